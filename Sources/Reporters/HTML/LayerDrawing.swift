import RunReport

/// The views after a step as a picture: sheets that lie on each other, the one nearest to the reader at the top. What
/// the step has changed is told by letter, shape and colour.
struct LayerDrawing {
  struct Sheet {
    let line: ViewLine
    /// "alpha 0 → alpha 1": what is known of the view before and after the step.
    let detail: String
  }

  /// From the back to the front.
  let sheets: [Sheet]

  /// A sheet, for `<use>`.
  static let symbol = HTMLNode.element(
    "path", [.id("sheet"), HTMLAttribute("d", "M0 24L22 4H88L66 24Z")])

  private static let rowHeight = 20
  /// Names of views that have changed are bold, and wider.
  private static let characterWidth = 8
  /// What is wider than its place on the page is written smaller.
  private static let (roomy, smallCharacterWidth) = (440, 7)
  private static let longest = 100

  init(_ views: ViewChanges, _ hierarchy: [ViewLine]) {
    var before = views.before.makeIterator()
    sheets = hierarchy.map { line in
      let earlier = line.change == .added ? nil : before.next()
      let was = line.change == .modified ? earlier?.detail ?? "" : line.detail
      return Sheet(line: line, detail: onOneLine(Self.change(from: was, to: line.detail)))
    }
  }

  private static func change(from was: String, to detail: String) -> String {
    if was == detail || was.isEmpty { return detail }
    return detail.isEmpty ? "was \(was)" : "\(was) → \(detail)"
  }

  var node: HTMLNode {
    let height = sheets.count * Self.rowHeight + 14
    let widest = sheets.map { label($0).count }.max() ?? 0
    let whole = labelX + (widest + 2) * Self.characterWidth
    let isDense = whole > Self.roomy
    let width = isDense ? labelX + (widest + 2) * Self.smallCharacterWidth : whole
    return .element(
      "svg",
      [
        .class(isDense ? "layers dense" : "layers"), HTMLAttribute("role", "group"), .label("layers, the front first"),
        .number("width", width),
        .number("height", height),
      ],
      sheets.indices.map(shape) + sheets.indices.reversed().map(text))
  }

  private var labelX: Int { 100 + 8 * (sheets.map { indent($0) }.max() ?? 0) }

  private func indent(_ sheet: Sheet) -> Int { max(0, min(sheet.line.depth, 12)) }

  /// The back lies at the bottom.
  private func top(_ index: Int) -> Int { (sheets.count - 1 - index) * Self.rowHeight }

  private func shape(_ index: Int) -> HTMLNode {
    let sheet = sheets[index]
    var attributes = [HTMLAttribute("href", "#sheet"), .number("y", top(index))]
    if indent(sheet) > 0 { attributes.append(.number("x", indent(sheet) * 8)) }
    return .element("use", attributes + kind(sheet))
  }

  private func text(_ index: Int) -> HTMLNode {
    let sheet = sheets[index]
    let name = onOneLine(sheet.line.name)
    let rest = label(sheet).dropFirst(name.count)
    let mark = sheet.line.change == .same ? [] : [HTMLNode.element("tspan", [], .text(sheet.line.change.letter + " "))]
    return .element(
      "text", [.number("x", labelX), .number("y", top(index) + 18)] + kind(sheet),
      mark + [.text(String(label(sheet).prefix(name.count)))]
        + (rest.isEmpty ? [] : [.element("tspan", [.class("soft")], .text(String(rest)))]))
  }

  private func label(_ sheet: Sheet) -> String {
    SequenceChart.shortened(
      onOneLine(sheet.line.name) + (sheet.detail.isEmpty ? "" : "  " + sheet.detail), Self.longest)
  }

  private func kind(_ sheet: Sheet) -> [HTMLAttribute] {
    let hidden = sheet.line.detail.split(separator: ",").contains { ["hidden", "alpha 0"].contains($0.trimmed) }
    let kinds = (sheet.line.change == .same ? [] : [sheet.line.change.rawValue]) + (hidden ? ["away"] : [])
    return kinds.isEmpty ? [] : [.class(kinds.joined(separator: " "))]
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
