import Foundation

/// Reads `git diff -U0`.
enum DifferenceReader {
  /// The changed lines of each file, in the order of the text; `nil` when there are not as many files as there should be.
  static func lines(in difference: Data, files: Int) -> [[ClosedRange<Int>]]? {
    var found: [[ClosedRange<Int>]] = []
    // Bytes: for a String, a carriage return before the line feed would hide it.
    for bytes in difference.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: bytes.prefix(200), as: UTF8.self)
      if line.hasPrefix("diff --git ") {
        found.append([])
      } else if line.hasPrefix("@@ "), !found.isEmpty {
        guard let range = range(line) else { return nil }
        found[found.count - 1].append(range)
      }
    }
    return found.count == files ? found : nil
  }

  /// Of `@@ -10,2 +12,3 @@` the lines 12 to 14; of `@@ -10,2 +11,0 @@` the lines 11 and 12, between which some are gone.
  private static func range(_ header: String) -> ClosedRange<Int>? {
    guard let part = header.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
    let numbers = part.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first, let start = first else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? 1 : 1
    return count == 0 ? start...(start + 1) : start...(start + count - 1)
  }
}
