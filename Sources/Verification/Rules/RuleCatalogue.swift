/// The rules that transverify knows: one file per rule beside this one.
package enum RuleCatalogue {
  /// All rules, ascending by number.
  package static let all: [RuleDescription] = [
    tv101, tv102, tv103, tv104, tv105, tv106, tv107,
    tv201, tv202, tv203, tv204, tv205,
    tv301, tv302, tv303, tv304, tv305, tv306,
    tv402, tv403,
    tv501, tv502, tv507,
    tv601, tv604,
    tv801,
    tv901, tv902,
    tv1002,
    tv1202, tv1203, tv1204, tv1205,
  ]

  /// The rule with the given id or name, in any letter case: `TV104`, `tv104`, `completion-flag-agrees`.
  ///
  /// Answers `nil` for anything else. O(number of rules).
  package static func rule(_ idOrName: String) -> RuleDescription? {
    let wanted = idOrName.lowercased()
    return all.first { $0.id.lowercased() == wanted || $0.name == wanted }
  }
}
