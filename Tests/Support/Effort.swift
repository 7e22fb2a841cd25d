import Foundation

/// How much of what could be repeated for hours tests repeat: random programs, whole folders of models, other checkers.
///
/// Everything in continuous integration and where `TRANSVERIFY_FULL` is set, else a sample that is always the same.
package enum Effort {
  package static let isFull = ["CI", "TRANSVERIFY_FULL"].contains { value(of: $0) != nil }

  /// - Parameter variable: of the environment, says how many there are to be whatever the effort.
  package static func count(_ full: Int, sample: Int, variable: String? = nil) -> Int {
    variable.flatMap(value).flatMap { Int($0) } ?? (isFull ? full : sample)
  }

  /// Numbers of blocks of random work, from 0 on.
  package static func blocks(_ full: UInt64, sample: UInt64) -> Range<UInt64> { 0..<(isFull ? full : sample) }

  /// All items, or so many of them in their order, spread evenly from the first one on.
  package static func items<Item>(_ all: [Item], sample: Int) -> [Item] {
    if isFull || all.count <= sample { return all }
    return (0..<sample).map { all[$0 * all.count / sample] }
  }

  /// What the environment says; nothing where it says "".
  private static func value(of variable: String) -> String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
