import RunReport

/// A sequence chart as inline SVG. Colours come from the page's style sheet; shape and words carry the meaning.
struct SequenceDrawing {
  let chart: SequenceChart

  var node: HTMLNode {
    .element(
      "svg",
      [
        .class("chart"), HTMLAttribute("role", "img"),
        .label("sequence of calls; the steps before it tell the same in words"), .number("width", chart.width),
        .number("height", chart.height), HTMLAttribute("viewBox", "0 0 \(chart.width) \(chart.height)"),
      ], [lifelines] + chart.bands.map(band) + [header])
  }

  private var lifelines: HTMLNode {
    let lines = chart.lanes.map { "M\($0.x) \(SequenceChart.headerHeight)V\(chart.height - 6)" }
    return .element("path", [.class("life"), HTMLAttribute("d", lines.joined())])
  }

  private func ground(_ band: SequenceChart.Band) -> HTMLNode {
    .element(
      "rect",
      [
        .class("ground"), .number("x", 1), .number("y", band.y), .number("width", chart.width - 2),
        .number("height", band.height - 3), .number("rx", 6),
      ])
  }

  private var header: HTMLNode {
    let boxes = chart.lanes.map { lane -> String in
      let width = (lane.title.map(\.count).max() ?? 0) * SequenceChart.characterWidth + SequenceChart.lanePadding
      return "M\(lane.x - width / 2) 4h\(width)v\(SequenceChart.headerHeight - 8)h-\(width)z"
    }
    let titles = chart.lanes.flatMap { lane in
      let first = 4 + (SequenceChart.headerHeight - 8) / 2 + 4 - (lane.title.count - 1) * 7
      return lane.title.enumerated().map { text(nil, lane.x, first + $0 * 14, $1) }
    }
    return .element("g", [.class("lane")], [.element("path", [HTMLAttribute("d", boxes.joined())])] + titles)
  }

  private func band(_ band: SequenceChart.Band) -> HTMLNode {
    let kind = (band.isViolation ? " broken" : "") + (band.isIrrelevant ? " idle" : "")
    return .element(
      "g", [.class("step" + kind), HTMLAttribute("data-step", String(band.step))],
      [ground(band), arrows(of: band)] + band.rows.map { row($0, band) })
  }

  /// The lines of all calls that break nothing, in one path.
  private func arrows(of band: SequenceChart.Band) -> HTMLNode {
    let paths = band.rows.compactMap { row -> String? in
      guard case .call(_, let from, let to, false) = row.kind else { return nil }
      let (start, end) = (chart.lanes[from].x, chart.lanes[to].x)
      return from == to ? loop(start, row.y + 8) + "m6 -4l-6 4l6 4" : arrow(start, end, row.y + 22)
    }
    return paths.isEmpty ? .nothing : path(paths.joined())
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
        text("flag", chart.lanes[lane].x + 16, row.y + 18, StepMarks.broken))
    case .noReturn:
      return .element(
        "g", [.class("limit")],
        .element("path", [HTMLAttribute("d", "M6 \(row.y + 20)H\(chart.width - 6)")]),
        text("flag", 12, row.y + 14, "⚑ " + StepMarks.noReturn))
    }
  }

  private func event(
    _ row: SequenceChart.Row, _ number: Int, _ words: String, _ from: Int, _ to: Int?, _ isViolation: Bool
  ) -> HTMLNode {
    let x = chart.lanes[from].x
    let y = row.y + 22
    let shaft = to.map { [path(arrow(x, chart.lanes[$0].x, y))] }
    return .element(
      "g", [.class(isViolation ? "event bad" : "event")],
      (shaft ?? []) + [
        .element("circle", [.number("cx", x), .number("cy", y), .number("r", 12)]),
        text("number", x, y + 4, String(number)),
        text("what", fitted(words, x + 20), y - 7, words),
      ])
  }

  private func call(_ row: SequenceChart.Row, _ words: String, _ from: Int, _ to: Int, _ bad: Bool) -> HTMLNode {
    let (start, end) = (chart.lanes[from].x, chart.lanes[to].x)
    let (low, span) = (min(start, end), abs(end - start))
    let y = row.y + 22
    let length = words.count * SequenceChart.characterWidth
    let x = length <= span - 18 ? low + (span - length) / 2 : fitted(words, low + 8)
    let label = text(nil, x, y - 6, words)
    guard bad else { return label }
    return .element(
      "g", [.class("bad")],
      path("M\(start) \(y)H\(end)"), label, cross(end, y),
      text("flag", fitted(StepMarks.broken, end - 76), y + 24, StepMarks.broken))
  }

  /// A call of an object to itself. The words stand right of the lane, or left of it where the chart ends.
  private func selfCall(_ row: SequenceChart.Row, _ words: String, _ lane: Int, _ bad: Bool) -> HTMLNode {
    let x = chart.lanes[lane].x
    let y = row.y + 8
    func beside(_ kind: String?, _ y: Int, _ words: String) -> HTMLNode {
      let fits = x + 30 + words.count * SequenceChart.characterWidth <= chart.width - 4
      return fits ? text(kind, x + 28, y, words) : text(kind, x - 16, y, words, anchor: "end")
    }
    let label = beside(nil, y + 11, words)
    guard bad else { return label }
    return .element(
      "g", [.class("bad")], path(loop(x, y)), label, cross(x, y + 14), beside("flag", y + 32, StepMarks.broken))
  }

  private func loop(_ x: Int, _ y: Int) -> String { "M\(x) \(y)h20v14h-20" }

  private func run(_ row: SequenceChart.Row, _ words: String, _ from: Int, _ to: Int) -> HTMLNode {
    let (start, end) = (chart.lanes[from].x, chart.lanes[to].x)
    let label = "⋯ " + words
    let length = label.count * SequenceChart.characterWidth + 18
    let x = max(2, min((start + end) / 2 - length / 2, chart.width - length - 2))
    let across = from == to ? [] : [path("M\(start) \(row.y + 14)H\(end)")]
    return .element(
      "g", [.class("run")],
      across + [
        .element(
          "rect",
          [
            .number("x", x), .number("y", row.y + 4), .number("width", length), .number("height", 20),
            .number("rx", 10),
          ]),
        text(nil, x + 9, row.y + 18, label),
      ])
  }

  /// The leftmost position at which the words end inside the chart, at most `x`.
  private func fitted(_ words: String, _ x: Int) -> Int {
    max(6, min(x, chart.width - words.count * SequenceChart.characterWidth - 6))
  }

  private func text(_ kind: String?, _ x: Int, _ y: Int, _ words: String, anchor: String? = nil) -> HTMLNode {
    let place = (kind.map { [HTMLAttribute.class($0)] } ?? []) + [.number("x", x), .number("y", y)]
    return .element("text", place + (anchor.map { [HTMLAttribute("text-anchor", $0)] } ?? []), .text(words))
  }

  private func path(_ data: String) -> HTMLNode { .element("path", [HTMLAttribute("d", data)]) }

  /// A line with an open head at its end.
  private func arrow(_ start: Int, _ end: Int, _ y: Int) -> String {
    "M\(start) \(y)H\(end)" + (end > start ? "m-7 -4l7 4l-7 4" : "m7 -4l-7 4l7 4")
  }

  private func cross(_ x: Int, _ y: Int) -> HTMLNode {
    .element("use", [.class("stop"), HTMLAttribute("href", "#stop"), .number("x", x), .number("y", y)])
  }

  /// An octagon with a cross: what the rule forbids. For `<use>`.
  static let symbol = HTMLNode.element(
    "g", [.id("stop")], .element("path", [HTMLAttribute("d", "M-4 -10h8l6 6v8l-6 6h-8l-6 -6v-8z")]),
    .element("path", [.class("x"), HTMLAttribute("d", "M-4 -4l8 8M4 -4l-8 8")]))
}
