import Foundation
import RunReport
import Testing
import Verification

@testable import transverify

@Suite struct BaselineTests {
  @Test func knownFindingsDoNotFailTheRun() throws {
    let sample = try GateSample()
    #expect(try sample.check("").exit == .violations)
    #expect(try sample.check("").report.findings.map(\.status) == [nil])
    let written = try sample.check("--write-baseline @/known.json")
    #expect(written.exit == .success)
    #expect(written.report.findings.map(\.status) == [.known])
    let known = try sample.check("--baseline @/known.json --strict")
    #expect(known.exit == .success)
    #expect(known.report.verdict == .holds)
    let comparison = try #require(known.report.comparisons?.first)
    #expect(comparison.kind == .baseline && comparison.new == 0 && comparison.known == 1 && comparison.fixed.isEmpty)
    #expect(known.output.contains("nothing new that is certain or likely breaks a rule, 1 known finding"))
  }

  @Test func editsElsewhereDoNotMatter() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    try sample.write(before: "\n\n// Fades.\nprivate let unused = 1\n", beside: "  // the end")
    #expect(try sample.check("--baseline @/known.json --strict").exit == .success)
  }

  /// The ids of another ordering, of another subject: as a slower machine, or a run over a part, may find them.
  private func withOtherIDs(_ text: String?) -> String {
    (text ?? "").replacing(/"id":"TV105-[^"]*"/, with: "\"id\":\"TV105-0\"")
  }

  @Test func anotherOrderingOfAKnownDefectIsKnown() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let text = try #require(sample.folder.text("known.json"))
    #expect(text.contains("\"code\":\"context.completeTransition(finished)\""))
    try sample.folder.write(withOtherIDs(text), to: "known.json")
    try sample.write(before: "\n// Lower in the file.\n")
    let known = try sample.check("--baseline @/known.json --strict")
    #expect(known.exit == .success)
    #expect(known.report.findings.map(\.status) == [.known])
    #expect(known.report.comparisons?.first?.fixed == [])
    // Renewed it has the id that was found.
    #expect(try sample.check("--baseline @/known.json --write-baseline @/known.json").exit == .success)
    #expect(sample.folder.text("known.json") == text)
  }

  // MARK: How findings come about

  /// The file as a run would have written it that needed other events, or more disturbances, for the finding.
  private func accepting(_ disturbances: Int, _ events: [String], _ text: String?) -> String {
    let list = events.map { "\"\($0)\"" }.joined(separator: ",")
    return withOtherIDs(text).replacing(/"disturbances":\d+,"events":\[[^\]]*\]/) { _ in
      "\"disturbances\":\(disturbances),\"events\":[\(list)]"
    }
  }

  /// It took a rotation, and now takes none: whoever accepted that has not accepted this.
  @Test func whatTakesFewerDisturbancesIsWorse() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let text = try #require(sample.folder.text("known.json"))
    #expect(text.contains("\"disturbances\":0,\"events\":["))
    try sample.folder.write(accepting(1, ["userTapsToPresent", "deviceRotates"], text), to: "known.json")
    let worse = try sample.check("--baseline @/known.json --reporter markdown:@/r.md")
    #expect(worse.exit == .violations)
    let finding = try #require(worse.report.findings.first)
    #expect(finding.status == .new && finding.accepted?.isWorse == true && finding.accepted?.disturbances == 1)
    let sentence = "known, but worse: it took 1 disturbance (the device rotates), and now takes none"
    #expect(finding.accepted?.text == sentence)
    #expect(worse.output.contains("  status: \(sentence)\n"))
    #expect(worse.output.contains("1 new finding is known, but worse than accepted"))
    #expect(sample.folder.text("r.md")?.contains(sentence) == true)
    #expect(worse.report.comparisons?.first?.new == 1 && worse.report.comparisons?.first?.fixed == [])
    // Accepted as it is, it is known.
    #expect(try sample.check("--baseline @/known.json --write-baseline @/known.json").exit == .violations)
    #expect(sample.folder.text("known.json") == text)
    #expect(try sample.check("--baseline @/known.json --strict").exit == .success)
  }

  @Test func otherEventsAreNoted() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let text = sample.folder.text("known.json")
    try sample.folder.write(accepting(0, ["appEntersBackground", "someLaterEvent"], text), to: "known.json")
    let known = try sample.check("--baseline @/known.json --strict")
    #expect(known.exit == .success)
    #expect(known.report.findings.first?.status == .known && known.report.findings.first?.accepted?.isWorse == false)
    #expect(known.output.contains("1 known finding comes about by other events than when the baseline was written"))
    #expect(known.output.contains(": `--verbose` shows its ordering\n"))
    let verbose = try sample.check("--baseline @/known.json --verbose").output
    #expect(verbose.contains("without 'the app goes to the background', 'someLaterEvent'\n"))
  }

  /// Files of earlier versions do not say how findings come about.
  @Test func whatWasNotWrittenIsNotCompared() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let text = withOtherIDs(sample.folder.text("known.json"))
    let old = text.replacing(/"disturbances":\d+,"events":\[[^\]]*\],/, with: "")
    #expect(old != text)
    try sample.folder.write(old, to: "known.json")
    let known = try sample.check("--baseline @/known.json --strict")
    #expect(known.exit == .success)
    #expect(known.report.findings.map(\.status) == [.known] && known.report.findings.first?.accepted == nil)
    // A number that says nothing.
    try sample.folder.write(text.replacing("\"disturbances\":0", with: "\"disturbances\":-1"), to: "known.json")
    #expect(try sample.check("--baseline @/known.json").report.findings.map(\.status) == [.known])
  }

  /// Another subject meets another line of the function first.
  @Test func anotherLineOfAKnownFunctionIsKnown() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let text = withOtherIDs(sample.folder.text("known.json"))
    #expect(text.contains("\"function\":\"FadeAnimator.animateTransition(using:)\""))
    try sample.folder.write(text, to: "known.json")
    try sample.write(flag: "/* as it was told */ finished")
    let known = try sample.check("--baseline @/known.json --strict")
    #expect(known.exit == .success)
    #expect(known.report.findings.map(\.status) == [.known])
    // Without the function the line decides, as in files of earlier versions.
    try sample.folder.write(text.replacing(/"function":"[^"]*",/, with: ""), to: "known.json")
    #expect(try sample.check("--baseline @/known.json").report.findings.map(\.status) == [.new])
  }

  @Test func anEntryAcceptsOneFinding() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    try sample.folder.write(withOtherIDs(sample.folder.text("known.json")), to: "known.json")
    try sample.write("Other.swift", type: "OtherAnimator")
    let other = try sample.check("--baseline @/known.json")
    #expect(other.exit == .violations)
    #expect(other.report.findings.map(\.status) == [.known, .new])
    // The same line in the same file.
    let fade = try #require(sample.folder.text("App/Fade.swift"))
    let twice = fade + fade.replacing("FadeAnimator", with: "SecondAnimator").replacing("import UIKit\n", with: "")
    try sample.folder.write(twice, to: "App/Fade.swift")
    try sample.write("Other.swift", type: "OtherAnimator", flag: GateSample.right)
    let second = try sample.check("--baseline @/known.json")
    #expect(second.exit == .violations)
    #expect(second.report.findings.map(\.status) == [.known, .new])
  }

  @Test func newFindingsFailTheRun() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    try sample.write("Other.swift", type: "OtherAnimator")
    let outcome = try sample.check("--baseline @/known.json")
    #expect(outcome.exit == .violations)
    #expect(outcome.report.findings.map(\.status) == [.known, .new])
    #expect(outcome.output.contains("1 known finding"))
    // Renewing it is judged by the old one still.
    #expect(try sample.check("--baseline @/known.json --write-baseline @/known.json").exit == .violations)
    #expect(try sample.check("--baseline @/known.json").exit == .success)
  }

  @Test func fixedFindingsAreReportedAndFailStrictRuns() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    try sample.write(flag: GateSample.right)
    let fixed = try sample.check("--baseline @/known.json")
    #expect(fixed.exit == .success)
    #expect(fixed.report.comparisons?.first?.fixed.map(\.rule) == ["TV105"])
    #expect(try sample.check("--baseline @/known.json --strict").exit == .violations)
    // Of rules, subjects and files that a run does not look at it says nothing.
    for options in ["--skip TV105", "--subject Other"] {
      try sample.write("Other.swift", type: "Other", flag: GateSample.right)
      #expect(try sample.check("--baseline @/known.json --strict \(options)").report.comparisons?.first?.fixed == [])
    }
    let other = sample.run("run @/App/Other.swift --baseline @/known.json --strict")
    #expect(other.exit == .success)
    #expect(try sample.check("--baseline @/known.json --write-baseline @/known.json").exit == .success)
    #expect(
      sample.folder.text("known.json")
        == "{\n  \"version\": 2,\n  \"paths\": [\n    \"App\"\n  ],\n  \"findings\": []\n}\n")
  }

  /// A finding that a comment allows is there still, and a run over a part sees other scenarios.
  @Test func whatIsAllowedOrOutsideOfThePathsIsNotFixed() throws {
    let sample = try GateSample()
    try sample.write("Other.swift", type: "OtherAnimator")
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    try sample.write(above: "// transverify:allow TV105 - shown to nobody")
    let allowed = try sample.check("--baseline @/known.json --strict")
    #expect(allowed.exit == .success)
    #expect(allowed.report.suppressedFindings == 1 && allowed.report.comparisons?.first?.fixed == [])
    try sample.write(flag: GateSample.right)
    #expect(sample.run("run @/App/Fade.swift --config @/plain.json --baseline @/known.json --strict").exit == .success)
    #expect(try sample.check("--baseline @/known.json --strict").exit == .violations)
  }

  /// A search that is stopped again fails no run. One that had come to its end does, unless the gate passes it.
  @Test func stoppedSearches() throws {
    let sample = try GateSample()
    try sample.write(flag: GateSample.right)
    let limit = "--max-states 30"
    #expect(try sample.check(limit).exit == .incomplete)
    #expect(sample.run("run @/App --config @/plain.json \(limit)").errors.contains("'--incomplete pass' lets it pass"))
    #expect(try sample.check("\(limit) --incomplete pass").exit == .success)
    #expect(try sample.check("--write-baseline @/whole.json").exit == .success)
    #expect(try sample.check("\(limit) --baseline @/whole.json").exit == .incomplete)
    #expect(try sample.check("\(limit) --write-baseline @/known.json").exit == .success)
    let text = try #require(sample.folder.text("known.json"))
    #expect(text.contains("\"stopped\": ["))
    #expect(text.contains("\"kind\":\"animator\",\"name\":\"FadeAnimator\",\"path\":\"App/Fade.swift\"}"))
    #expect(try sample.check("\(limit) --baseline @/known.json").exit == .success)
  }

  /// With a larger budget a run finds what the baseline's run has not come to, in code that nobody has touched.
  @Test func budgets() throws {
    let sample = try GateSample()
    // Only a run sees it.
    try sample.write(flag: "true")
    #expect(try sample.check("--subject-budget 0.00001 --write-baseline @/known.json").exit == .success)
    let text = try #require(sample.folder.text("known.json"))
    #expect(text.contains("\"subjectBudget\": 1e-05") && text.contains("\"findings\": []"))
    #expect(try sample.check("--baseline @/known.json").exit == .success)
    let larger = try sample.check("--baseline @/known.json --subject-budget 20")
    #expect(larger.exit == .violations)
    #expect(larger.report.comparisons?.first?.farther == 1)
    #expect(larger.output.contains("\n  1 new finding is of a search that was stopped earlier when the baseline was"))
  }

  @Test func entriesThatNobodyLookedAtAreKept() throws {
    let sample = try GateSample()
    try sample.write("Other.swift", type: "OtherAnimator")
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let before = sample.folder.text("known.json")
    let line = "--baseline @/known.json --write-baseline @/known.json --subject OtherAnimator"
    #expect(try sample.check(line).exit == .success)
    #expect(sample.folder.text("known.json") == before)
  }

  @Test func shardsCarryIt() throws {
    let sample = try GateSample()
    #expect(try sample.check("--write-baseline @/known.json").exit == .success)
    let shard = sample.run("run @/App --shard 1/1 --output @/S --baseline @/known.json")
    #expect(shard.exit == .success)
    #expect(sample.run("report merge @/S/shard-1-of-1.json").exit == .success)
    #expect(sample.run("run @/App --shard 1/1 --write-baseline @/x.json").exit == .usage)
    let plain = sample.run("run @/App --shard 1/1 --output @/S")
    #expect(plain.exit == .success)
    #expect(sample.run("report merge @/S/shard-1-of-1.json").exit == .violations)
    #expect(sample.run("report merge @/S/shard-1-of-1.json --baseline @/known.json").exit == .success)
  }

  @Test func theConfigurationNamesIt() throws {
    let sample = try GateSample()
    try sample.folder.write("{ paths: ['App'], baseline: 'known.json' }", to: ".transverify.json")
    let config = "--config @/.transverify.json"
    let missing = sample.run("run \(config)")
    #expect(missing.exit == .usage)
    #expect(missing.errors.contains("known.json': '--write-baseline "))
    #expect(sample.run("run \(config) --write-baseline @/other.json").exit == .success)
    #expect(sample.run("run \(config) --write-baseline @/known.json").exit == .success)
    #expect(sample.run("run \(config)").exit == .success)
    #expect(sample.run("scenarios \(config)").exit == .success)
  }

  // MARK: Former ids

  /// The file as version 1 wrote it.
  private func formerFile(of report: Report) -> String {
    let lines = report.findings.map { finding in
      "    {\"id\":\"\(finding.formerID ?? "")\",\"message\":\"\(finding.message)\",\"path\":\"App/Fade.swift\","
        + "\"rule\":\"\(finding.rule)\",\"scenario\":\"\(finding.scenario)\",\"subject\":\"\(finding.subject)\"}"
    }
    return "{\n  \"version\": 1,\n  \"findings\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
  }

  @Test func formerFilesAreReadOnceAndWrittenAnew() throws {
    let sample = try GateSample()
    let report = try sample.check("--write-baseline @/new.json").report
    try sample.folder.write(formerFile(of: report), to: "known.json")
    let line = "run @/App --config @/plain.json --baseline @/known.json --strict"
    let first = sample.run(line)
    #expect(first.exit == .success)
    #expect(first.errors.hasPrefix("transverify: note: '") && first.errors.contains("it is written anew"))
    // What it has checked the file did not say.
    let new = sample.folder.text("new.json")?.replacing(#/  "paths": \[\n.*\n  \],\n/#, with: "")
    #expect(sample.folder.text("known.json") == new)
    let second = sample.run(line)
    #expect(second.exit == .success && second.errors.isEmpty)
  }

  /// A run over a part leaves the rest as it is, and a later one over all finds it.
  @Test func whatWasNotLookedAtKeepsItsFormerID() throws {
    let sample = try GateSample()
    try sample.write("Other.swift", type: "OtherAnimator")
    let report = try sample.check("--write-baseline @/new.json").report
    try sample.folder.write(formerFile(of: report), to: "known.json")
    let line = "run @/App --config @/plain.json --baseline @/known.json"
    #expect(sample.run(line + " --subject OtherAnimator").exit == .success)
    let text = try #require(sample.folder.text("known.json"))
    #expect(text.contains("\"version\": 2") && text.contains("{\"formerID\":\"TV105-"))
    #expect(sample.run(line + " --strict").exit == .success)
    #expect(sample.folder.text("known.json")?.contains("formerID") == false)
  }

  // MARK: The file

  private static func entry(_ id: String, _ path: String, in file: String? = nil) -> Baseline.Entry {
    Baseline.Entry(
      finding: ComparedFinding(id: id, rule: "TV105", subject: "Fade", scenario: "s", message: "\"quoted\"\n"),
      path: path,
      place: file.map {
        FindingPlace(
          rule: "TV105", check: nil, path: $0, code: "context.completeTransition(true)",
          function: $0 == path ? "Fade.animateTransition(using:)" : nil)
      })
  }

  @Test func oneSortedLinePerFinding() throws {
    let entries = [
      Self.entry("TV105-2", "B.swift", in: "C.swift"), Self.entry("TV105-1", "B.swift", in: "B.swift"),
      Self.entry("TV105-3", "A.swift"),
    ]
    let text = BaselineFile.text(Baseline(path: "b", entries: entries))
    #expect(text == BaselineFile.text(Baseline(path: "b", entries: entries.reversed())))
    #expect(text.split(separator: "\n").count == entries.count + 5)
    #expect(text.split(separator: "\n")[3].hasPrefix("    {\"id\":\"TV105-3\",\"message\":\"\\\"quoted\\\""))
    let read = try BaselineReader(file: "b").baseline(from: Data(text.utf8))
    #expect(Set(read.entries) == Set(entries))
    #expect(BaselineFile.text(read) == text)
  }

  static let malformed: [(String, String)] = [
    ("", "b.json:1:1: this is not JSON: expected a value, but the text ends"),
    ("<<<<<<< ours", "b.json:1:1: this is not JSON: expected a value, not '<'"),
    ("[]", "b.json: a baseline must be an object in braces"),
    ("{}", "b.json: this is no baseline: 'version' is missing"),
    (
      "{\"version\": 3}",
      "b.json: 'version' is 3, and this transverify reads versions 1 and 2: write it anew with "
        + "'--write-baseline b.json'"
    ),
    ("{\"version\": 2}", "b.json: 'findings' must be a list in brackets"),
    ("{\"version\": 1, \"findings\": [3]}", "b.json: 'findings[0]' must be an object, not 3"),
    ("{\"version\": 1, \"findings\": [{\"rule\": 3}]}", "b.json: 'findings[0].id' must be a string"),
  ]

  @Test(arguments: malformed)
  func oneSentence(text: String, message: String) {
    #expect(throws: InputError(message)) { try BaselineReader(file: "b.json").baseline(from: Data(text.utf8)) }
  }

  @Test func inputErrors() throws {
    let sample = try GateSample()
    try sample.folder.write("{", to: "bad.json")
    for name in ["none", "bad"] {
      let outcome = sample.run("run @/App --config @/plain.json --baseline @/\(name).json")
      #expect(outcome.exit == .usage)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.output == "")
    }
    let unwritable = sample.run("run @/App --write-baseline @/App")
    #expect(unwritable.exit == .usage)
    #expect(unwritable.errors.contains("is a folder, not a file"))
  }
}
