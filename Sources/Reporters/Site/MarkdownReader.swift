/// Reads Markdown line by line. Linear in the text, except that nested lists and quotes are read once per level.
struct MarkdownReader {
  private var lines: ArraySlice<String>
  private var blocks: [MarkdownBlock] = []
  private var paragraph: [String] = []

  static func blocks(of text: String) -> [MarkdownBlock] {
    blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private static func blocks(of lines: [String]) -> [MarkdownBlock] {
    var reader = MarkdownReader(lines: lines[...])
    while !reader.lines.isEmpty { reader.readBlock() }
    reader.endParagraph()
    return reader.blocks
  }

  private init(lines: ArraySlice<String>) { self.lines = lines }

  private mutating func readBlock() {
    let line = lines[lines.startIndex]
    let trimmed = Self.trimmed(line)
    if trimmed.isEmpty {
      endParagraph()
      lines = lines.dropFirst()
    } else if trimmed.hasPrefix("```") {
      readFence(trimmed)
    } else if line.hasPrefix("    "), paragraph.isEmpty {
      readIndentedCode()
    } else if let heading = Self.heading(trimmed) {
      append(heading)
      lines = lines.dropFirst()
    } else if paragraph.isEmpty, Self.isRule(trimmed) {
      append(.rule)
      lines = lines.dropFirst()
    } else if trimmed.hasPrefix(">") {
      readQuote()
    } else if Self.marker(line) != nil {
      readList()
    } else if trimmed.hasPrefix("|"), lines.dropFirst().first.map(Self.isTableRule) == true {
      readTable()
    } else {
      paragraph.append(trimmed)
      lines = lines.dropFirst()
    }
  }

  private mutating func append(_ block: MarkdownBlock) {
    endParagraph()
    blocks.append(block)
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    blocks.append(.paragraph(paragraph.joined(separator: " ")))
    paragraph = []
  }

  /// The lines as long as they fit, taken away.
  private mutating func take(while fits: (String) -> Bool) -> [String] {
    let taken = Array(lines.prefix(while: fits))
    lines = lines.dropFirst(taken.count)
    return taken
  }

  private mutating func readFence(_ opening: String) {
    let fence = String(opening.prefix { $0 == "`" })
    let indent = lines[lines.startIndex].prefix { $0 == " " }.count
    lines = lines.dropFirst()
    let content = take { !Self.trimmed($0).hasPrefix(fence) }
    lines = lines.dropFirst()
    append(
      .code(
        language: String(opening.dropFirst(fence.count)), lines: content.map { Self.outdented($0, by: indent) }))
  }

  private mutating func readIndentedCode() {
    var content = take { $0.hasPrefix("    ") || Self.trimmed($0).isEmpty }
    while content.last.map({ Self.trimmed($0).isEmpty }) == true { content.removeLast() }
    append(.code(language: "", lines: content.map { Self.outdented($0, by: 4) }))
  }

  private mutating func readQuote() {
    let content = take { Self.trimmed($0).hasPrefix(">") }
    append(
      .quote(
        Self.blocks(
          of: content.map { line in
            let rest = Self.trimmed(line).dropFirst()
            return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
          })))
  }

  private mutating func readTable() {
    let rows = take { Self.trimmed($0).hasPrefix("|") }.map(MarkdownTable.cells)
    append(.table(header: rows.first ?? [], rows: Array(rows.dropFirst(2))))
  }

  private mutating func readList() {
    guard let first = Self.marker(lines[lines.startIndex]) else { return }
    var items: [[MarkdownBlock]] = []
    while let line = lines.first, let marker = Self.marker(line), marker.isLike(first) {
      lines = lines.dropFirst()
      var content = [String(line.dropFirst(marker.width))]
      content += take { next in
        Self.trimmed(next).isEmpty || next.prefix { $0 == " " }.count >= marker.width
      }.map { Self.outdented($0, by: marker.width) }
      // Lines that go on without an indent belong to the item's last paragraph.
      if content.last.map({ Self.trimmed($0).isEmpty }) != true {
        content += take { !Self.trimmed($0).isEmpty && Self.marker($0) == nil && !Self.begins($0) }
      }
      items.append(Self.blocks(of: content))
    }
    append(.list(isOrdered: first.isOrdered, items: items))
  }
}

extension MarkdownReader {
  /// `* `, `- ` or `12. ` and the spaces before it.
  private struct Marker {
    var indent: Int
    var width: Int
    var isOrdered: Bool

    func isLike(_ other: Marker) -> Bool { indent == other.indent && isOrdered == other.isOrdered }
  }

  private static func marker(_ line: String) -> Marker? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty {
      guard rest.hasPrefix("* ") || rest.hasPrefix("- ") else { return nil }
      return Marker(indent: indent, width: indent + 2, isOrdered: false)
    }
    guard rest.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return Marker(indent: indent, width: indent + digits.count + 2, isOrdered: true)
  }

  private static func heading(_ line: String) -> MarkdownBlock? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).hasPrefix(" ") else { return nil }
    return .heading(level: level, text: trimmed(String(line.dropFirst(level))))
  }

  /// Whether a line begins a block of its own.
  private static func begins(_ line: String) -> Bool {
    let line = trimmed(line)
    return heading(line) != nil || line.hasPrefix("```") || line.hasPrefix("|") || line.hasPrefix(">")
  }

  private static func isRule(_ line: String) -> Bool {
    line.count >= 3 && (line.allSatisfy { $0 == "-" } || line.allSatisfy { $0 == "*" })
  }

  private static func isTableRule(_ line: String) -> Bool {
    line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  private static func outdented(_ line: String, by width: Int) -> String {
    let spaces = line.prefix { $0 == " " }.count
    return String(line.dropFirst(min(spaces, width)))
  }

  static func trimmed(_ line: some StringProtocol) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
