/// Text as SARIF reads it (3.11): braces are doubled where they might be placeholders, and nothing is a link.
enum SARIFText {
  static func message(_ text: String, markdown: String? = nil) -> JSONNode {
    .object(["text": .text(escaped(plain(text))), "markdown": markdown.map { .text(escaped($0)) }])
  }

  /// Several lines stay several lines.
  static func plain(_ text: String) -> String {
    printable(text).split(separator: "](", omittingEmptySubsequences: false).joined(separator: "] (")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      result.append(character)
      if character == "{" || character == "}" { result.append(character) }
    }
    return result
  }
}
