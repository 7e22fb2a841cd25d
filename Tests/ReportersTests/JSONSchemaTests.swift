import Foundation
import RunReport
import TestSupport
import Testing

@testable import Reporters

/// The schema that is shipped, against what is written.
@Suite struct JSONSchemaTests {
  private let schema: JSONValue

  init() throws { schema = try JSONValue.read(ReportSchema.text) }

  @Test(arguments: [SampleReport.report, SampleReport.clean, SampleReport.empty, ExplainedReport.report])
  func reportsAreValid(report: Report) throws {
    let errors = SchemaValidator(schema: schema, refusesUnknownMembers: true)
      .errors(try JSONValue.read(JSONReporter.render(report)))
    #expect(errors == [])
  }

  @Test(.enabled(if: Effort.isWide)) func committedReportsAreValid() throws {
    let text = try String(contentsOfFile: "Reports/report.json", encoding: .utf8)
    #expect(SchemaValidator(schema: schema, refusesUnknownMembers: true).errors(try JSONValue.read(text)) == [])
  }

  /// Every stored property of what a report is made of, also those that no report here has.
  @Test func schemaKnowsEveryProperty() throws {
    let names = Set(schema["$defs"]?.members.values.flatMap { Array(($0["properties"]?.members ?? [:]).keys) } ?? [])
      .union((schema["properties"]?.members ?? [:]).keys)
    var seen: Set<String> = []
    func walk(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      for child in mirror.children {
        if mirror.displayStyle == .struct, let label = child.label { seen.insert(label) }
        walk(child.value)
      }
    }
    walk(ExplainedReport.report)
    walk(LanguageCoverage.Reason(construct: "", places: 1, files: 1, location: CardSample.place(1, 1)))
    #expect(seen.count > 80)
    #expect(seen.subtracting(names).filter { !$0.hasPrefix("_") } == [])
  }

  @Test func whatIsWrongIsFound() throws {
    let text = JSONReporter.render(ExplainedReport.report)
    let validator = SchemaValidator(schema: schema, refusesUnknownMembers: true)
    for (good, bad, error) in [
      ("\"verdict\" : \"violated\"", "\"verdict\" : \"perhaps\"", "none of the known values"),
      ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2", "is not"), ("\"rule\" :", "\"rul\" :", "lacks rule"),
      ("\"met\" :", "\"meet\" :", ""), ("\"isViolation\" : true", "\"isViolation\" : 1", "is not of type"),
      ("\"states\" : 1204", "\"states\" : -1", "is below"),
    ] where text.contains(good) {
      let errors = validator.errors(try JSONValue.read(text.replacing(good, with: bad)))
      #expect(errors.contains { $0.contains(error) }, "\(bad)")
    }
    #expect(SchemaValidator(schema: try JSONValue.read("{\"minLength\": 1}")).errors(.text("a")).count == 1)
  }

  @Test func schemaIsAsBefore() throws { try Goldens.expect(ReportSchema.text, equals: "report-schema.json") }
}
