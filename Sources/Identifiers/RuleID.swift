/// A rule of the catalogue. Its raw value is its stable id, as reports, comments and configurations write it.
///
/// Numbers are never reused. What users write, in any letter case or by the rule's name, becomes one of these in
/// `RuleCatalogue.rule(_:)`.
package enum RuleID: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable, Hashable {
  /// How a transition is completed.
  case TV101, TV102, TV103, TV104, TV105, TV106, TV107, TV108, TV109
  /// How an interaction runs, and who drives it.
  case TV201, TV202, TV203, TV204, TV205, TV206, TV207, TV208, TV209
  /// Which views are where, and what becomes of their properties.
  case TV301, TV302, TV303, TV304, TV305, TV306, TV307, TV308
  /// What a presentation controller does.
  case TV401, TV402, TV403, TV404
  /// What controllers are told of their appearance.
  case TV501, TV502, TV503, TV504, TV505, TV506, TV507
  /// Requests to present and to dismiss.
  case TV601, TV602, TV603, TV604, TV605
  /// Navigation stacks.
  case TV701, TV702, TV703
  /// The transition coordinator, and what can be nil.
  case TV801, TV802, TV803, TV804
  /// Who keeps whom, and what a delegate is called by.
  case TV901, TV902, TV903, TV904, TV905, TV906
  /// Frames, sizes and transforms.
  case TV1001, TV1002, TV1003, TV1004, TV1005
  /// Sheets and adaptation.
  case TV1101, TV1102, TV1103, TV1104, TV1105
  /// The app as a whole: it comes to rest, reacts to touches and does not crash.
  case TV1201, TV1202, TV1203, TV1204, TV1205

  /// The number in the id: 104 for TV104.
  package var number: Int { Int(rawValue.dropFirst(2)) ?? 0 }
}

extension RuleID: CustomStringConvertible {
  /// The id.
  package var description: String { rawValue }
}

extension RuleID: Comparable {
  /// By number, as the catalogue lists them.
  package static func < (first: RuleID, second: RuleID) -> Bool { first.number < second.number }
}

extension Sequence<RuleID> {
  /// In the alphabetical order that lists inside of reports have: TV1001 before TV101.
  package func sortedByText() -> [RuleID] { sorted { $0.rawValue < $1.rawValue } }

  /// The ids in a row.
  package func joined(separator: String) -> String { map(\.rawValue).joined(separator: separator) }
}
