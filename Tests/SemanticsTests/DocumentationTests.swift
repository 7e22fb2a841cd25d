import Foundation
import MachineSemantics
import Testing
import Verification

/// The statements of Apple's documentation (`Models/documentation.md`) and their scripts belong together.
@Suite struct DocumentationTests {
  /// A row of the table.
  private struct Row {
    var statement: String
    var page: String
    var script: String
    var firstRun: String
    var outcome: String

    /// Nil when the line is none.
    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 7, cells[3].hasPrefix("[DOC-") else { return nil }
      statement = cells[1]
      page = cells[2]
      script = cells[3]
      firstRun = cells[4]
      outcome = cells[5]
    }
  }

  private func table(_ models: String) throws -> [Row] {
    try String(contentsOfFile: models + "/documentation.md", encoding: .utf8).split(separator: "\n")
      .compactMap { Row($0) }
  }

  private func scripts(_ models: String) -> [ScriptFile] {
    ScriptFile.all(below: models + "/Semantics").filter(\.isOfDocumentation)
  }

  /// What the table has in the cell of a script.
  private func link(_ script: ScriptFile) -> String { "[\(script.rules.first ?? "")](\(script.path))" }

  @Test func everyRowHasItsScriptAndEveryScriptItsRow() throws {
    let models = try ModelsFolder.path()
    let links = try table(models).map(\.script)
    #expect(links.count >= 60)
    #expect(Set(links).count == links.count)
    #expect(Set(links) == Set(scripts(models).map { link($0) }))
  }

  @Test func rowsSayWhatTheirScriptsSay() throws {
    let models = try ModelsFolder.path()
    let rows = try table(models)
    for script in scripts(models) {
      guard let row = rows.first(where: { $0.script == link(script) }) else { continue }
      let page = row.page.replacingOccurrences(of: "<https://", with: "(").replacingOccurrences(of: ">", with: ")")
      #expect(script.sentence.hasPrefix(row.statement), "\(script.path): \(row.statement)")
      #expect(script.sentence.contains(page), "\(script.path): \(row.page)")
      #expect(script.path.hasSuffix("/\(script.rules.first ?? "").swift"), "\(script.path) is named otherwise")
      #expect(row.firstRun == "accepted" || row.firstRun == "rejected" && !row.outcome.isEmpty, "\(script.path)")
      #expect(row.outcome.hasPrefix("open: ") == script.sentence.contains(" Open: "), "\(script.path): \(row.outcome)")
    }
  }
}
