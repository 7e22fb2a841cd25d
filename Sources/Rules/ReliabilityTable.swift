// Written by `corpus --reliability Tests/Corpus/Judged/*.json`: 149 findings.
import Identifiers

extension Reliability {
  /// Of findings that take nothing for granted.
  static let withoutAssumptions: [RuleID: Reliability] = [
    .TV104: Reliability(0, of: 2),
    .TV106: Reliability(1, of: 2),
    .TV204: Reliability(3, of: 3),
    .TV206: Reliability(1, of: 1),
    .TV208: Reliability(2, of: 2),
    .TV301: Reliability(0, of: 1),
    .TV302: Reliability(1, of: 4),
    .TV305: Reliability(0, of: 1),
    .TV401: Reliability(2, of: 2),
    .TV504: Reliability(0, of: 2),
    .TV601: Reliability(1, of: 1),
    .TV701: Reliability(2, of: 3),
    .TV901: Reliability(1, of: 1),
    .TV902: Reliability(1, of: 1),
    .TV1002: Reliability(2, of: 2),
    .TV1201: Reliability(3, of: 3),
    .TV1205: Reliability(1, of: 2),
  ]

  /// Of findings that do.
  static let withAssumptions: [RuleID: Reliability] = [
    .TV102: Reliability(0, of: 1),
    .TV103: Reliability(4, of: 6),
    .TV104: Reliability(1, of: 1),
    .TV105: Reliability(1, of: 1),
    .TV106: Reliability(0, of: 1),
    .TV107: Reliability(6, of: 9),
    .TV108: Reliability(0, of: 1),
    .TV203: Reliability(1, of: 1),
    .TV204: Reliability(10, of: 10),
    .TV205: Reliability(0, of: 1),
    .TV209: Reliability(0, of: 1),
    .TV301: Reliability(0, of: 3),
    .TV302: Reliability(4, of: 9),
    .TV304: Reliability(0, of: 1),
    .TV305: Reliability(0, of: 8),
    .TV307: Reliability(0, of: 9),
    .TV308: Reliability(1, of: 1),
    .TV401: Reliability(4, of: 4),
    .TV504: Reliability(1, of: 1),
    .TV701: Reliability(4, of: 4),
    .TV801: Reliability(8, of: 10),
    .TV901: Reliability(0, of: 1),
    .TV902: Reliability(6, of: 8),
    .TV906: Reliability(0, of: 1),
    .TV1001: Reliability(1, of: 1),
    .TV1002: Reliability(1, of: 2),
    .TV1105: Reliability(2, of: 2),
    .TV1201: Reliability(1, of: 3),
    .TV1204: Reliability(2, of: 2),
    .TV1205: Reliability(0, of: 13),
  ]
}
