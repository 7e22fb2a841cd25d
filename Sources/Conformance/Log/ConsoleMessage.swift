import Foundation

/// What UIKit itself prints about transitions.
enum ConsoleMessage {
  /// A phrase of the message, the message's name, the word before the object that it is about.
  private static let phrases: [(phrase: String, name: String, marker: String?)] = [
    ("Unbalanced calls to begin/end appearance transitions", "Unbalanced calls", " for "),
    ("Unbalanced calls", "Unbalanced calls", " for "),
    ("Attempt to present", "Attempt to present", " on "),
    ("Attempt to dismiss", "Attempt to dismiss", "view controller "),
    ("Trying to dismiss the presentation controller while transitioning", "Trying to dismiss while transitioning", nil),
    ("nested push animation", "nested push animation", nil),
    ("nested pop animation", "nested pop animation", nil),
    ("Finishing up a navigation transition in an unexpected state", "Finishing up a navigation transition", nil),
    ("UIViewControllerAlertForAppearanceCallbackMisuse", "appearance callback misuse", nil),
    ("Presenting view controllers on detached view controllers", "detached view controllers", nil),
    ("which is already being presented", "invalid argument", nil),
    ("Application tried to present", "invalid argument", nil),
    ("(frozen)", "frozen", nil),
  ]

  static func entry(in text: String, line: Int) -> LogEntry? {
    for (phrase, name, marker) in phrases {
      guard let range = text.range(of: phrase), let callback = Callback.named(name) else { continue }
      let rest = text[range.upperBound...]
      return LogEntry(
        line: line, text: String(text[range.lowerBound...]), object: marker.flatMap { object(after: $0, in: rest) },
        callback: callback, flag: nil)
    }
    return nil
  }

  private static func object(after marker: String, in text: Substring) -> String? {
    guard let range = text.range(of: marker) else { return nil }
    let rest = text[range.upperBound...]
    if rest.hasPrefix("<") {
      guard let end = rest.firstIndex(of: ">") else { return nil }
      return ObjectName.short(String(rest[...end]))
    }
    let word = rest.prefix { !$0.isWhitespace && $0 != "." && $0 != "," }
    return word.isEmpty ? nil : ObjectName.short(String(word))
  }
}
