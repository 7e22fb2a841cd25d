import RunReport
import TestSupport
import Testing

@testable import transverify

@Suite struct ExitCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var report: Report
    var relaxed: ExitCode
    var strict: ExitCode

    init(_ name: String, _ report: Report, _ relaxed: ExitCode, strict: ExitCode? = nil) {
      testDescription = name
      self.report = report
      self.relaxed = relaxed
      self.strict = strict ?? relaxed
    }
  }

  private static let unmet = Expectations(
    met: 1, failures: [.init(message: "expected TV104, which was not found", location: Samples.location)])

  static let cases: [Case] = [
    Case("holds", Samples.report(), .success),
    Case("violated", Samples.report(.violated, findings: [Samples.finding()]), .violations),
    Case("likely", Samples.report(.violated, findings: [Samples.finding(.likely, .warning)]), .violations),
    Case("possible", Samples.report(.holds, findings: [Samples.finding(.possible)]), .success),
    Case("note", Samples.report(.holds, findings: [Samples.finding(.certain, .note)]), .success),
    Case(
      "violated as expected",
      Samples.report(.violated, findings: [Samples.finding()], expectations: Expectations(met: 1, failures: [])),
      .success),
    Case("unmet expectation", Samples.report(expectations: unmet), .violations),
    Case("syntax error", Samples.report(problems: [.error]), .usage),
    Case("warning", Samples.report(problems: [.warning]), .success),
    Case(
      "violated beside a syntax error", Samples.report(.violated, findings: [Samples.finding()], problems: [.error]),
      .violations),
    Case("incomplete", Samples.report(.incomplete, subjects: [.incomplete]), .incomplete),
    Case("unsupported", Samples.report(.unsupported, subjects: [.unsupported]), .incomplete),
    Case("vacuous", Samples.report(.vacuous, subjects: [.vacuous]), .success, strict: .incomplete),
    Case("one vacuous subject", Samples.report(subjects: [.holds, .vacuous]), .success, strict: .incomplete),
    Case(
      "an event that was never possible", Samples.report(subjects: [.holds], idleEvents: ["overflow"]), .success,
      strict: .incomplete),
    Case("one incomplete subject", Samples.report(subjects: [.holds, .incomplete]), .success, strict: .incomplete),
    Case(
      "violated and incomplete", Samples.report(.violated, findings: [Samples.finding()], subjects: [.incomplete]),
      .violations),
  ]

  @Test(arguments: cases)
  func code(_ example: Case) {
    #expect(exitCode(for: example.report, strict: false) == example.relaxed)
    #expect(exitCode(for: example.report, strict: true) == example.strict)
  }

  @Test func interruptedIsNeverASuccess() {
    #expect(exitCode(for: Samples.report(), strict: false, wasInterrupted: true) == .incomplete)
  }

  /// A run over changes has left out who may call it.
  @Test func anActionThatNobodyCallsBesideSubjectsThatWereLeftOut() {
    var report = Samples.report(.vacuous, subjects: [.vacuous])
    report.subjects[0].rules = [.TV103: .holds]
    report.subjects[0].neverCalled = ["close()"]
    #expect(exitCode(for: report, strict: true) == .incomplete)
    report.leftOutSubjects = 2
    #expect(exitCode(for: report, strict: true) == .success)
    report.subjects[0].neverCalled = nil
    #expect(exitCode(for: report, strict: true) == .incomplete)
  }

  /// Whatever was found, a result that certification has refused is a defect of the tool.
  @Test func refusedCertification() {
    var report = Samples.report()
    var subject = Subject(
      name: "Machine", kind: "transition system", location: Location(path: "a.swift", line: 1, column: 1),
      verdict: .unsupported, rules: [:], states: 1, transitions: 0, depth: 0, notUnderstood: [], bound: "internal error"
    )
    subject.certification = .refused
    report.subjects.append(subject)
    #expect(exitCode(for: report, strict: false) == .internalError)
  }

  @Test(arguments: [(nil, ExitCode.incomplete), (0, .incomplete), (1, .success), (2, .success)] as [(Int?, ExitCode)])
  func asFarAsRequired(explored: Int?, code: ExitCode) {
    var report = Samples.report(.incomplete, subjects: [.holds, .incomplete])
    for index in report.subjects.indices where report.subjects[index].verdict == .incomplete {
      report.subjects[index].disturbances = explored
    }
    #expect(exitCode(for: report, strict: false) == .incomplete)
    report.requiredDisturbances = 1
    #expect(exitCode(for: report, strict: false) == code)
    #expect(exitCode(for: report, strict: true) == code)
    #expect(exitCode(for: report, strict: false, wasInterrupted: true) == .incomplete)
    report.passesIncomplete = true
    #expect(exitCode(for: report, strict: true) == .success)
    #expect(exitCode(for: report, strict: false, wasInterrupted: true) == .incomplete)
  }

  /// One table, in the same words wherever it stands.
  @Test(arguments: ["README.md", "\(Guide.folder)/ContinuousIntegration.md"])
  func everyTableIsTheSame(_ path: String) throws {
    let text = try String(contentsOfFile: Repository.path(path), encoding: .utf8).replacing("`", with: "")
    for code in ExitCode.allCases { #expect(text.contains("\n| \(code.rawValue) | \(code.meaning) |\n")) }
    let order = ExitCode.precedence.joined(separator: " ").split(separator: ": ").last ?? ""
    #expect(text.contains(order))
    let help = try HelpText(table: .transverify).text(for: nil)
    for code in ExitCode.allCases { #expect(help.contains(code.meaning)) }
  }

  @Test func numbers() {
    #expect([ExitCode.success, .violations, .usage, .incomplete, .internalError].map(\.rawValue) == [0, 1, 2, 3, 70])
  }
}
