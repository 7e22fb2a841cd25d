/// The rules that transverify knows: one file per rule beside this one.
package enum RuleCatalogue {
  /// All rules, ascending by number.
  package static let all: [RuleDescription] = [
    tv101, tv102, tv103, tv104, tv105, tv106, tv107, tv108, tv109,
    tv201, tv202, tv203, tv204, tv205, tv206, tv207, tv208, tv209,
    tv301, tv302, tv303, tv304, tv305, tv306, tv307, tv308,
    tv401, tv402, tv403, tv404,
    tv501, tv502, tv503, tv504, tv505, tv506, tv507,
    tv601, tv602, tv603, tv604, tv605,
    tv701, tv702, tv703,
    tv801, tv802, tv803, tv804,
    tv901, tv902, tv903, tv904, tv905, tv906,
    tv1001, tv1002, tv1003, tv1004, tv1005,
    tv1101, tv1102, tv1103, tv1104, tv1105,
    tv1201, tv1202, tv1203, tv1204, tv1205,
  ]

  /// The rule with the given id or name, in any letter case: `TV104`, `tv104`, `completion-flag-agrees`.
  ///
  /// Answers `nil` for anything else. O(number of rules).
  package static func rule(_ idOrName: String) -> RuleDescription? {
    let wanted = idOrName.lowercased()
    return all.first { $0.id.lowercased() == wanted || $0.name == wanted }
  }
}
