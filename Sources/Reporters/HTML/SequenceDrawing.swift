import RunReport

/// A sequence chart as inline SVG. Colours come from the page's style sheet; shape and words carry the meaning.
struct SequenceDrawing {
  let chart: SequenceChart
  let finding: Finding
  /// Prefix of ids, unique in the page: "f3".
  let id: String

  var node: HTMLNode {
    let title = "\(id)-chart-title"
    let description = "\(id)-chart-text"
    return .element(
      "svg",
      [
        .class("chart"), HTMLAttribute("role", "img"), HTMLAttribute("aria-labelledby", "\(title) \(description)"),
        .number("width", chart.width), .number("height", chart.height),
        HTMLAttribute("viewBox", "0 0 \(chart.width) \(chart.height)"),
      ],
      [
        .element("title", [.id(title)], .text("Sequence of calls: \(finding.message)")),
        .element("desc", [.id(description)], .text(storyInWords)),
      ] + chart.bands.map(ground) + lifelines + chart.bands.map(band) + chart.lanes.map(header))
  }

  private var storyInWords: String {
    finding.trace.map { "Step \($0.step), \($0.actor): \($0.event)." }.joined(separator: " ")
  }

  private func ground(_ band: SequenceChart.Band) -> HTMLNode {
    let kind = band.isViolation ? "broken" : band.index % 2 == 0 ? "even" : "odd"
    return .element(
      "rect",
      [
        .class("ground \(kind)"), HTMLAttribute("data-step", String(band.step)), .number("x", 1),
        .number("y", band.y), .number("width", chart.width - 2), .number("height", band.height - 3), .number("rx", 6),
      ])
  }

  private var lifelines: [HTMLNode] {
    chart.lanes.map { line("life", $0.x, SequenceChart.headerHeight, $0.x, chart.height - 6) }
  }

  private func header(_ lane: SequenceChart.Lane) -> HTMLNode {
    let width = (lane.title.map(\.count).max() ?? 0) * SequenceChart.characterWidth + SequenceChart.lanePadding
    let first = 4 + (SequenceChart.headerHeight - 8) / 2 + 4 - (lane.title.count - 1) * 7
    return .element(
      "g", [.class("lane")],
      [
        .element(
          "rect",
          [
            .number("x", lane.x - width / 2), .number("y", 4), .number("width", width),
            .number("height", SequenceChart.headerHeight - 8), .number("rx", 7),
          ])
      ]
        + lane.title.enumerated().map { text("name", lane.x, first + $0 * 14, $1, anchor: "middle") })
  }

  private func band(_ band: SequenceChart.Band) -> HTMLNode {
    .element(
      "g", [.class("step"), HTMLAttribute("data-step", String(band.step))], band.rows.map { row($0, band) })
  }

  private func row(_ row: SequenceChart.Row, _ band: SequenceChart.Band) -> HTMLNode {
    switch row.kind {
    case .event(let number, let words, let from, let to):
      return event(row, number, words, from, to, band.isViolation)
    case .note(let words, let from):
      let x = fitted(words, chart.lanes[from].x + 20)
      return text("note", x, row.y + 12, words)
    case .call(let words, let from, let to, let isViolation):
      return from == to ? selfCall(row, words, from, isViolation) : call(row, words, from, to, isViolation)
    case .run(let words, let from, let to):
      return run(row, words, from, to)
    case .broken(let lane):
      return .element(
        "g", [.class("bad")], cross(chart.lanes[lane].x, row.y + 14),
        text("flag", chart.lanes[lane].x + 16, row.y + 18, "here the rule is broken"))
    }
  }

  private func event(
    _ row: SequenceChart.Row, _ number: Int, _ words: String, _ from: Int, _ to: Int?, _ isViolation: Bool
  ) -> HTMLNode {
    let x = chart.lanes[from].x
    let y = row.y + 22
    let arrow = to.map { [line("go", x, y, chart.lanes[$0].x, y), head(chart.lanes[$0].x, y, chart.lanes[$0].x > x)] }
    return .element(
      "g", [.class(isViolation ? "event bad" : "event")],
      (arrow ?? []) + [
        .element("circle", [.number("cx", x), .number("cy", y), .number("r", 12)]),
        text("number", x, y + 4, String(number), anchor: "middle"),
        text("what", fitted(words, x + 20), y - 7, words),
      ])
  }

  private func call(_ row: SequenceChart.Row, _ words: String, _ from: Int, _ to: Int, _ bad: Bool) -> HTMLNode {
    let (start, end) = (chart.lanes[from].x, chart.lanes[to].x)
    let (low, span) = (min(start, end), abs(end - start))
    let y = row.y + 22
    let length = words.count * SequenceChart.characterWidth
    let x = length <= span - 18 ? low + (span - length) / 2 : fitted(words, low + 8)
    let mark =
      bad
      ? [cross(end, y), text("flag", fitted("here the rule is broken", end - 76), y + 24, "here the rule is broken")]
      : [head(end, y, end > start)]
    return .element(
      "g", [.class(bad ? "call bad" : "call")],
      [line("go", start, y, end, y), text("words", x, y - 6, words)] + mark)
  }

  /// A call of an object to itself. The words stand right of the lane, or left of it where the chart ends.
  private func selfCall(_ row: SequenceChart.Row, _ words: String, _ lane: Int, _ bad: Bool) -> HTMLNode {
    let x = chart.lanes[lane].x
    let y = row.y + 8
    func beside(_ kind: String, _ y: Int, _ words: String) -> HTMLNode {
      let fits = x + 30 + words.count * SequenceChart.characterWidth <= chart.width - 4
      return fits ? text(kind, x + 28, y, words) : text(kind, x - 16, y, words, anchor: "end")
    }
    let loop = HTMLNode.element("path", [.class("go"), HTMLAttribute("d", "M\(x) \(y)h20v14h-20")])
    let mark = bad ? [cross(x, y + 14), beside("flag", y + 32, "here the rule is broken")] : [head(x, y + 14, false)]
    return .element("g", [.class(bad ? "call bad" : "call")], [loop, beside("words", y + 11, words)] + mark)
  }

  private func run(_ row: SequenceChart.Row, _ words: String, _ from: Int, _ to: Int) -> HTMLNode {
    let (start, end) = (chart.lanes[from].x, chart.lanes[to].x)
    let label = "⋯ " + words
    let length = label.count * SequenceChart.characterWidth + 18
    let x = max(2, min((start + end) / 2 - length / 2, chart.width - length - 2))
    let across = from == to ? [] : [line("hidden", start, row.y + 14, end, row.y + 14)]
    return .element(
      "g", [.class("run")],
      across + [
        .element(
          "rect",
          [
            .number("x", x), .number("y", row.y + 4), .number("width", length), .number("height", 20),
            .number("rx", 10),
          ]),
        text("words", x + 9, row.y + 18, label),
      ])
  }

  /// The leftmost position at which the words end inside the chart, at most `x`.
  private func fitted(_ words: String, _ x: Int) -> Int {
    max(6, min(x, chart.width - words.count * SequenceChart.characterWidth - 6))
  }

  private func text(_ kind: String, _ x: Int, _ y: Int, _ words: String, anchor: String? = nil) -> HTMLNode {
    let place = [HTMLAttribute.class(kind), .number("x", x), .number("y", y)]
    return .element("text", place + (anchor.map { [HTMLAttribute("text-anchor", $0)] } ?? []), .text(words))
  }

  private func line(_ kind: String, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) -> HTMLNode {
    .element(
      "line", [.class(kind), .number("x1", x1), .number("y1", y1), .number("x2", x2), .number("y2", y2)])
  }

  private func head(_ x: Int, _ y: Int, _ pointsRight: Bool) -> HTMLNode {
    let back = pointsRight ? -8 : 8
    return .element("path", [.class("head"), HTMLAttribute("d", "M\(x) \(y)l\(back) -4v8z")])
  }

  /// An octagon with a cross: what the rule forbids.
  private func cross(_ x: Int, _ y: Int) -> HTMLNode {
    .element(
      "g", [.class("stop")],
      .element("path", [HTMLAttribute("d", "M\(x - 4) \(y - 10)h8l6 6v8l-6 6h-8l-6 -6v-8z")]),
      .element(
        "path", [.class("x"), HTMLAttribute("d", "M\(x - 4) \(y - 4)l8 8M\(x + 4) \(y - 4)l-8 8")]))
  }
}
