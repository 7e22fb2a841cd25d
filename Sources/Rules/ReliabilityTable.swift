// Written by `corpus --reliability`: 1814 findings.
import Identifiers

extension Reliability {
  /// By how much the findings take for granted: nothing, little, much; little or nothing, and seen in the text.
  static let counts: [RuleID: [Reliability]] = [
    .TV101: [
      Reliability(1, of: 1), Reliability(1, of: 2, earlierWrong: 1), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV103: [
      Reliability(2, of: 4), Reliability(8, of: 21, earlierWrong: 7), Reliability(0, of: 10, earlierWrong: 5),
      Reliability(0, of: 0),
    ],
    .TV104: [
      Reliability(3, of: 6, earlierWrong: 3), Reliability(0, of: 4, earlierWrong: 2),
      Reliability(1, of: 10, earlierWrong: 3), Reliability(0, of: 0),
    ],
    .TV105: [
      Reliability(18, of: 20, earlierWrong: 1), Reliability(13, of: 13), Reliability(5, of: 7), Reliability(0, of: 0),
    ],
    .TV106: [
      Reliability(4, of: 8, earlierWrong: 4), Reliability(1, of: 5, earlierWrong: 3), Reliability(0, of: 2),
      Reliability(0, of: 0),
    ],
    .TV107: [
      Reliability(2, of: 2), Reliability(6, of: 6), Reliability(5, of: 7, earlierWrong: 2), Reliability(0, of: 0),
    ],
    .TV108: [
      Reliability(0, of: 0), Reliability(0, of: 1, earlierWrong: 1), Reliability(1, of: 4, earlierWrong: 2),
      Reliability(0, of: 0),
    ],
    .TV109: [
      Reliability(11, of: 12, earlierWrong: 1), Reliability(3, of: 4, earlierWrong: 1), Reliability(1, of: 1),
      Reliability(1, of: 1),
    ],
    .TV201: [
      Reliability(1, of: 3, earlierWrong: 2), Reliability(5, of: 8, earlierWrong: 2),
      Reliability(1, of: 2, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV202: [
      Reliability(0, of: 0), Reliability(2, of: 2), Reliability(1, of: 3, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV203: [
      Reliability(0, of: 1, earlierWrong: 1), Reliability(3, of: 3), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV204: [
      Reliability(4, of: 4), Reliability(21, of: 22, earlierWrong: 1), Reliability(11, of: 11), Reliability(0, of: 0),
    ],
    .TV205: [
      Reliability(2, of: 4, earlierWrong: 2), Reliability(1, of: 5, earlierWrong: 4),
      Reliability(0, of: 5, earlierWrong: 2), Reliability(0, of: 0),
    ],
    .TV206: [
      Reliability(3, of: 3), Reliability(1, of: 2, earlierWrong: 1), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV207: [Reliability(0, of: 0), Reliability(1, of: 1), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV208: [Reliability(4, of: 4), Reliability(1, of: 1), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV209: [
      Reliability(2, of: 2), Reliability(4, of: 5, earlierWrong: 1), Reliability(0, of: 3, earlierWrong: 3),
      Reliability(0, of: 0),
    ],
    .TV301: [
      Reliability(1, of: 3, earlierWrong: 2), Reliability(1, of: 3, earlierWrong: 1),
      Reliability(0, of: 7, earlierWrong: 3), Reliability(0, of: 0),
    ],
    .TV302: [
      Reliability(10, of: 19, earlierWrong: 2), Reliability(8, of: 16, earlierWrong: 7),
      Reliability(4, of: 13, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV303: [
      Reliability(0, of: 0), Reliability(0, of: 1, earlierWrong: 1), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV304: [
      Reliability(0, of: 4, earlierWrong: 3), Reliability(0, of: 3, earlierWrong: 3),
      Reliability(0, of: 2, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV305: [
      Reliability(0, of: 1, earlierWrong: 1), Reliability(1, of: 2, earlierWrong: 1),
      Reliability(0, of: 12, earlierWrong: 7), Reliability(0, of: 0),
    ],
    .TV306: [
      Reliability(0, of: 0), Reliability(5, of: 6), Reliability(0, of: 2, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV307: [
      Reliability(2, of: 5, earlierWrong: 3), Reliability(5, of: 13, earlierWrong: 7),
      Reliability(0, of: 9, earlierWrong: 5), Reliability(0, of: 0),
    ],
    .TV308: [
      Reliability(1, of: 2, earlierWrong: 1), Reliability(1, of: 1), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV401: [
      Reliability(8, of: 13, earlierWrong: 3), Reliability(5, of: 7, earlierWrong: 2), Reliability(3, of: 3),
      Reliability(0, of: 1),
    ],
    .TV402: [
      Reliability(0, of: 0), Reliability(0, of: 0), Reliability(0, of: 1, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV501: [
      Reliability(3, of: 7), Reliability(3, of: 9, earlierWrong: 2), Reliability(0, of: 7, earlierWrong: 5),
      Reliability(0, of: 0),
    ],
    .TV502: [
      Reliability(2, of: 2), Reliability(12, of: 18, earlierWrong: 4), Reliability(0, of: 11, earlierWrong: 7),
      Reliability(0, of: 0),
    ],
    .TV503: [Reliability(6, of: 6), Reliability(2, of: 2), Reliability(2, of: 2), Reliability(2, of: 2)],
    .TV504: [
      Reliability(76, of: 79, earlierWrong: 3), Reliability(20, of: 20), Reliability(55, of: 56, earlierWrong: 1),
      Reliability(39, of: 40),
    ],
    .TV505: [Reliability(1, of: 1), Reliability(0, of: 1), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV506: [Reliability(1, of: 1), Reliability(0, of: 1), Reliability(0, of: 1), Reliability(0, of: 0)],
    .TV507: [
      Reliability(0, of: 1, earlierWrong: 1), Reliability(0, of: 0), Reliability(1, of: 1), Reliability(0, of: 0),
    ],
    .TV601: [
      Reliability(4, of: 12, earlierWrong: 7), Reliability(22, of: 50, earlierWrong: 15),
      Reliability(57, of: 166, earlierWrong: 41), Reliability(98, of: 129),
    ],
    .TV602: [
      Reliability(0, of: 7), Reliability(3, of: 18, earlierWrong: 7), Reliability(7, of: 20, earlierWrong: 7),
      Reliability(10, of: 26),
    ],
    .TV603: [Reliability(0, of: 0), Reliability(3, of: 6), Reliability(0, of: 4), Reliability(21, of: 29)],
    .TV604: [Reliability(0, of: 0), Reliability(0, of: 2), Reliability(0, of: 4), Reliability(2, of: 2)],
    .TV605: [Reliability(0, of: 0), Reliability(3, of: 4), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV701: [
      Reliability(2, of: 3, earlierWrong: 1), Reliability(1, of: 7, earlierWrong: 6),
      Reliability(15, of: 42, earlierWrong: 20), Reliability(1, of: 2),
    ],
    .TV702: [
      Reliability(0, of: 1), Reliability(0, of: 1), Reliability(0, of: 3, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV801: [
      Reliability(0, of: 0), Reliability(6, of: 6), Reliability(0, of: 2, earlierWrong: 1), Reliability(0, of: 0),
    ],
    .TV802: [Reliability(0, of: 0), Reliability(2, of: 2), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV803: [Reliability(0, of: 0), Reliability(0, of: 0), Reliability(1, of: 1), Reliability(0, of: 0)],
    .TV901: [
      Reliability(1, of: 2, earlierWrong: 1), Reliability(0, of: 5, earlierWrong: 5),
      Reliability(0, of: 6, earlierWrong: 3), Reliability(0, of: 0),
    ],
    .TV902: [
      Reliability(51, of: 58, earlierWrong: 4), Reliability(32, of: 39, earlierWrong: 4),
      Reliability(14, of: 23, earlierWrong: 2), Reliability(101, of: 130),
    ],
    .TV903: [
      Reliability(0, of: 2, earlierWrong: 2), Reliability(1, of: 1), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV905: [Reliability(3, of: 3), Reliability(0, of: 0), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV906: [
      Reliability(0, of: 0), Reliability(0, of: 1, earlierWrong: 1), Reliability(0, of: 0), Reliability(0, of: 0),
    ],
    .TV1001: [
      Reliability(1, of: 1), Reliability(6, of: 8, earlierWrong: 2), Reliability(0, of: 3, earlierWrong: 2),
      Reliability(0, of: 0),
    ],
    .TV1002: [
      Reliability(3, of: 3), Reliability(4, of: 8, earlierWrong: 3), Reliability(0, of: 1, earlierWrong: 1),
      Reliability(5, of: 5),
    ],
    .TV1003: [
      Reliability(6, of: 6), Reliability(8, of: 9, earlierWrong: 1), Reliability(4, of: 7), Reliability(0, of: 0),
    ],
    .TV1004: [Reliability(0, of: 0), Reliability(0, of: 0), Reliability(0, of: 2), Reliability(1, of: 1)],
    .TV1005: [Reliability(0, of: 0), Reliability(10, of: 11), Reliability(2, of: 2), Reliability(0, of: 0)],
    .TV1101: [Reliability(0, of: 0), Reliability(0, of: 0), Reliability(1, of: 1), Reliability(0, of: 0)],
    .TV1102: [
      Reliability(0, of: 0), Reliability(3, of: 4), Reliability(0, of: 1, earlierWrong: 1), Reliability(3, of: 4),
    ],
    .TV1103: [Reliability(0, of: 0), Reliability(0, of: 1), Reliability(0, of: 0), Reliability(0, of: 0)],
    .TV1105: [Reliability(0, of: 0), Reliability(0, of: 0), Reliability(1, of: 2), Reliability(0, of: 0)],
    .TV1201: [
      Reliability(1, of: 1), Reliability(6, of: 14, earlierWrong: 7), Reliability(5, of: 14, earlierWrong: 1),
      Reliability(0, of: 0),
    ],
    .TV1202: [
      Reliability(1, of: 3, earlierWrong: 2), Reliability(0, of: 0), Reliability(0, of: 1, earlierWrong: 1),
      Reliability(0, of: 0),
    ],
    .TV1203: [
      Reliability(0, of: 0), Reliability(2, of: 3, earlierWrong: 1), Reliability(1, of: 1), Reliability(0, of: 0),
    ],
    .TV1204: [
      Reliability(0, of: 0), Reliability(2, of: 2), Reliability(5, of: 10, earlierWrong: 2), Reliability(0, of: 0),
    ],
    .TV1205: [
      Reliability(5, of: 26, earlierWrong: 13), Reliability(4, of: 36, earlierWrong: 22),
      Reliability(6, of: 114, earlierWrong: 79), Reliability(22, of: 28),
    ],
  ]
}
