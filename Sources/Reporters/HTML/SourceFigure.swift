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
        .element("pre", [.class("source")], runs.map(run))))
  }

  /// Lines one after the other that the same steps have executed.
  private var runs: [[Excerpt.Line]] {
    lines.reduce(into: []) { runs, line in
      if let last = runs.last?.last, last.steps == line.steps, last.number + 1 == line.number {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
  }

  /// Of a long excerpt what is near the line to blame, near a place where a step begins, and near the ends of what the
  /// same steps have executed.
  private var lines: [Excerpt.Line] {
    let all = excerpt.lines
    guard all.count > Self.longest else { return all }
    let marked = all.indices.filter { index in
      let line = all[index]
      let begins = index == 0 || all[index - 1].steps != line.steps
      return line.isBlamed || !beginning(at: line).isEmpty || (begins && !line.steps.isEmpty)
    }
    let near = Set(marked.flatMap { max(0, $0 - 1)...min(all.count - 1, $0 + 1) })
    return all.indices.filter(near.contains).map { all[$0] }
  }

  /// The longest excerpt that is shown whole.
  private static let longest = 20

  private func beginning(at line: Excerpt.Line) -> ArraySlice<Step> {
    trace.filter { $0.location?.path == excerpt.path && $0.location?.line == line.number }.prefix(4)
  }

  private func run(_ lines: [Excerpt.Line]) -> HTMLNode {
    let steps = lines.first?.steps ?? []
    let first = lines.first?.number
    let isAfterGap = first != self.lines.first?.number && !self.lines.contains { $0.number + 1 == first }
    let content =
      (isAfterGap ? [.element("i", [], "⋮"), "\n"] : [])
      + lines.enumerated().flatMap { index, line in [row(line, index == 0 ? badges(steps) : []), notes(line)] }
    guard !steps.isEmpty else { return .fragment(content) }
    return .element(
      "span", [HTMLAttribute("data-steps", steps.map(String.init).joined(separator: " "))], content)
  }

  private func badges(_ steps: [Int]) -> [HTMLNode] {
    let shown = steps.prefix(4).map { step -> HTMLNode in
      trace.contains { $0.step == step }
        ? .element("a", [.link("\(finding)-s\(step)")], .text(String(step))) : .text("\(step) ")
    }
    return shown + (steps.count > 4 ? [.text("+\(steps.count - 4)")] : []) + [" "]
  }

  private func notes(_ line: Excerpt.Line) -> HTMLNode {
    var notes = beginning(at: line).map {
      HTMLNode.element(
        "span", [.class("said")], .stepLink($0.step, of: finding), .element("span", [], .prose($0.event)))
    }
    if line.isBlamed {
      notes.append(.span("said flag", "this line is to blame"))
    }
    return .fragment(notes)
  }

  private func row(_ line: Excerpt.Line, _ badges: [HTMLNode]) -> HTMLNode {
    let content = [.element("i", [], badges + [.text(String(line.number))])] + colored(line.text) + ["\n"]
    return line.isBlamed ? .element("mark", [], content) : .fragment(content)
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
