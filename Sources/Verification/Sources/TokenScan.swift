import Subjects

/// What a cheap look at the bytes of a file tells: which identifiers it mentions and which it declares.
///
/// Comments are skipped and strings count as code, since they may hold names. Identifiers are known by their hashes: two
/// that share one only make a file matter that does not.
struct TokenScan: Sendable {
  typealias Name = WordHash.Value

  private(set) var mentioned: Set<Name> = []
  /// Types, protocols and aliases, and what stands at the top level.
  private(set) var declared: Set<Name> = []
  /// Types that are extended.
  private(set) var extended: Set<Name> = []
  /// Functions, properties and cases inside of types.
  private(set) var members: Set<Name> = []
  /// Types with what their declarations name before the brace.
  private(set) var heirs: [(type: Name, ancestors: [Name])] = []
  /// Whether the file may hold what is explored, or says what is to be expected.
  private(set) var isSeed = false

  /// Parts of the names of UIKit's that all subjects have among their ancestors or in their code; those in lower case are
  /// for classes whose ancestors no file declares.
  private static let seeds = [
    "ViewController", "Transition", "Presentation", "NavigationController", "TabBar", "GestureRecognizer", "Scenario",
    "PropertyAnimator", "SplitView", "viewDid", "viewWill", "egue", "present", "dismiss", "animat",
    // Who starts an app shows that the sources are one (`SwipeSource.isApp`).
    "ApplicationDelegate", "WindowSceneDelegate",
  ].map { Array($0.utf8) }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TokenScanner(bytes)
    var depth = 0
    var keyword = Keyword.none
    var heir: (type: Name, ancestors: [Name])?
    while let token = scanner.next() {
      switch token {
      case .open:
        depth += 1
        if let heir { heirs.append(heir) }
        heir = nil
      case .close: depth -= 1
      case .other: keyword = .none
      case .expectation: isSeed = true
      case .name(let range):
        let text = UnsafeBufferPointer(rebasing: bytes[range])
        if let next = Keyword(text) {
          keyword = next
          continue
        }
        let name = WordHash.of(text)
        mentioned.insert(name)
        heir?.ancestors.append(name)
        switch keyword {
        case .type:
          declared.insert(name)
          heir = (name, [])
        case .extension:
          extended.insert(name)
          heir = (name, [])
        case .alias: declared.insert(name)
        case .member: if depth <= 0 { declared.insert(name) } else { members.insert(name) }
        case .none: break
        }
        keyword = .none
        if !isSeed { isSeed = Self.seeds.contains { Self.contains(text, $0) } }
      }
    }
    // Braces that do not match: nothing that was found about depths is to be trusted.
    if depth != 0 { isSeed = true }
  }

  private enum Keyword {
    case none, type, `extension`, alias, member

    init?(_ text: UnsafeBufferPointer<UInt8>) {
      guard text.count <= 14, let word = Self.words[String(decoding: text, as: UTF8.self)] else { return nil }
      self = word
    }

    private static let words: [String: Keyword] = [
      "class": .type, "struct": .type, "enum": .type, "protocol": .type, "actor": .type, "extension": .extension,
      "typealias": .alias, "associatedtype": .alias, "func": .member, "var": .member, "let": .member, "case": .member,
    ]
  }

  /// An identifier as scans know it.
  static func name(_ text: String) -> Name {
    var text = text
    return text.withUTF8(WordHash.of)
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == part[0] {
      var offset = 1
      while offset < part.count, text[start + offset] == part[offset] { offset += 1 }
      if offset == part.count { return true }
    }
    return false
  }
}
