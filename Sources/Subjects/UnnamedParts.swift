import Diagnostics

/// Screens, animators, delegates and presentation controllers of an app that nothing in it names, or only what is such a class
/// itself: nobody comes to them, and what is found in them concerns nobody before somebody uses them again.
package final class UnnamedParts {
  private let index: TypeIndex
  /// Of the code under test; `nil` where they are not at hand.
  private let texts: [String]?
  /// Which of the texts may name a class.
  private let words: WordIndex
  private let mentions: Mentions
  private let others: OtherTexts

  /// Whether something names a class, by its name: many have the same.
  private var named: [String: Bool] = [:]
  /// By the number of a class that something names.
  private var madeByUnnamed: [Int: Bool] = [:]

  package init(index: TypeIndex, sources: SourceMap?, others: OtherTexts) {
    self.index = index
    texts = sources.map { sources in index.subjectFiles.map { sources.files[$0].text } }
    let names = index.entries.lazy.filter(\.isSubject).map { Self.lastName(of: $0) }
    words = WordIndex(texts ?? [], words: names)
    mentions = Mentions(index)
    self.others = others
  }

  package func contains(_ candidate: SubjectFinder.Candidate) -> Bool {
    (Self.isPart(candidate) || candidate.kind == .viewController) && contains(candidate.entry)
  }

  /// Whether nothing makes an object of a class that strangers cannot see.
  package func contains(_ entry: TypeIndex.Entry) -> Bool {
    guard let texts else { return false }
    if entry.declaration.kind != .class || [.public, .open].contains(entry.declaration.attributes.access) {
      return false
    }
    if isMadeBySystem(entry) { return false }
    if !mentions.isMade(entry) { return !isNamed(Self.lastName(of: entry), in: texts) }
    if let known = madeByUnnamed[entry.id] { return known }
    // Of classes that make each other, each answers no while it is asked.
    madeByUnnamed[entry.id] = false
    let answer = isMadeByUnnamed(entry, texts)
    madeByUnnamed[entry.id] = answer
    return answer
  }

  /// Whether all that names a class stands in classes that nothing makes.
  private func isMadeByUnnamed(_ entry: TypeIndex.Entry, _ texts: [String]) -> Bool {
    let own = Set(index.lineage(of: entry).map(\.id))
    let users = index.entries.filter { user in
      user.isSubject && user.id != entry.id && !own.contains(user.id)
        && mentions.direct(of: user).contains(entry.id)
    }
    guard !users.isEmpty, users.allSatisfy(contains) else { return false }
    let name = Self.lastName(of: entry)
    let isMadeElsewhere = others.mayMake(name) { Self.isSaid($0, besides: name, in: texts) }
    return !isMadeElsewhere && !isNamed(name, outside: (users + [entry]).flatMap(Self.places), in: texts)
  }

  private static func places(of type: TypeIndex.Entry) -> [SourceSpan] {
    [type.declaration.span] + type.functions.map(\.span)
  }

  private func isNamed(_ name: String, outside places: [SourceSpan], in texts: [String]) -> Bool {
    let files = index.subjectFiles
    return words.texts(holding: name).contains { number in
      var bytes = Array(texts[number].utf8)
      for place in places where Int(place.file) == files[number] {
        let end = min(Int(place.end), bytes.count)
        for position in min(Int(place.start), end)..<end where bytes[position] != 10 { bytes[position] = 32 }
      }
      return Self.isNamed(name, in: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether UIKit makes the objects at the launch: of the class with `@main`, or that `UIApplicationMain` and the property list
  /// name (developer.apple.com, `UIApplicationDelegate`, `UISceneDelegate`).
  private func isMadeBySystem(_ entry: TypeIndex.Entry) -> Bool {
    !index.ancestors(of: entry).isDisjoint(with: ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"])
  }

  private func isNamed(_ name: String, in texts: [String]) -> Bool {
    if let known = named[name] { return known }
    let isNamed =
      words.texts(holding: name).contains { Self.isNamed(name, in: texts[$0]) }
      || others.mayMake(name) { identifier in Self.isSaid(identifier, besides: name, in: texts) }
    named[name] = isNamed
    return isNamed
  }

  private static func lastName(of entry: TypeIndex.Entry) -> String {
    entry.name.split(separator: ".").last.map(String.init) ?? entry.name
  }

  /// Whether code says the identifier of a scene, itself or as tools make a name of it: `storyboard.scene`. One that is the
  /// name of the class is said wherever that is named; what tools make of it begins with a small letter.
  private static func isSaid(_ identifier: String, besides name: String, in texts: [String]) -> Bool {
    if identifier.isEmpty { return false }
    let small = identifier.prefix(1).lowercased() + identifier.dropFirst()
    return texts.contains { $0.holds(small) || identifier != name && $0.holds(identifier) }
  }

  private static func isPart(_ candidate: SubjectFinder.Candidate) -> Bool {
    guard case .part = candidate.role else { return false }
    return kinds.contains(candidate.kind)
  }

  private static let kinds: Set<SubjectDescription.Kind> = [
    .animator, .transitioningDelegate, .interactionController, .presentationController, .navigationDelegate,
  ]

  /// Whether a text has the name anywhere but in a comment of its own line, where it is declared, and where it only says
  /// what type something is of: that makes none.
  package static func isNamed(_ name: String, in text: String) -> Bool {
    guard text.holds(name) else { return false }
    return text.split(separator: "\n").contains { line in
      guard line.holds(name), !line.drop(while: \.isWhitespace).hasPrefix("//") else { return false }
      return line.ranges(of: name).contains { uses(line, $0) }
    }
  }

  private static func uses(_ line: Substring, _ name: Range<Substring.Index>) -> Bool {
    let after = line[name.upperBound...].first
    if line[..<name.lowerBound].last.map(isPart) == true || after.map(isPart) == true { return false }
    let before = line[..<name.lowerBound].split(whereSeparator: \.isWhitespace).last ?? ""
    if ["class", "extension"].contains(before) { return false }
    if let after, "(.<".contains(after) { return true }
    let isInherited = line.split(whereSeparator: \.isWhitespace).contains("class")
    return isInherited || !(before.hasSuffix(":") || ["is", "as", "as?", "as!", "->"].contains(before))
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
