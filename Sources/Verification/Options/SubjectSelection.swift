import Diagnostics

/// The subjects that a run explores, by their names.
struct SubjectSelection: Sendable {
  /// Each split at its `*`.
  private let patterns: [[Substring]]

  init(_ options: RunOptions) {
    patterns = options.subjects.map { $0.split(separator: "*", omittingEmptySubsequences: false) }
  }

  func contains(_ name: String) -> Bool {
    patterns.isEmpty || patterns.contains { Self.matches(name[...], $0) }
  }

  /// - Throws: when a pattern fits none of the names.
  func check(against names: [String]) throws(InputError) {
    for pattern in patterns where !names.contains(where: { Self.matches($0[...], pattern) }) {
      let name = pattern.joined(separator: "*")
      let near = Suggestion.nearest(to: name, among: names) ?? Self.first(of: names, with: name)
      let advice = near.map { "did you mean '\($0)'?" } ?? "'transverify scenarios' lists those that there are"
      throw InputError("no subject is named '\(name)': \(advice)")
    }
  }

  /// Whoever types a part of a name means the first that has it.
  private static func first(of names: [String], with part: String) -> String? {
    part.count < 3 ? nil : names.first { $0.lowercased().contains(part.lowercased()) }
  }

  /// Whether the pieces occur in the name one after the other, the first at its start, the last at its end.
  private static func matches(_ name: Substring, _ pieces: [Substring]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, name.hasPrefix(first) else { return false }
    if pieces.count == 1 { return name == first }
    var rest = name.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.firstRange(of: piece) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
