import Foundation
import Identifiers
import Rules
import RunReport
import ShippedModels
import TestSupport
import Testing

@testable import Verification

/// What explains findings, on small animators whose runs are followed by hand.
@Suite struct ExplanationTests {
  /// The flag is always true: a cancelled swipe is committed, a finished one is not broken. So the step that gives the swipe up
  /// is the one after which nothing ends well, and the same swipe ends well when it is not cancelled.
  @Test func aWrongFlagSaysItsValues() throws {
    let finding = try finding("TV104")
    let clause = try #require(finding.clause)
    #expect(clause.values.map(\.value).prefix(2) == ["true", "true"])
    #expect(clause.values[1].name == "context.transitionWasCancelled")
    #expect(finding.pointOfNoReturn == finding.trace.count - 1)
    let passing = try #require(finding.nearestPassing)
    #expect(!passing.change.isEmpty)
    #expect(passing.steps.contains { $0.same != nil })
  }

  /// Where no snapshot is given the animator returns: the transition is in flight for ever from that step on.
  @Test func aPathWithoutCompletionHasNoWayBack() throws {
    let finding = try finding("TV103")
    #expect(finding.pointOfNoReturn == finding.trace.count)
    let clause = try #require(finding.clause)
    #expect(clause.values.first == FailedClause.Value(name: "calls of completeTransition(_:)", value: "0"))
    // The same events pass where UIKit makes the snapshot.
    let passing = try #require(finding.nearestPassing)
    #expect(passing.change.contains("snapshotView(afterScreenUpdates:) does not return nil"))
    let last = try #require(finding.trace.last)
    let other = try #require(last.alternatives?.first { $0.event == last.event })
    #expect(other.outcome == .clean)
    #expect(other.choice != nil)
  }

  /// A second completion ends the run.
  @Test func aSecondCompletionIsCounted() throws {
    let finding = try finding("TV101")
    #expect(finding.clause?.values.first == FailedClause.Value(name: "calls of completeTransition(_:)", value: "2"))
    #expect(finding.pointOfNoReturn == finding.trace.count - 1)
  }

  /// One animator, made by two delegates: one root cause, and the other delegate's scenario under it.
  @Test func equalCausesAreListedUnderOne() throws {
    let scenarios = ["First", "Second"].map { name in
      """
      final class \(name)Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { FlagAnimator() }
      }
      """
    }
    let report = try report([Self.flagAnimator] + scenarios)
    let findings = report.findings.filter { $0.rule == "TV108" }
    #expect(findings.count == 1)
    let others = findings.first?.occurrences ?? []
    #expect(Set(others.map(\.subject) + findings.map(\.subject)) == ["FirstDelegate", "SecondDelegate"])
    #expect(others.allSatisfy { $0.steps > 0 })
  }

  private static let flagAnimator = """
    import UIKit
    final class FlagAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {}
    }
    """

  /// The events and the steps are those of the whole graph; the branch for a type that never comes is not reached.
  @Test func coverageCountsEventsAndBranches() throws {
    let source = """
      import UIKit
      final class A: NSObject, UIViewControllerAnimatedTransitioning {
        var isFast = false
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          if isFast {
            print("never")
          } else {
            print("always")
          }
          guard let v = c.view(forKey: .to) else {
            c.completeTransition(!c.transitionWasCancelled)
            return
          }
          c.containerView.addSubview(v)
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
      """
    let subject = try #require(try report([source]).subjects.first { $0.name == "A" })
    let coverage = try #require(subject.coverage)
    #expect(coverage.statesPerDepth.reduce(0, +) == subject.states)
    #expect(coverage.events.reduce(0) { $0 + $1.transitions } == subject.transitions)
    #expect(coverage.unreachedBranches.contains { $0.kind == "body of if" && $0.location.line == 7 })
    #expect(!coverage.unreachedBranches.contains { $0.kind == "else of if" })
  }

  /// Of a run that ends with its animation, and one as short that ends because the app leaves, the first is told.
  @Test func anOrdinaryRunIsTold() throws {
    let finding = try finding("TV105")
    #expect(finding.trace.last?.eventID == .machine(.animationEnds))
    #expect(!finding.trace.contains { $0.eventID == .machine(.appEntersBackground) })
  }

  /// An interaction controller that tells itself how its swipe ends: the step says it, and what was decided.
  @Test func whatASwipeDecidesIsTold() throws {
    let finding = try #require(try report([Self.swipe]).findings.first { $0.rule == .TV104 })
    let step = try #require(finding.trace.last { $0.outcome != nil })
    #expect(step.outcome == .cancelled)
    #expect(step.messages.contains { $0.text == "cancel()" && $0.from == "Swipe" && $0.to == "UIKit" })
    #expect(finding.trace.count { $0.outcome != nil } == 1)
  }

  private static let swipe = """
    import UIKit
    final class Swipe: UIPercentDrivenInteractiveTransition {
      weak var page: UIViewController?
      var isRunning = false
      @objc func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
          isRunning = true
          page?.dismiss(animated: true)
        case .changed: update(0.5)
        case .ended, .cancelled, .failed:
          isRunning = false
          if pan.velocity(in: nil).y > 500 { finish() } else { cancel() }
        default: break
        }
      }
    }
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in c.completeTransition(true) })
      }
    }
    final class Page: UIViewController, UIViewControllerTransitioningDelegate {
      let swipe = Swipe()
      override func viewDidLoad() {
        super.viewDidLoad()
        transitioningDelegate = self
        swipe.page = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: swipe, action: #selector(Swipe.panned(_:))))
      }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Fade()
      }
      func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { swipe.isRunning ? swipe : nil }
    }
    """

  /// A gesture that ends too early: the same events in another order hold.
  @Test func theSameEventsInAnotherOrderHold() throws {
    let finding = try finding("TV204")
    let passing = try #require(finding.nearestPassing)
    #expect(passing.change.hasPrefix("'the user lifts the finger' comes only after 'UIKit starts the transition'"))
    #expect(Set(passing.steps.compactMap(\.same)) == Set(1...finding.trace.count))
  }

  /// A cancelled swipe leaves something hidden: the same swipe that goes through does not.
  @Test func theGestureEndsOtherwise() throws {
    let passing = try #require(try finding("TV307").nearestPassing)
    #expect(
      passing.change == "'the swipe is released past the threshold' happens instead of 'the swipe is cancelled'")
  }

  /// Without a run nearby that holds nothing is said: every presentation by this animator fails.
  @Test func whatAlwaysFailsHasNoPassingOrdering() throws {
    #expect(try finding("TV107").nearestPassing == nil)
  }

  /// What helps against one check of a rule may be of no use against another one; the rule's page says all.
  @Test func remediesFitTheCheck() throws {
    let rule = RuleCatalogue[.TV208]
    #expect(rule.remedy(of: .answersAnother) == rule.remedy)
    #expect(rule.remedy(of: nil) == rule.remedy)
    #expect(rule.remedy(of: .runsByItself).contains("`interruptibleAnimator(using:)`"))
    #expect(RuleCatalogue[.TV1102].remedy(of: .pullIsUnheard).hasPrefix("Make somebody the delegate"))
    #expect(RuleCatalogue[.TV902].remedy(of: .timerIsEndless).contains("invalidate()"))
    let page = RulePage.markdown(of: rule).filter { !$0.isNewline && $0 != " " }
    for remedy in [rule.remedy(of: .endsEarly), rule.remedy(of: .runsByItself), rule.remedy] {
      #expect(page.contains(remedy.filter { $0 != " " }))
    }
  }

  /// A flag that is wrong the other way round has a consequence of its own.
  @Test func consequencesFitTheClause() {
    let rule = RuleCatalogue[.TV104]
    #expect(rule.consequence(of: .cancelledIsCommitted) == rule.consequence)
    #expect(rule.consequence(of: .uncancelledIsRolledBack).contains("takes it back"))
    #expect(RuleCatalogue[.TV601].consequence(of: .isPresentedAlready).contains("crashes"))
    #expect(!RuleCatalogue[.TV601].consequence.contains("crashes"))
    #expect(RuleCatalogue[.TV103].consequence.hasPrefix("The app freezes: "))
  }

  /// A pull that nobody hears of is told of the pull, not of a dismissal by the app.
  @Test func unheardPullsAreToldAsPulls() throws {
    let path = Repository.path("Tests/Fixtures/Presentation/page_pulled_in_stack_bad.swift")
    let report = try report([String(contentsOfFile: path, encoding: .utf8)])
    let finding = try #require(report.findings.first { $0.rule == .TV1102 })
    #expect(finding.check == .pullIsUnheard)
    #expect(finding.clause?.values.map(\.value) == ["the user, without a button of the app"])
    #expect(finding.consequence.contains("pulled the page down"))
    #expect(finding.remedy.contains("`navigationController?.isBeingDismissed`"))
  }

  // MARK: The gallery's rules

  /// What is said of every finding of the small models is consistent with itself.
  @Test func explanationsOfTheRuleModelsHold() throws {
    let findings = try ShippedModels.report.findings(in: "Models/Rules")
    let interruptions = MachineEvent.allCases.filter { EventKind(.machine($0), actor: "app") == .disturbance }
      .map(EventText.sentence(of:))
    for finding in findings {
      if let point = finding.pointOfNoReturn { #expect((1...finding.trace.count).contains(point)) }
      for (number, step) in finding.trace.enumerated() {
        for alternative in step.alternatives ?? [] {
          // Nothing ends well in the place of a step behind the point of no return.
          if let point = finding.pointOfNoReturn, number >= point { #expect(alternative.outcome != .clean) }
          #expect(alternative.rules.isEmpty || alternative.outcome == .breaks)
        }
      }
      // The set-up of a scenario is no step.
      if !finding.trace.isEmpty { #expect(finding.clause != nil, "\(finding.rule) \(finding.message)") }
      guard let passing = finding.nearestPassing else { continue }
      #expect(!passing.change.contains("F-"))
      for step in passing.steps where step.same == nil { #expect(!interruptions.contains(step.event)) }
      let repeated = passing.steps.compactMap(\.same)
      #expect(!passing.change.isEmpty)
      #expect(Set(repeated).count == repeated.count)
      for step in passing.steps {
        if let same = step.same { #expect(finding.trace[same - 1].event == step.event) }
      }
    }
    #expect(findings.count { $0.pointOfNoReturn != nil } > 20)
    #expect(findings.count { $0.nearestPassing != nil } > 20)
  }

  /// In the model that violates it.
  private func finding(_ rule: RuleID) throws -> Finding {
    let findings = try ShippedModels.report.findings(in: "Models/Rules/\(rule)")
    return try #require(findings.first { $0.rule == rule && $0.location.path.hasSuffix("/\(rule)Violating.swift") })
  }

  private func report(_ files: [String]) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.path + "/explanation-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (number, text) in files.enumerated() {
      let text = text.contains("import UIKit") ? text : "import UIKit\n" + text
      try text.write(toFile: folder + "/File\(number).swift", atomically: true, encoding: .utf8)
    }
    return try Runner(options: RunOptions(paths: [folder])).run()
  }
}
