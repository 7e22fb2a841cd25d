import RunReport

/// The lines of one file that took part, with the steps that executed them. Under a line stand the steps that begin
/// there, and whether it is to blame.
struct SourceFigure {
  let excerpt: Excerpt
  let trace: [Step]
  /// Id of the finding, for links to its steps.
  let finding: String

  var node: HTMLNode {
    .element(
      "figure", [], .element("figcaption", [], .code(excerpt.path)),
      .element(
        "div",
        [.class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("source lines")],
        .element("table", [.class("source")], .element("tbody", [], rows))))
  }

  private var rows: [HTMLNode] {
    var previous: Int?
    return excerpt.lines.flatMap { line -> [HTMLNode] in
      defer { previous = line.number }
      let rows = [row(line)] + notes(line)
      guard let previous, line.number > previous + 1 else { return rows }
      return [.element("tr", [.class("gap")], .element("td", [], "⋮"), .element("td"), .element("td"))] + rows
    }
  }

  private func notes(_ line: Excerpt.Line) -> [HTMLNode] {
    var notes = trace.filter { $0.location?.path == excerpt.path && $0.location?.line == line.number }.prefix(4).map {
      HTMLNode.element(
        "span", [.class("said")], .stepLink($0.step, of: finding), .element("span", [], .prose($0.event)))
    }
    if line.isBlamed {
      notes.append(.element("span", [.class("said flag")], .symbol("✕"), "this line is to blame"))
    }
    guard !notes.isEmpty else { return [] }
    let kind = line.isBlamed ? "note blamed" : "note"
    return [
      .element("tr", [.class(kind)], .element("td"), .element("td"), .element("td", [.class("text")], notes))
    ]
  }

  private func row(_ line: Excerpt.Line) -> HTMLNode {
    let shown = line.steps.prefix(4).map { step -> HTMLNode in
      trace.contains { $0.step == step } ? .stepLink(step, of: finding) : .span("badge", String(step))
    }
    let more: HTMLNode = line.steps.count > 4 ? .span("soft", "+\(line.steps.count - 4)") : .nothing
    let steps = " " + line.steps.map(String.init).joined(separator: " ") + " "
    return .element(
      "tr", [.class(line.isBlamed ? "blamed" : ""), HTMLAttribute("data-steps", steps)],
      .element("td", [.class("no")], .text(String(line.number))),
      .element("td", [.class("by")], [.fragment(Array(shown)), more]),
      .element("td", [.class("text")], .element("code", [], colored(line.text))))
  }

  /// Spaces that all lines begin with; they are not shown.
  private var margin: Int {
    excerpt.lines.map(\.text).filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
  }

  private func colored(_ text: String) -> [HTMLNode] {
    let line = printable(String(text.dropFirst(margin))).split(whereSeparator: \.isNewline).joined(separator: " ")
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
