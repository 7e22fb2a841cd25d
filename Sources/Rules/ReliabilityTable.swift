// Written by `corpus --reliability Tests/Corpus/Judged/*.json`: 142 findings.
import Identifiers

extension Reliability {
  /// Of findings that take nothing for granted.
  static let withoutAssumptions: [RuleID: Reliability] = [
    .TV104: Reliability(0, of: 2),
    .TV105: Reliability(3, of: 3),
    .TV106: Reliability(1, of: 3),
    .TV204: Reliability(1, of: 1),
    .TV206: Reliability(1, of: 1),
    .TV208: Reliability(1, of: 1),
    .TV301: Reliability(1, of: 3),
    .TV302: Reliability(1, of: 3),
    .TV305: Reliability(0, of: 1),
    .TV307: Reliability(1, of: 2),
    .TV401: Reliability(2, of: 2),
    .TV504: Reliability(0, of: 1),
    .TV601: Reliability(1, of: 3),
    .TV701: Reliability(2, of: 3),
    .TV901: Reliability(1, of: 1),
    .TV902: Reliability(2, of: 3),
    .TV1002: Reliability(2, of: 2),
    .TV1201: Reliability(1, of: 1),
    .TV1205: Reliability(1, of: 5),
  ]

  /// Of findings that do.
  static let withAssumptions: [RuleID: Reliability] = [
    .TV103: Reliability(1, of: 3),
    .TV104: Reliability(1, of: 1),
    .TV105: Reliability(1, of: 1),
    .TV106: Reliability(1, of: 2),
    .TV107: Reliability(3, of: 4),
    .TV108: Reliability(0, of: 1),
    .TV109: Reliability(1, of: 1),
    .TV202: Reliability(1, of: 1),
    .TV203: Reliability(1, of: 1),
    .TV204: Reliability(6, of: 6),
    .TV205: Reliability(0, of: 1),
    .TV209: Reliability(0, of: 1),
    .TV301: Reliability(0, of: 2),
    .TV302: Reliability(2, of: 6),
    .TV304: Reliability(0, of: 2),
    .TV305: Reliability(0, of: 5),
    .TV307: Reliability(0, of: 8),
    .TV308: Reliability(1, of: 1),
    .TV401: Reliability(2, of: 2),
    .TV504: Reliability(1, of: 1),
    .TV601: Reliability(1, of: 2),
    .TV701: Reliability(3, of: 4),
    .TV801: Reliability(3, of: 4),
    .TV901: Reliability(0, of: 4),
    .TV902: Reliability(2, of: 4),
    .TV906: Reliability(0, of: 1),
    .TV1001: Reliability(1, of: 2),
    .TV1002: Reliability(1, of: 2),
    .TV1005: Reliability(1, of: 1),
    .TV1201: Reliability(2, of: 4),
    .TV1203: Reliability(1, of: 1),
    .TV1204: Reliability(2, of: 2),
    .TV1205: Reliability(0, of: 20),
  ]
}
