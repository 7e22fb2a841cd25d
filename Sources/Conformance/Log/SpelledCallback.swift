import Foundation

/// Callbacks of a controller's life that a log spells as words: `view will appear`, `View Did Load`, `ViewWillAppear`.
enum SpelledCallback {
  /// The first one in a line, and where.
  static func first(in text: String) -> (callback: Callback, range: Range<String.Index>)? {
    guard
      let match = text.firstMatch(
        of: /view\s*(?:did\s*load|is\s*appearing|(?:will|did)\s*(?:appear|disappear|layout\s*subviews))/.ignoresCase())
    else { return nil }
    let word = match.output.lowercased().filter { !$0.isWhitespace }
    return byWord[word].map { ($0, match.range) }
  }

  private static let byWord: [String: Callback] = {
    let names = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
    let callbacks = names.compactMap(Callback.named)
    return Dictionary(callbacks.map { ($0.name.lowercased(), $0) }) { first, _ in first }
  }()
}
