import Foundation
import Reporters
import RunReport
import ShippedModels
import TestSupport
import Testing
import Verification

@testable import transverify

/// The reports in the repository are those of a fresh run (issue 2, section 8).
@Suite struct CommittedReportsTests {
  /// All formats say what the committed JSON says.
  @Test func committedReportsAreOfOneRun() throws {
    let files = Engine.live.reportFolder(try committedReport())
    #expect(files.count > 40)
    for file in files {
      let committed = try? String(contentsOfFile: "Reports/" + file.name, encoding: .utf8)
      expect(committed ?? "", equals: file.text, file.name)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "Reports")
    #expect(
      Set(names).subtracting(["Diagrams"]) == Set(files.map { $0.name.prefix { $0 != "/" } }.map(String.init)),
      "Reports holds files that a fresh run does not write")
  }

  /// The page of all shipped models opens at once: less than 1.5 MB and 20,000 elements (`PageBudget`).
  @Test func theCommittedPageIsSmall() throws {
    let page = try String(contentsOfFile: "Reports/index.html", encoding: .utf8)
    #expect(page.utf8.count < 1_500_000)
    #expect(page.matches(of: /<[a-z]/).count < 20_000)
    #expect(page.contains("How it happens"), "nothing is shown with its steps")
  }

  /// Repairs aside, which cost several explorations each: `RepairedModelsTests` holds them against fresh runs, and CI
  /// repeats the whole run.
  @Test func committedReportsEqualAFreshRun() throws {
    let configuration = try #require(
      try Configuration.find(named: nil, from: Repository.root))
    #expect(configuration.paths == ShippedModels.folders)
    let fresh = try ShippedModels.report
    var committed = try committedReport()
    #expect(committed.findings.contains { $0.repair != nil } == configuration.values.contains(.repairs))
    for index in committed.findings.indices { committed.findings[index].repair = nil }
    expect(JSONReporter.render(committed), equals: JSONReporter.render(fresh), "report.json")
  }

  private func expect(_ committed: String, equals fresh: String, _ name: String) {
    guard let difference = firstDifference(committed, fresh) else { return }
    Issue.record("Reports/\(name), \(difference): run `swift run -c release transverify run`")
  }

  private static let committed = Once<Report>()

  private func committedReport() throws -> Report {
    try Self.committed.value {
      try JSONReporter.read(try String(contentsOfFile: "Reports/report.json", encoding: .utf8))
    }
  }
}
