import Foundation
import RunReport
import Testing

@testable import transverify

/// Comments that allow findings, through the command line and with the real engine.
@Suite struct SuppressionTests {
  @Test(arguments: [
    ("", "// transverify:allow TV105 - the container never cancels", ""),
    ("", "", "  // transverify:allow TV105 - the container never cancels"),
    ("// transverify:allow-file completion-flag-not-finished, TV101 – the container never cancels", "", ""),
    // Others may stand between a comment and its line.
    ("", "// transverify:allow tv105 - the container never cancels\n\n      // It never does.", ""),
  ])
  func allowed(before: String, above: String, beside: String) throws {
    let sample = try GateSample()
    try sample.write(before: before, above: above, beside: beside)
    let outcome = try sample.check("")
    #expect(outcome.exit == .success)
    #expect(outcome.report.findings.isEmpty)
    let suppression = try #require(outcome.report.suppressions?.first)
    #expect(suppression.reason == "the container never cancels")
    #expect(suppression.suppressed.map(\.rule) == ["TV105"])
    #expect(suppression.isForFile == !before.isEmpty)
    #expect(outcome.report.subjects.first?.verdict == .violated)
    #expect(outcome.report.subjects.first?.remarks == ["1 finding is allowed by comments"])
    #expect(outcome.output.contains("1 finding allowed by comments"))
  }

  @Test(arguments: [
    // Another line, a string, a nested comment, inactive code.
    "// transverify:allow TV105 - too far away\n      _ = 1",
    "_ = \"// transverify:allow TV105 - in a string\"",
    "_ = \"\"\"\n      // transverify:allow TV105 - in a long string\n      \"\"\"",
    "/* outer /* inner */\n      // transverify:allow TV105 - in a comment\n      */",
    "#if os(Linux)\n      // transverify:allow TV105 - for another system\n      #endif",
    "/// transverify:allow TV105 - in documentation",
  ])
  func notAllowed(above: String) throws {
    let sample = try GateSample()
    try sample.write(above: above)
    let outcome = sample.run("run @/App --config @/plain.json")
    #expect(outcome.exit == .violations)
    #expect(outcome.output.contains("TV105"))
  }

  @Test(arguments: [
    (
      "// transverify:allow TV105",
      "gives no reason after a dash and allows nothing: write '// transverify:allow TV105 - reason'"
    ),
    (
      "// transverify:allow TV105: the container never cancels - we think",
      "gives no reason after a dash and allows nothing: write '// transverify:allow TV105 - reason'"
    ),
    (
      "// transverify:allow-file TV105 the container never cancels",
      "gives no reason after a dash and allows nothing: write '// transverify:allow-file TV105 - reason'"
    ),
    ("// transverify:allow - because", "'transverify:allow' names no rule"),
    ("// transverify:allow TV15 - because", "unknown rule 'TV15': did you mean 'TV105'?"),
    ("// transverify:alow TV105 - because", "unknown comment 'transverify:alow': did you mean 'transverify:allow'?"),
  ])
  func whatIsWrongIsSaid(comment: String, message: String) throws {
    let sample = try GateSample()
    try sample.write(above: comment)
    let outcome = try sample.check("")
    #expect(outcome.exit == .violations)
    #expect(outcome.report.problems.count == 1)
    let problem = try #require(outcome.report.problems.first)
    #expect(problem.message.contains(message))
    #expect(problem.severity == .error && problem.location?.line == 19)
    // Where nothing else is wrong, the source is at fault.
    try sample.write(flag: GateSample.right, above: comment)
    #expect(try sample.check("").exit == .usage)
  }

  @Test func staleOnesAreWarnedOf() throws {
    let sample = try GateSample()
    let comment = "// transverify:allow TV101, TV105 - the container never cancels"
    try sample.write(flag: GateSample.right, above: comment)
    let stale = try sample.check("")
    #expect(stale.exit == .success)
    #expect(stale.report.suppressions?.map(\.stale) == [["TV101", "TV105"]])
    #expect(stale.report.problems.map(\.severity) == [.warning, .warning])
    #expect(stale.output.contains("TV105 is allowed here, but nothing breaks it: take it out of the comment"))
    #expect(try sample.check("--strict").exit == .violations)
    // One of two rules is of use.
    try sample.write(above: comment)
    let half = try sample.check("")
    #expect(half.report.suppressions?.map(\.stale) == [["TV101"]])
    #expect(half.report.problems.count == 1)
  }

  /// Of what was not checked or not explored to its end nothing is known.
  @Test(arguments: ["--skip TV105", "--only TV101", "--max-states 5", "--subject Nothing*"])
  func notStale(options: String) throws {
    let sample = try GateSample()
    try sample.write("Nothing.swift", type: "Nothing", flag: GateSample.right)
    try sample.write(flag: GateSample.right, above: "// transverify:allow TV105 - the container never cancels")
    let outcome = try sample.check(options)
    #expect(outcome.report.suppressions == nil)
    #expect(outcome.report.problems.isEmpty)
  }

  /// Files that cannot matter are not parsed; their comments are read all the same.
  @Test func inFilesThatCannotMatter() throws {
    let sample = try GateSample()
    let text = "struct Price { var cents = 1 }\n"
    try sample.folder.write(text + "// transverify:allow TV105 - left over\n", to: "App/Price.swift")
    #expect(try sample.check("").report.suppressions?.map(\.stale) == [["TV105"]])
    try sample.folder.write(text + "let text = \"// transverify:allow TV105 - text\"\n", to: "App/Price.swift")
    #expect(try sample.check("").report.suppressions == nil)
  }

  @Test func expectationsAreAboutWhatIsFound() throws {
    let sample = try GateSample()
    let allow = "// transverify:allow TV105 - the container never cancels"
    try sample.write(above: allow, beside: "  // expect: TV105")
    #expect(try sample.check("").report.expectations == Expectations(met: 1, failures: []))
    // A finding that is allowed need not be expected.
    try sample.write(before: "// expect: holds", above: allow)
    #expect(try sample.check("").exit == .success)
    try sample.write(before: "// expect: holds")
    #expect(try sample.check("").exit == .violations)
  }
}
