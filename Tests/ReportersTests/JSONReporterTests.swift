import Reporters
import RunReport
import Testing

@Suite struct JSONReporterTests {
  @Test(arguments: [
    SampleReport.report, SampleReport.clean, SampleReport.empty, HostileReport.report, ExplainedReport.report,
  ])
  func readingAndRenderingGivesTheSameBytes(report: Report) throws {
    let text = JSONReporter.render(report)
    let read = try JSONReporter.read(text)
    #expect(read == report)
    #expect(JSONReporter.render(read) == text)
  }

  @Test func hasTheKeysOfSchemaVersionOne() {
    let text = JSONReporter.render(SampleReport.report)
    let keys = [
      "schemaVersion", "tool", "verdict", "findings", "id", "rule", "name", "severity", "confidence", "message",
      "consequence",
      "location", "path", "line", "column", "subject", "scenario", "assumptions", "parameters", "trace", "step",
      "event",
      "actor", "notes", "subjects", "kind", "rules", "states", "transitions", "depth", "notUnderstood", "statistics",
    ]
    for key in keys { #expect(text.contains("\"\(key)\" :"), "\(key)") }
    #expect(text.contains("Models/Gallery/Flip/Defective.swift"))
  }

  @Test func refusesOtherSchemaVersions() {
    let text = JSONReporter.render(SampleReport.clean).replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2")
    let error = #expect(throws: JSONReporter.ReadError.schemaVersion(2)) { try JSONReporter.read(text) }
    #expect(error?.description == "the report has schema version 2, this version of transverify reads 1")
  }

  @Test func saysWhereAReportIsMalformed() {
    let text = JSONReporter.render(SampleReport.clean)
    let unknown = text.replacing("\"verdict\" : \"holds\"", with: "\"verdict\" : \"perhaps\"")
    let error = #expect(throws: JSONReporter.ReadError.self) { try JSONReporter.read(unknown) }
    #expect(
      error?.description.contains("'subjects[0].verdict'") == true || error?.description.contains("'verdict'") == true)
    #expect(throws: JSONReporter.ReadError.malformed(key: "tool.name", problem: "the key is missing")) {
      try JSONReporter.read(text.replacing("\"name\" : \"transverify\"", with: "\"title\" : \"x\""))
    }
    #expect(throws: JSONReporter.ReadError.self) { try JSONReporter.read("not json") }
    #expect(throws: JSONReporter.ReadError.self) { try JSONReporter.read("") }
  }

  /// As a later version may have written them.
  @Test func rulesThatThisVersionDoesNotKnowAreNamed() {
    let text = JSONReporter.render(SampleReport.report)
    let problem = "the value is not one that is known"
    #expect(throws: JSONReporter.ReadError.malformed(key: "findings[0].rule", problem: problem)) {
      try JSONReporter.read(text.replacing("\"rule\" : \"TV104\"", with: "\"rule\" : \"TV1399\""))
    }
    #expect(throws: JSONReporter.ReadError.malformed(key: "subjects[0].rules.TV1399", problem: problem)) {
      try JSONReporter.read(text.replacing("\"TV1203\" : ", with: "\"TV1399\" : "))
    }
  }
}
