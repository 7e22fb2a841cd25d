import RunReport
import Testing

@testable import transverify

@Suite struct ThresholdTests {
  struct Case: Sendable {
    var severity: Severity
    var confidence: Confidence
    /// Whether it counts at the thresholds (error, certain), (warning, likely), (note, possible).
    var counts: [Bool]
  }

  static let cases = [
    Case(severity: .error, confidence: .certain, counts: [true, true, true]),
    Case(severity: .error, confidence: .likely, counts: [false, true, true]),
    Case(severity: .warning, confidence: .certain, counts: [false, true, true]),
    Case(severity: .error, confidence: .possible, counts: [false, false, true]),
    Case(severity: .note, confidence: .certain, counts: [false, false, true]),
  ]

  @Test(arguments: cases)
  func exitCodes(_ example: Case) {
    let levels: [(Severity, Confidence)] = [(.error, .certain), (.warning, .likely), (.note, .possible)]
    for (level, counts) in zip(levels, example.counts) {
      var report = Samples.report(findings: [Samples.finding(example.confidence, example.severity)])
      report.thresholds = Thresholds(severity: level.0, confidence: level.1)
      #expect(exitCode(for: report, strict: false) == (counts ? .violations : .success))
      // Whatever its severity, a known finding does not count.
      report.findings[0].status = .known
      #expect(exitCode(for: report, strict: false) == .success)
    }
  }

  @Test func theReportSaysWhatCounts() throws {
    let sample = try GateSample()
    let usual = try sample.check("--fail-on warning --confidence likely")
    #expect(usual.report.thresholds == nil)
    let all = try sample.check("--fail-on note --confidence possible")
    #expect(all.exit == .violations)
    #expect(all.output.contains("every finding counts"))
    // The only finding of the app is a certain error.
    let errors = try sample.check("--fail-on error --confidence certain")
    #expect(errors.exit == .violations)
    #expect(errors.report.thresholds == Thresholds(severity: .error, confidence: .certain))
    #expect(errors.output.contains("1 error in 1 of 1 subject; only certain errors count"))
  }

  @Test func belowTheThresholdsARunHolds() throws {
    let sample = try GateSample()
    let path = "Models/Rules/TV401/TV401Violating.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try sample.folder.write(text.replacingOccurrences(of: "// expect: TV401", with: ""), to: "App/Fade.swift")
    #expect(try sample.check("").report.findings.map(\.severity) == [.warning])
    #expect(try sample.check("").exit == .violations)
    let outcome = try sample.check("--fail-on error")
    #expect(outcome.exit == .success)
    #expect(outcome.report.verdict == .holds)
    #expect(outcome.report.findings.count == 1)
    #expect(outcome.output.contains("no certain or likely error was found, 1 finding below the thresholds"))
    #expect(outcome.output.contains("only certain or likely errors count"))
    #expect(sample.run("run @/App --fail-on fatal").exit == .usage)
  }
}
