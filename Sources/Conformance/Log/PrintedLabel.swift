import Foundation

/// The name that a log prints before a callback where it is no type's: `[Main] viewDidLoad`, `vc1 – viewDidLoad`,
/// `Table view controller viewDidLoad called`.
enum PrintedLabel {
  /// Longer ones are sentences.
  private static let longest = 40

  /// - Parameters:
  ///   - callback: where the callback begins in `content`, which is the line without what loggers put before it.
  ///   - line: the whole line. Of `[Main] viewDidLoad` nothing else than the category is left.
  static func label(before callback: String.Index, in content: String, of line: String) -> String? {
    name(in: content[..<callback]) ?? category(before: content, in: line)
  }

  private static func name(in text: Substring) -> String? {
    // 类名:FirstViewController
    if let type = text.matches(of: /[A-Z]\w*(?:Controller|VC)\b/).last { return ObjectName.short(String(type.output)) }
    var words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    // A list's number.
    if let first = words.first, first.allSatisfy(\.isNumber) { words.removeFirst() }
    while let last = words.last, isNoName(last) { words.removeLast() }
    while let first = words.first, isNoName(first) { words.removeFirst() }
    let name = words.joined(separator: " ")
    return name.count <= longest && name.contains(where: \.isLetter) ? name : nil
  }

  /// The last `[Main]` before what is left of a line.
  private static func category(before content: String, in line: String) -> String? {
    guard let start = line.range(of: content)?.lowerBound,
      let match = line[..<start].firstMatch(of: /\[([^\[\]]+)\]\s*$/), match.1.contains(where: \.isLetter)
    else { return nil }
    return String(match.1)
  }

  private static func isNoName(_ word: Substring) -> Bool {
    [
      "invoke", "invoked", "call", "called", "calls", "print", "printed", "log", "debug", "info", "func", "function",
      "method",
      "in", "of", "the", "self", "super", "override", "lifecycle",
    ].contains(word.lowercased())
  }
}
