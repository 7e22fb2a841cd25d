import Foundation
import RunReport
import Testing

@testable import Reporters

@Suite struct SARIFReporterTests {
  static let rules = [
    RuleHelp(
      id: "TV402", name: "chrome-removed-on-cancelled-present", title: "What a presentation adds goes with it",
      statement: "At the end of a cancelled presentation { nothing } of it is left.", severity: .warning,
      remedy: "Remove it.", page: "# TV402\n\nRemove it.\n")
  ]

  private func run(_ report: Report) throws -> JSONValue {
    try #require(try JSONValue.read(SARIFReporter.render(report, rules: Self.rules))["runs"]?[0])
  }

  private func result(_ rule: String) throws -> JSONValue {
    try #require(try run(ExplainedReport.report)["results"]?.elements.first { $0["ruleId"]?.text == rule })
  }

  /// `TRANSVERIFY_SARIF_SCHEMA` names a copy of `sarif-schema-2.1.0.json` as OASIS publishes it.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["TRANSVERIFY_SARIF_SCHEMA"] != nil),
    arguments: [SampleReport.report, SampleReport.empty, ExplainedReport.report, HostileReport.report])
  func logsAreValid(report: Report) throws {
    let path = try #require(ProcessInfo.processInfo.environment["TRANSVERIFY_SARIF_SCHEMA"])
    let schema = try JSONValue.read(try String(contentsOfFile: path, encoding: .utf8))
    let log = try JSONValue.read(SARIFReporter.render(report, rules: Self.rules))
    #expect(SchemaValidator(schema: schema).errors(log) == [])
  }

  @Test func oneThreadPerActorInOneOrder() throws {
    let threads = try #require(try result("TV402")["codeFlows"]?[0]?["threadFlows"]?.elements)
    #expect(threads.map { $0["id"]?.text } == ["user", "run loop", "system"])
    let locations = threads.flatMap { $0["locations"]?.elements ?? [] }
    let orders = locations.compactMap { $0["executionOrder"]?.number }
    #expect(orders.sorted() == Array(1...locations.count))
    let steps = locations.filter { $0["nestingLevel"]?.number == 0 }
    #expect(steps.count == CardSample.finding.trace.count)
    let text = { (location: JSONValue) in location["location"]?["message"]?["text"]?.text ?? "" }
    #expect(steps.map(text).count { $0.contains(StepMarks.noReturn) } == 1)
    #expect(steps.map(text).count { $0.contains(StepMarks.broken) } == 1)
    // Code scanning refuses locations without a file.
    #expect(locations.allSatisfy { $0["location"]?["physicalLocation"]?["artifactLocation"]?["uri"] != nil })
  }

  @Test func resultsSayWhatTheBaselineAndCommentsSay() throws {
    let results = try #require(try run(ExplainedReport.report)["results"]?.elements)
    #expect(results.map { $0["baselineState"]?.text } == ["unchanged", "new", "new", "unchanged"])
    #expect(results.map { $0["suppressions"]?.elements.count } == [0, 0, 0, 1])
    #expect(results.map { $0["level"]?.text } == ["note", "error", "warning", "note"])
    #expect(results[2]["fingerprints"]?["transverify/v2"] == .text(CardSample.finding.id))
    let plain = try #require(try run(SampleReport.report)["results"]?.elements)
    #expect(plain.allSatisfy { $0["baselineState"] == nil && $0["suppressions"] == nil && $0["fixes"] == nil })
  }

  @Test func rulesAreDescribedOnce() throws {
    let run = try run(ExplainedReport.report)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    #expect(rules[0]["name"]?.text == "ChromeRemovedOnCancelledPresent")
    #expect(rules[0]["help"]?["markdown"]?.text == Self.rules[0].page)
    #expect(Set(rules.compactMap { $0["id"]?.text }).count == rules.count)
    for result in run["results"]?.elements ?? [] {
      let index = try #require(result["ruleIndex"]?.number)
      #expect(rules[index]["id"] == result["ruleId"])
    }
  }

  @Test func repairsAreWholeLines() throws {
    let change = try #require(try result("TV402")["fixes"]?[0]?["artifactChanges"]?[0])
    #expect(change["artifactLocation"]?["uri"]?.text == "Models/Gallery/CardPresentation/Defective.swift")
    let replacement = try #require(change["replacements"]?[0])
    #expect(replacement["deletedRegion"]?["startLine"]?.number == 33)
    #expect(replacement["deletedRegion"]?["endLine"]?.number == 33)
    #expect(replacement["insertedContent"]?["text"]?.text == "    if !completed { blurView.removeFromSuperview() }\n")
  }

  @Test func pathsAreURIs() {
    #expect(SARIFLocation.encoded("App/Ünder score#1%.swift") == "App/%C3%9Cnder%20score%231%25.swift")
    #expect(SARIFLocation.artifact("/tmp/a b.swift") == .object(["uri": "file:///tmp/a%20b.swift"]))
    #expect(
      SARIFLocation.artifact("A.swift") == .object(["uri": "A.swift", "uriBaseId": .text(SARIFLocation.base)]))
  }

  /// Reports count bytes; `é` has two.
  @Test func columnsCountCharacters() throws {
    let excerpt = Excerpt(path: "A.swift", lines: [.init(number: 3, text: "let é = f()", steps: [], isBlamed: true)])
    let place = SARIFLocation.physical(Location(path: "A.swift", line: 3, column: 10), [excerpt])
    guard case .members(let members) = place, case .members(let region) = members["region"] else {
      Issue.record("no region")
      return
    }
    #expect(region["startColumn"] == 9)
  }

  @Test func messagesHoldNoPlaceholdersAndNoLinks() {
    #expect(SARIFText.message("{0} [a](1)") == .object(["text": "{{0}} [a] (1)"]))
  }
}
