import Rules
import Verification

/// `transverify rules`: one line per rule.
enum RuleListing {
  static func text(_ rules: [RuleDescription]) -> String {
    let rows = rules.map { [$0.id.rawValue, $0.severity.rawValue, $0.name, $0.title] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return (cells + row.suffix(1)).joined(separator: "  ") + "\n"
    }.joined()
  }
}
