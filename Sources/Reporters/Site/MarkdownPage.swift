/// Blocks of Markdown as nodes of a page. Headings can be linked to, as on GitHub.
struct MarkdownPage {
  let inline: MarkdownInline
  private var anchors: [String: Int] = [:]

  init(resolve: @escaping (String) -> String?) { inline = MarkdownInline(resolve: resolve) }

  mutating func nodes(_ blocks: [MarkdownBlock]) -> [HTMLNode] { blocks.map { node($0) } }

  private mutating func node(_ block: MarkdownBlock) -> HTMLNode {
    switch block {
    case .heading(let level, let text): heading(level, text)
    case .paragraph(let text): .element("p", [], inline.nodes(text))
    case .code(let language, let lines): code(language, lines)
    case .list(let isOrdered, let items): .element(isOrdered ? "ol" : "ul", [], items.map { item($0) })
    case .table(let header, let rows): table(header, rows)
    case .quote(let blocks): .element("blockquote", [], nodes(blocks))
    case .rule: .element("hr")
    }
  }

  private mutating func heading(_ level: Int, _ text: String) -> HTMLNode {
    var anchor = Self.anchor(text)
    let count = anchors[anchor, default: 0]
    anchors[anchor] = count + 1
    if count > 0 { anchor += "-\(count)" }
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    return .element(names[level - 1], [.id(anchor)], inline.nodes(text))
  }

  /// A single paragraph stands in the item by itself.
  private mutating func item(_ blocks: [MarkdownBlock]) -> HTMLNode {
    guard case .paragraph(let text)? = blocks.first else { return .element("li", [], nodes(blocks)) }
    return .element("li", [], inline.nodes(text) + nodes(Array(blocks.dropFirst())))
  }

  private func table(_ header: [String], _ rows: [[String]]) -> HTMLNode {
    let head = HTMLNode.element(
      "tr", [], header.map { .element("th", [HTMLAttribute("scope", "col")], inline.nodes($0)) })
    let body = rows.map { row in HTMLNode.element("tr", [], row.map { .element("td", [], inline.nodes($0)) }) }
    return .element(
      "div", [.class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("table")],
      .element("table", [], .element("thead", [], head), .element("tbody", [], body)))
  }

  private func code(_ language: String, _ lines: [String]) -> HTMLNode {
    let rows = lines.flatMap { line -> [HTMLNode] in
      guard language == "swift" else { return [.text(line + "\n")] }
      return SwiftColors.pieces(of: line).map(Self.colored) + ["\n"]
    }
    return .element("pre", [HTMLAttribute("tabindex", "0")], .element("code", [], rows))
  }

  private static func colored(_ piece: (kind: SwiftColors.Kind, text: String)) -> HTMLNode {
    switch piece.kind {
    case .plain: .text(piece.text)
    case .keyword: .span("k", piece.text)
    case .string: .span("t", piece.text)
    case .comment: .span("c", piece.text)
    case .number: .span("n", piece.text)
    }
  }

  /// GitHub's name for a heading: lower case, spaces as dashes, other punctuation left out.
  static func anchor(_ text: String) -> String {
    var anchor = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" { anchor.append(character) }
      if character == " " { anchor.append("-") }
    }
    return anchor
  }
}
