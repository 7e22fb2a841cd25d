import Foundation

/// Plain console output: one callback per line, whatever stands around it.
///
///     SecondVC viewWillAppear(true)
///     2024-05-01 12:00:00.123 App[4242:1337] -[App.SecondVC viewWillAppear:]
///     viewWillAppear – SecondViewController
///     SecondVC.swift:32 viewWillAppear(_:)
///     [Detail] viewWillAppear
///     Detail – View Will Appear
///     viewWillAppear2
enum ConsoleLine {
  static func entry(in text: String, line: Int) -> LogEntry? {
    // What a page says in bold about a line is no part of it.
    let string = String(withoutPrefix(text[...])).replacing(/\*\*\s*\[.*?\]\s*\*\*/, with: "")
    guard let found = callback(in: string) ?? SpelledCallback.first(in: string) else { return nil }
    let before = string[..<found.range.lowerBound]
    let after = string[found.range.upperBound...]
    if isRemark(after) { return nil }
    let named = object(before: before)
    let behind = object(after: after)
    // An address tells more than a name.
    let object =
      (behind?.contains(" 0x") == true ? behind : nil) ?? named ?? behind ?? number(at: found, in: string)
      ?? PrintedLabel.label(before: found.range.lowerBound, in: string, of: text)
    return LogEntry(line: line, text: string, object: object, callback: found.callback, flag: flag(in: after))
  }

  /// A sentence goes on where the argument list ends: `viewDidLoad()is not called`.
  private static func isRemark(_ after: Substring) -> Bool {
    after.prefixMatch(of: /\(\)\p{L}/) != nil
  }

  /// `viewWillAppear2`: the number tells the controllers apart.
  private static func number(at found: (callback: Callback, range: Range<String.Index>), in text: String) -> String? {
    guard found.callback.owner == .controller else { return nil }
    let digits = text[found.range].reversed().prefix { $0.isNumber }
    return digits.isEmpty ? nil : String(digits.reversed())
  }

  /// The first callback that the text names, and where.
  static func callback(in text: String) -> (callback: Callback, range: Range<String.Index>)? {
    var index = text.startIndex
    while index < text.endIndex {
      guard isStart(text[index]) else {
        index = text.index(after: index)
        continue
      }
      let end = text[index...].firstIndex { !isPart($0) } ?? text.endIndex
      if let callback = callback(text[index..<end], followedBy: text[end...]) { return (callback, index..<end) }
      index = end
    }
    return nil
  }

  /// An identifier, with the labels that follow it where those tell callbacks apart.
  private static func callback(_ name: Substring, followedBy rest: Substring) -> Callback? {
    switch name {
    case "animationController", "presentationController":
      for label in ["forPresented", "forDismissed"] where rest.prefix(40).contains(label) {
        return Callback.named("\(name)(\(label):)")
      }
      return nil
    case "navigationController", "tabBarController", "pageViewController":
      return Callback.all.first {
        $0.name.hasPrefix("\(name)(") && rest.contains($0.name.dropFirst(name.count + 1).dropLast(2) + "")
      }
    case "prepare" where rest.prefix(8).contains("for"): return Callback.named("prepareForSegue")
    case "gesture" where rest.hasPrefix("."):
      return Callback.named("gesture." + rest.dropFirst().prefix { $0.isLetter })
    default: break
    }
    let bare = name.last?.isNumber == true ? String(name.prefix { !$0.isNumber }) : String(name)
    guard Callback.identifiers.contains(bare), let callback = Callback.named(bare) else { return nil }
    if callback.needsArguments && name == callback.name[...] && !rest.hasPrefix("(") { return nil }
    return callback
  }

  private static func isStart(_ character: Character) -> Bool { character.isLetter || character == "_" }
  private static func isPart(_ character: Character) -> Bool { isStart(character) || character.isNumber }

  /// Drops dates, times, `App[4242:1337]` and `[category]` from the front.
  static func withoutPrefix(_ text: Substring) -> Substring {
    var rest = text
    while let match = rest.prefixMatch(
      of: /[^\w<\-+]*(\d[\d\-:.,T+Z\/]*(\s+|$)|[\w. ]+\[\d+(:\w+)?\]:?\s*|\[[\w.\-:]+\]\s+)/)
    {
      if match.range.isEmpty { break }
      rest = rest[match.range.upperBound...]
    }
    return rest
  }

  /// `-[App.SecondVC `, `SecondVC.`, `<App.SecondVC: 0x600> - `, `SecondVC.swift:32 `
  private static func object(before text: Substring) -> String? {
    if let match = text.firstMatch(of: /<([\w.]+): (0x[0-9a-fA-F]+)[^>]*>\W*$/) {
      return ObjectName.short("\(match.1): \(match.2)")
    }
    if let match = text.firstMatch(of: /([\w\/.+]+\.(?:swift|mm|m))(?:[:\s]\s*\d+)*\W*$/) {
      return ObjectName.short(String(match.1))
    }
    guard let match = text.firstMatch(of: /([\w][\w.]*?)(\(\w+\))?([.:]|\s*[^\w\s]*\s*)$/) else { return nil }
    let isJoined = (match.3.hasPrefix(".") || match.3.hasPrefix(":")) && match.1.allSatisfy(\.isASCII)
    return isName(match.1, isJoined: isJoined) ? ObjectName.short(String(match.1)) : nil
  }

  /// ` – SecondViewController`, `(_:) SecondVC`, `: SecondVC`
  private static func object(after text: Substring) -> String? {
    // Apps that tell instances apart may print an id of their own.
    if let match = text.firstMatch(of: /\b[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\b/) { return String(match.0) }
    guard let match = text.firstMatch(of: /^(?:\([^)]*\)|:)?[\s\W]*?<?([\w][\w.]*)(?:: (0x[0-9a-fA-F]+))?/) else {
      return nil
    }
    guard isName(match.1, isJoined: false) else { return nil }
    return ObjectName.short(match.2.map { "\(match.1): \($0)" } ?? String(match.1))
  }

  /// Type names begin with a capital; what is joined to the callback by a full stop may be any name.
  private static func isName(_ word: Substring, isJoined: Bool) -> Bool {
    let others: Set<Substring> = ["YES", "NO", "DEBUG", "INFO", "LOG", "Called", "super", "self"]
    if others.contains(word) || word.allSatisfy({ $0.isNumber || $0 == "." }) { return false }
    return isJoined || word.first?.isUppercase == true || word.contains(".")
  }

  private static func flag(in text: Substring) -> Bool? {
    guard let match = text.firstMatch(of: /\b(true|false|YES|NO)\b/) else { return nil }
    return match.1 == "true" || match.1 == "YES"
  }
}
