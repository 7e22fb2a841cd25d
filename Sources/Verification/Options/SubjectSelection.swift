import Diagnostics

/// A class of the code under test, subject or not, as findings name it.
struct NamedClass: Sendable {
  var name: String
  /// Where its code is explored if it is no subject, in words.
  var place: @Sendable () -> String
}

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

  /// - Parameter types: classes; what is thrown of one that is no subject says where its code is explored.
  /// - Throws: when a pattern fits none of the names.
  func check(against names: [String], beside types: [NamedClass] = []) throws(InputError) {
    for pattern in patterns where !names.contains(where: { Self.matches($0[...], pattern) }) {
      let name = pattern.joined(separator: "*")
      if let type = types.first(where: { Self.matches($0.name[...], pattern) }) {
        throw InputError("'\(type.name)' is no subject: \(type.place())")
      }
      let near = Suggestion.nearest(to: name, among: names) ?? Self.first(of: names, with: name)
      let advice = near.map { "did you mean '\($0)'?" } ?? "'transverify scenarios' lists those that there are"
      throw InputError("no subject is named '\(name)': \(advice)")
    }
  }

  /// The classes that are asked for and are no subjects: nothing is explored around them, and their text is looked at.
  ///
  /// - Throws: when a pattern fits no class and none of the names.
  func classes(of types: [NamedClass], besides names: [String]) throws(InputError) -> [NamedClass] {
    let missing = patterns.filter { pattern in !names.contains { Self.matches($0[...], pattern) } }
    let found = missing.map { pattern in types.filter { Self.matches($0.name[...], pattern) } }
    if found.contains(where: \.isEmpty) { try check(against: names + found.flatMap(\.self).map(\.name)) }
    return found.flatMap(\.self)
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
