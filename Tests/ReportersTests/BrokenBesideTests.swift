import Identifiers
import RunReport
import Testing

@testable import Reporters

/// What is said of a part that holds while another part of the same transition breaks a rule.
@Suite struct BrokenBesideTests {
  /// Where all of this code lies.
  private var place: Location { SampleReport.clean.subjects[0].location }

  private func step(_ number: Int, _ event: MachineEvent, _ actor: String, _ lanes: String..., breaks: Bool = false)
    -> Step
  {
    let messages = lanes.map { call("UIKit", $0, "work()", at: place, breaks: breaks) }
    return Step(
      step: number, event: .machine(event), actor: actor, location: nil, notes: [], messages: messages, hierarchy: [])
  }

  /// A push ends, then a card is closed, which breaks a rule.
  private var finding: Finding {
    var finding = CardSample.finding
    finding.subject = "CardController"
    finding.trace = [
      step(1, .userTapsRow, "user", "ListPage", "PushDelegate"), step(2, .transitionStarts, "system", "PushAnimator"),
      step(3, .animationEnds, "run loop", "PushAnimator"), step(4, .dragBegins, "user", "CardDelegate", "Pan"),
      step(5, .fingerLifts, "user", "Pan"),
      step(6, .transitionStarts, "system", "CardAnimator", "ListPage", breaks: true),
      step(7, .animationEnds, "run loop", "LateAnimator"),
    ]
    return finding
  }

  private func subject(_ name: String, _ kind: SubjectKind, _ verdict: Verdict = .holds) -> Subject {
    var subject = SampleReport.clean.subjects[0]
    (subject.name, subject.kind, subject.verdict) = (name, kind.rawValue, verdict)
    return subject
  }

  @Test func partsOfTheBrokenTransitionSaySo() {
    var report = SampleReport.clean
    report.findings = [finding]
    let beside = { (subject: Subject) in BrokenBeside(report).findings(for: subject).count }
    #expect(beside(subject("CardAnimator", .animator)) == 1)
    #expect(beside(subject("CardDelegate", .transitioningDelegate)) == 1)
    #expect(beside(subject("Pan", .interactionController, .incomplete)) == 1)
    // Another class of that name, in a file whose code does not run.
    var namesake = subject("CardAnimator", .animator)
    namesake.location.path = "Other.swift"
    #expect(beside(namesake) == 0)
    // The push was over, and what comes after the breach has no part in it.
    #expect(beside(subject("PushAnimator", .animator)) == 0)
    #expect(beside(subject("PushDelegate", .navigationDelegate)) == 0)
    #expect(beside(subject("LateAnimator", .animator)) == 0)
    // Pages take part in everything, and what breaks a rule says so itself.
    #expect(beside(subject("ListPage", .viewController)) == 0)
    #expect(beside(subject("CardAnimator", .animator, .violated)) == 0)
    report.findings[0].confidence = .possible
    #expect(BrokenBeside(report).findings(for: subject("CardAnimator", .animator)).isEmpty)
  }

  @Test func theVerdictLineNamesWhatIsBroken() {
    var report = SampleReport.clean
    report.findings = [finding]
    report.subjects = [subject("CardAnimator", .animator)]
    let text = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(
      text.contains(
        ": every ordering was explored; but in a transition with it a rule is broken: TV402 (Defective.swift:23), listed under "
          + "CardController\n"))
    #expect(MarkdownReporter.render(report).contains("but in a transition with it a rule is broken"))
  }
}
