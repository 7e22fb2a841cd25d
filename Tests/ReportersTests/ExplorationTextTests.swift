import RunReport
import Testing

@testable import Reporters

/// The line that says how far subjects were explored, and what `--why-incomplete` prints.
@Suite struct ExplorationTextTests {
  private func stopped(_ name: String, _ reasons: [StoppingReason], budget: Double? = 20) -> Subject {
    var subject = SampleReport.clean.subjects[0]
    subject.name = name
    subject.verdict = .incomplete
    subject.bound = "stopped"
    subject.disturbances = 1
    subject.stopCause = .budget
    subject.budget = budget
    subject.reasons = reasons
    return subject
  }

  private func report(_ subjects: [Subject]) -> Report {
    var report = SampleReport.clean
    report.verdict = .incomplete
    report.subjects += subjects
    return report
  }

  @Test func theLineSaysHowFarWhyAndWhatToDo() {
    let reasons = StoppingSample.reasons
    let report = report([stopped("Pan", reasons), stopped("Other Pan", Array(reasons.dropFirst(2)))])
    #expect(
      ExplorationText.sentence(report) == """
        1 of 3 subjects to the end and 2 up to 1 disturbance; mostly because `session.isOpen` is unknown in \
        `EndlessPan.move()` (EndlessPan.swift:40), times 8 (2 subjects); `EndlessPan.pending` grows each time 'the user \
        taps' (EndlessPan.swift:31); a step has too many outcomes in `EndlessPan.shuffle()` (EndlessPan.swift:52); \
        `--subject-budget 40` goes further and `--why-incomplete Pan` tells more
        """)
  }

  /// The line under the verdict has three rows of 80 columns: what finds no place in them is told elsewhere.
  @Test func theShortLineTakesThreeRows() {
    let report = report([stopped("Pan", StoppingSample.reasons), stopped("Other Pan", [])])
    let advice = "; `--subject-budget 40` goes further and `--why-incomplete Pan` tells more"
    #expect(
      ExplorationText.shortSentence(report)
        == "1 of 3 subjects to the end and 2 up to 1 disturbance; mostly because `EndlessPan.pending` grows each time "
        + "'the user taps' (EndlessPan.swift:31)" + advice)
    for length in [10, 40, 80, 200] {
      var reason = StoppingSample.choice
      reason.what = String(repeating: "x", count: length)
      for name in ["Pan", String(repeating: "y", count: length)] {
        let sentence = ExplorationText.shortSentence(self.report([stopped(name, [reason])])) ?? ""
        #expect(sentence.hasPrefix("1 of 2 subjects to the end") && sentence.count <= 230)
      }
    }
    var levels = (0..<4).map { _ in stopped("Pan", []) }
    for index in levels.indices { levels[index].disturbances = index }
    #expect(
      ExplorationText.shortSentence(self.report(levels))?.hasPrefix(
        "1 of 5 subjects to the end, 1 up to 3 disturbances and 3 less far; ") == true)
  }

  @Test func whatNobodyCanPointAtCountsOnlyAlone() throws {
    let order = StoppingSample.reasons[4]
    let summary = try #require(
      ExplorationSummary([stopped("A", [StoppingSample.choice, order]), stopped("B", [order])]))
    #expect(summary.reasons.map(\.reason.kind) == [.choice, .order])
    #expect(summary.reasons.map(\.example) == ["A", "B"] && summary.explored == 0 && summary.others == 0)
  }

  @Test func whatGrowsComesFirst() throws {
    let summary = try #require(
      ExplorationSummary([stopped("A", [StoppingSample.choice]), stopped("B", [StoppingSample.growth])]))
    #expect(summary.reasons.map(\.reason.kind) == [.growth, .choice])
    #expect(ExplorationSummary(SampleReport.clean.subjects) == nil)
  }

  @Test func theOptionFitsTheBound() {
    var subject = stopped("A", [], budget: 0.2)
    #expect(StopAdvice.option(for: [subject]) == "`--subject-budget 0.4`")
    subject.stopCause = .states
    #expect(StopAdvice.option(for: [subject]) == "a larger `--max-states`")
    subject.stopCause = .reach
    #expect(StopAdvice.option(for: [subject]) == nil)
  }

  @Test func growthIsANoteOfItsSubject() {
    let text = TextReporter.render(
      report([stopped("Pan", StoppingSample.reasons)]), color: false, htmlPath: nil, isVerbose: true)
    #expect(text.contains("note: `EndlessPan.pending` grows each time 'the user taps' (EndlessPan.swift:31)"))
    #expect(
      text.contains("\nexplored: 1 of 2 subjects to the end and 1 up to 1 disturbance; mostly because "))
  }

  @Test func everyReasonIsExplained() throws {
    let text = WhyIncompleteReporter.render(
      report([stopped("Pan", StoppingSample.reasons), stopped("Dark", [])]), color: false)
    try Goldens.expect(text, equals: "why-incomplete.txt")
  }
}
