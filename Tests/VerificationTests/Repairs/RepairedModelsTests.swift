import Foundation
import RunReport
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

  /// All of them in CI; else the gallery's and every fourth of the others.
  static let chosen: [Row] = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return rows }
    let others = rows.filter { $0.model.hasPrefix("TV") }
    return rows.filter { !$0.model.hasPrefix("TV") } + others.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }()

  /// Every model in which something is found has a row.
  @Test(.tags(.long)) func theTableIsComplete() throws {
    let report = try Runner(
      options: RunOptions(paths: ["Models/Gallery", "Models/Rules"].map(Repository.path), jobs: 2)
    ).run()
    let names = Set(
      report.findings.map { URL(fileURLWithPath: $0.location.path).deletingPathExtension().lastPathComponent })
    #expect(names == Set(Self.rows.map(\.model)))
  }

  @Test(.tags(.long), arguments: chosen) func applyingTheRepairsLeavesWhatTheTableSays(_ row: Row) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("repairs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent("\(row.model).swift")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: try #require(path(of: row.model))), to: copy)

    let options = RunOptions(paths: [copy.path], jobs: 1)
    let fixes = try Runner(options: options).fix()
    #expect(Set(fixes.fixes.map(\.finding.rule.rawValue)) == row.repaired)
    for file in fixes.files { try Data(file.after.utf8).write(to: copy) }
    let report = try Runner(options: options).run()
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
