import RunReport
import Testing

@testable import Reporters

/// What was cut short is said in every format that tells of findings one by one.
@Suite struct CutTextTests {
  private var report: Report {
    var report = ExplainedReport.report
    report.findings[0].cut = [.assumptions, .explanation]
    // What is known is only counted.
    report.findings[0].status = .new
    report.subjects[0].cut = [.assumptions, .diagram]
    return report
  }

  @Test func everyFormatSaysWhatIsMissing() {
    let sentence = "depends on was not worked out to the end"
    let texts = [
      TextReporter.render(report, color: false, htmlPath: nil), MarkdownReporter.render(report),
      HTMLReporter.render(report),
      JUnitReporter.render(report), SARIFReporter.render(report, rules: []),
    ]
    for text in texts { #expect(text.contains(sentence)) }
    #expect(
      Wording.sentence(for: report.subjects[0], findings: []).hasSuffix(
        "no time was left to draw its states"))
  }

  @Test func everyPhaseHasItsPlace() {
    var finding = ExplainedReport.report.findings[0]
    var subject = ExplainedReport.report.subjects[0]
    for phase in CutPhase.allCases {
      finding.cut = [phase]
      subject.cut = [phase]
      #expect(CutText.sentences(of: finding).count + CutText.sentences(of: subject).count == 1, "\(phase)")
    }
  }

  @Test func whatIsCutIsValidJSON() throws {
    let validator = SchemaValidator(schema: try JSONValue.read(ReportSchema.text), refusesUnknownMembers: true)
    #expect(validator.errors(try JSONValue.read(JSONReporter.render(report))) == [])
  }
}
