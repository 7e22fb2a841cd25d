import RunReport

/// The lines of one file that took part, with the steps that executed them.
struct SourceFigure {
  let excerpt: Excerpt
  /// Id of the finding, for links to its steps.
  let finding: String

  var node: HTMLNode {
    .element(
      "figure", [], .element("figcaption", [], .code(excerpt.path)),
      .element(
        "div", [.class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("source lines")],
        .element("table", [.class("source")], .element("tbody", [], rows))))
  }

  private var rows: [HTMLNode] {
    var previous: Int?
    return excerpt.lines.flatMap { line -> [HTMLNode] in
      defer { previous = line.number }
      guard let previous, line.number > previous + 1 else { return [row(line)] }
      return [
        .element("tr", [.class("gap")], .element("td", [], "⋮"), .element("td"), .element("td")), row(line),
      ]
    }
  }

  private func row(_ line: Excerpt.Line) -> HTMLNode {
    let shown = line.steps.prefix(4).map { HTMLNode.stepLink($0, of: finding) }
    let more: HTMLNode = line.steps.count > 4 ? .span("soft", "+\(line.steps.count - 4)") : .nothing
    let steps = " " + line.steps.map(String.init).joined(separator: " ") + " "
    return .element(
      "tr", [.class(line.isBlamed ? "blamed" : ""), HTMLAttribute("data-steps", steps)],
      .element("td", [.class("no")], .text(String(line.number))),
      .element("td", [.class("by")], [.fragment(Array(shown)), more]),
      .element(
        "td", [.class("text")],
        .element("code", [], colored(line.text)),
        line.isBlamed ? .element("span", [.class("flag")], .symbol("✕"), "blamed") : .nothing))
  }

  private func colored(_ text: String) -> [HTMLNode] {
    let line = printable(text).split(whereSeparator: \.isNewline).joined(separator: " ")
    return SwiftColors.pieces(of: line).map { kind, text in
      switch kind {
      case .plain: .text(text)
      case .keyword: .element("b", [], .text(text))
      case .string: .span("str", text)
      case .comment: .span("com", text)
      case .number: .span("num", text)
      }
    }
  }
}
