import Identifiers

/// The rules that transverify knows: one file per rule beside this one.
package enum RuleCatalogue {
  /// All rules, ascending by number.
  package static let all = RuleID.allCases.map { Self[$0] }

  /// The rule with the given id or name, in any letter case: `TV104`, `tv104`, `completion-flag-agrees`.
  ///
  /// Answers `nil` for anything else. O(number of rules).
  package static func rule(_ idOrName: String) -> RuleDescription? {
    let wanted = idOrName.lowercased()
    return all.first { $0.id.rawValue.lowercased() == wanted || $0.name == wanted }
  }

  /// What is said of a rule.
  package static subscript(_ rule: RuleID) -> RuleDescription {
    switch rule {
    case .TV101: tv101
    case .TV102: tv102
    case .TV103: tv103
    case .TV104: tv104
    case .TV105: tv105
    case .TV106: tv106
    case .TV107: tv107
    case .TV108: tv108
    case .TV109: tv109
    case .TV201: tv201
    case .TV202: tv202
    case .TV203: tv203
    case .TV204: tv204
    case .TV205: tv205
    case .TV206: tv206
    case .TV207: tv207
    case .TV208: tv208
    case .TV209: tv209
    case .TV301: tv301
    case .TV302: tv302
    case .TV303: tv303
    case .TV304: tv304
    case .TV305: tv305
    case .TV306: tv306
    case .TV307: tv307
    case .TV308: tv308
    case .TV401: tv401
    case .TV402: tv402
    case .TV403: tv403
    case .TV404: tv404
    case .TV501: tv501
    case .TV502: tv502
    case .TV503: tv503
    case .TV504: tv504
    case .TV505: tv505
    case .TV506: tv506
    case .TV507: tv507
    case .TV601: tv601
    case .TV602: tv602
    case .TV603: tv603
    case .TV604: tv604
    case .TV605: tv605
    case .TV701: tv701
    case .TV702: tv702
    case .TV703: tv703
    case .TV801: tv801
    case .TV802: tv802
    case .TV803: tv803
    case .TV804: tv804
    case .TV901: tv901
    case .TV902: tv902
    case .TV903: tv903
    case .TV904: tv904
    case .TV905: tv905
    case .TV906: tv906
    case .TV1001: tv1001
    case .TV1002: tv1002
    case .TV1003: tv1003
    case .TV1004: tv1004
    case .TV1005: tv1005
    case .TV1101: tv1101
    case .TV1102: tv1102
    case .TV1103: tv1103
    case .TV1104: tv1104
    case .TV1105: tv1105
    case .TV1201: tv1201
    case .TV1202: tv1202
    case .TV1203: tv1203
    case .TV1204: tv1204
    case .TV1205: tv1205
    }
  }
}
