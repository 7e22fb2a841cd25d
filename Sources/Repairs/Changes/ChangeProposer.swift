import Diagnostics
import Identifiers
import SwiftFrontend
import SwiftParser
import SwiftSyntax
import Threading

/// Proposes changes of a file for a defect, from its syntax tree alone.
package enum ChangeProposer {
  /// Ways to repair what breaks a rule, the likeliest first.
  typealias Maker = @Sendable (RepairSite) -> [SourceChange]

  /// Whether changes are ever proposed for a rule.
  package static func knows(_ rule: RuleID) -> Bool { !RepairCatalogue.makers(for: rule).isEmpty }

  /// The changes for the defect, the likeliest first; each at most once, without those that change nothing.
  ///
  /// Pure. None for files with syntax errors, of Swift 2, or too deeply nested to be parsed.
  package static func changes(for defect: Defect, in file: SourceFile) -> [SourceChange] {
    let makers = RepairCatalogue.makers(for: defect.rule)
    if makers.isEmpty { return [] }
    return DeepStack.run {
      guard let tree = tree(of: file.text) else { return [] }
      let site = RepairSite(file: file, tree: tree, defect: defect)
      var seen: Set<[TextEdit]> = []
      return makers.flatMap { $0(site) }.map(site.finished).filter {
        !$0.edits.isEmpty && seen.insert($0.edits).inserted
      }
    }
  }

  /// Whether the text can be parsed without an error.
  package static func isSound(_ text: String) -> Bool { DeepStack.run { tree(of: text) != nil } }

  private static func tree(of text: String) -> SourceFileSyntax? {
    guard SwiftFrontend.isModern(text) else { return nil }
    let tree = Parser.parse(source: text)
    return tree.hasError ? nil : tree
  }
}
