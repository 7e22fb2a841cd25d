/// The only place where text becomes GitHub-flavoured Markdown.
enum Markdown {
  /// Plain words: nothing in them is markup.
  static func words(_ text: String) -> String {
    var result = ""
    for character in onOneLine(text) {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "~", "$", "!", "@":
        result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }

  /// A sentence of ours or of a model: what stands between backticks is code.
  static func prose(_ sentence: String) -> String {
    Prose.segments(of: sentence).map { segment in
      switch segment {
      case .words(let words): self.words(words)
      case .code(let code): self.code(code)
      }
    }.joined()
  }

  /// A code span.
  static func code(_ text: String) -> String {
    let line = onOneLine(text)
    guard !line.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + padding + line + padding + fence
  }

  /// A fenced block whose fence no line of it can close, as one block of text: empty lines in it stay.
  static func fenced(_ language: String, _ lines: [String]) -> [String] {
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [([fence + language] + lines + [fence]).joined(separator: "\n")]
  }

  /// A table; cells are Markdown already. A backslash before each bar keeps it inside its cell, code spans included.
  static func table(_ header: [String], _ rows: [[String]]) -> [String] {
    func row(_ cells: [String]) -> String {
      let safe = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
      return "| " + safe.joined(separator: " | ") + " |"
    }
    return [row(header), row(header.map { _ in "---" })] + rows.map(row)
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var current = 0
    for other in text {
      current = other == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
