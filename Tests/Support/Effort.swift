import Foundation

/// How much of what could be repeated for hours tests repeat: random programs, whole folders of models, other checkers.
///
/// A sample that is always the same; in continuous integration (`CI`) all of it, or a larger sample where all of it takes
/// many minutes; where `TRANSVERIFY_FULL` is set, everything. The last is for runs at night: nobody waits for it.
package enum Effort {
  private enum Level { case sample, wide, full }

  private static let level: Level =
    value(of: "TRANSVERIFY_FULL") != nil ? .full : value(of: "CI") != nil ? .wide : .sample

  /// Whether more than the sample is done.
  package static var isWide: Bool { level != .sample }

  /// - Parameters:
  ///   - full: how many there are.
  ///   - sample: how many are done by default.
  ///   - wide: how many are done in continuous integration, where that is not all.
  ///   - variable: of the environment, says how many there are to be whatever the effort.
  package static func count(_ full: Int, sample: Int, wide: Int? = nil, variable: String? = nil) -> Int {
    if let count = variable.flatMap(value).flatMap({ Int($0) }) { return count }
    return switch level {
    case .sample: min(sample, full)
    case .wide: min(wide ?? full, full)
    case .full: full
    }
  }

  /// Numbers of blocks of random work, from 0 on.
  package static func blocks(_ full: UInt64, sample: UInt64) -> Range<UInt64> { 0..<(isWide ? full : sample) }

  /// All items, or so many of them in their order, spread evenly from the first one on.
  package static func items<Item>(_ all: [Item], sample: Int, wide: Int? = nil) -> [Item] {
    let count = count(all.count, sample: sample, wide: wide)
    return (0..<count).map { all[$0 * all.count / count] }
  }

  /// What the environment says; nothing where it says "".
  private static func value(of variable: String) -> String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
