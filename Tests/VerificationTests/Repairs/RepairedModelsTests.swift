import Foundation
import RunReport
import ShippedModels
import TestSupport
import Testing

@testable import Verification

/// The shipped defective models, repaired in a copy: what is left is what `Models/repairs.md` says.
@Suite struct RepairedModelsTests {
  /// A row of the document's table.
  struct Row: CustomTestStringConvertible, Sendable {
    var model: String
    /// Rules of repairs that are applied.
    var repaired: Set<String>
    /// Rules of findings that stay.
    var left: Set<String>

    var testDescription: String { model }
  }

  static let rows: [Row] = {
    let text = (try? String(contentsOfFile: Repository.path("Models/repairs.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let rules = { (cell: String) in Set(cell.split { !$0.isLetter && !$0.isNumber }.map(String.init)) }
      return Row(model: cells[1], repaired: rules(cells[2]), left: rules(cells[3]))
    }
  }()

  /// Every model in which something is found has a row.
  @Test func theTableIsComplete() throws {
    let report = try ShippedModels.report
    let found = report.findings(in: "Models/Gallery") + report.findings(in: "Models/Rules")
    let names = Set(found.map { URL(fileURLWithPath: $0.location.path).deletingPathExtension().lastPathComponent })
    #expect(names == Set(Self.rows.map(\.model)))
  }

  /// All of them with `TRANSVERIFY_FULL`.
  @Test(arguments: Effort.items(rows, sample: 3, wide: 20))
  func applyingTheRepairsLeavesWhatTheTableSays(_ row: Row) throws {
    let repaired = try RepairedSource.of(try #require(path(of: row.model)))
    #expect(Set(repaired.rules.map(\.rawValue)) == row.repaired)
    let report = try repaired.report()
    #expect(Set(report.findings.map(\.rule.rawValue)) == row.left)
    if row.left.isEmpty { #expect(report.verdict == .holds) }
  }

  private func path(of model: String) -> String? {
    let root = Repository.path("Models")
    return FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }.first {
      $0.hasSuffix("/\(model).swift")
    }.map { root + "/" + $0 }
  }
}
