import RunReport

/// Where everything of a finding's sequence chart stands, in pixels. Pure arithmetic: texts are set in a font whose
/// characters are assumed to be `characterWidth` wide, so the same report has the same picture everywhere.
///
///     lane 0          lane 1                lane 2
///     ┌──────┐        ┌───────────┐         ┌─────────┐
///     │ user │        │   UIKit   │         │ Animator│      header
///     └──┬───┘        └─────┬─────┘         └────┬────┘
///     ───┼──────────────────┼────────────────────┼───────  band of step 1
///       (1)── swipes down ─▶│                    │          event row
///        │                  │── animate… ───────▶│          call row
struct SequenceChart {
  struct Lane {
    let title: [String]
    let x: Int
  }

  enum RowKind {
    /// The event of a step; an arrow leads to lane `to` if that is another one.
    case event(number: Int, text: String, from: Int, to: Int?)
    case note(String, from: Int)
    case call(text: String, from: Int, to: Int, isViolation: Bool)
    case run(text: String, from: Int, to: Int)
    /// Stands for a violation that no call shows.
    case broken(at: Int)
    /// After this nothing ends well.
    case noReturn
  }

  struct Row {
    let y: Int
    let height: Int
    let kind: RowKind
  }

  struct Band {
    let step: Int
    let index: Int
    let y: Int
    let height: Int
    let isViolation: Bool
    let isIrrelevant: Bool
    let rows: [Row]
  }

  static let characterWidth = 7
  static let headerHeight = 54
  static let lanePadding = 14
  /// The widest chart that needs no scrolling on a desktop page.
  static let preferredWidth = 1120

  let lanes: [Lane]
  let bands: [Band]
  let width: Int
  let height: Int

  /// `nil` when the trace is empty.
  init?(_ finding: Finding) {
    let story = FindingStory(finding)
    let limit = finding.trace.count > 10 ? 10 : 18
    let steps = finding.trace.map { (step: $0, rows: CallRow.rows(of: $0.messages, limit: limit)) }
    let names = Lanes(steps: steps.map { ($0.step.actor, $0.rows) })
    guard !names.names.isEmpty else { return nil }
    var y = Self.headerHeight + 14
    let marks = StepMarks(finding)
    bands = steps.enumerated().map { index, entry in
      let breaks = index == story.violation
      var kinds = Self.kinds(of: entry.step, entry.rows, names, breaksRule: breaks)
      if marks.isPointOfNoReturn(index) { kinds.append(.noReturn) }
      let band = Self.band(entry.step.step, index, y, (breaks, marks.isIrrelevant(index)), kinds)
      y += band.height
      return band
    }
    let titles = names.names.map { Self.title(onOneLine($0)) }
    let centers = Self.centers(titles: titles, rows: bands.flatMap(\.rows).map(\.kind))
    lanes = zip(titles, centers).map { Lane(title: $0, x: $1) }
    width = Self.width(lanes, bands.flatMap(\.rows).map(\.kind))
    height = y + 10
  }

  private static func kinds(of step: Step, _ rows: [CallRow], _ lanes: Lanes, breaksRule: Bool) -> [RowKind] {
    let actor = lanes[step.actor] ?? 0
    var target: Int?
    if case .call(let first)? = rows.first, first.from != step.actor { target = lanes[first.from] }
    var kinds: [RowKind] = [.event(number: step.step, text: shortened(step.sentence, 90), from: actor, to: target)]
    kinds += step.notes.prefix(3).map { .note(shortened($0, 100), from: actor) }
    if step.notes.count > 3 { kinds.append(.note("… \(step.notes.count - 3) more notes below", from: actor)) }
    for row in rows {
      switch row {
      case .call(let message):
        guard let from = lanes[message.from], let to = lanes[message.to] else { continue }
        kinds.append(
          .call(text: shortened(message.label, 72), from: from, to: to, isViolation: message.isViolation))
      case .run(let run):
        let span = lanes.span(of: run) ?? actor...actor
        kinds.append(.run(text: CallRow.title(of: run), from: span.lowerBound, to: span.upperBound))
      }
    }
    if breaksRule, !step.messages.contains(where: \.isViolation) { kinds.append(.broken(at: target ?? actor)) }
    return kinds
  }

  private static func band(
    _ step: Int, _ index: Int, _ start: Int, _ marks: (isViolation: Bool, isIrrelevant: Bool), _ kinds: [RowKind]
  ) -> Band {
    var y = start + 6
    let rows = kinds.map { kind in
      let height =
        switch kind {
        case .event: 38
        case .note: 19
        case .call(_, let from, let to, let isViolation): (from == to ? 36 : 32) + (isViolation ? 18 : 0)
        case .run: 30
        case .broken: 34
        case .noReturn: 26
        }
      defer { y += height }
      return Row(y: y, height: height, kind: kind)
    }
    return Band(
      step: step, index: index, y: start, height: y + 8 - start, isViolation: marks.isViolation,
      isIrrelevant: marks.isIrrelevant, rows: rows)
  }

  /// Room for the last title, and for each call of an object to itself on one side of its lane.
  private static func width(_ lanes: [Lane], _ rows: [RowKind]) -> Int {
    let last = lanes.last?.x ?? 0
    let title = (lanes.last?.title.map(\.count).max() ?? 0) * characterWidth + lanePadding
    var width = max(last + max(title / 2 + 10, 60), 420)
    for case .call(let text, let from, let to, _) in rows where from == to {
      let (x, length) = (lanes[from].x, text.count * characterWidth)
      if x - 22 < length { width = max(width, x + 34 + length) }
    }
    return width
  }

  static func shortened(_ text: String, _ limit: Int) -> String {
    let line = onOneLine(text).filter { $0 != "`" }
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  /// A lane's name on at most three lines, broken before capitals and after spaces.
  static func title(_ name: String) -> [String] {
    var words: [String] = []
    var previous: Character = " "
    for character in name {
      let starts = previous == " " || (character.isUppercase && previous.isLowercase)
      if starts || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    for limit in [12, 16, 20] {
      let lines = filled(words, limit).map { shortened(String($0.trimmingSpaces), 20) }
      if lines.count <= 3 { return lines }
    }
    let lines = filled(words, 20).map { shortened(String($0.trimmingSpaces), 18) }
    return Array(lines.prefix(2)) + ["… " + (lines.last ?? "")]
  }

  private static func filled(_ words: [String], _ limit: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, (last + word).count <= limit {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
  }

  /// Lane positions: as close as titles allow, wide enough for the labels between lanes as far as the preferred width
  /// permits.
  private static func centers(titles: [[String]], rows: [RowKind]) -> [Int] {
    let widths = titles.map { ($0.map(\.count).max() ?? 0) * characterWidth + lanePadding }
    var best: [Int] = []
    for cap in [340, 280, 220, 170, 130, 100, 0] {
      var gaps = widths.indices.dropLast().map { max((widths[$0] + widths[$0 + 1]) / 2 + 7, 58) }
      for case .call(let text, let from, let to, _) in rows where from != to {
        let (low, high) = (min(from, to), max(from, to))
        let missing = min(text.count * characterWidth + 26, cap) - gaps[low..<high].reduce(0, +)
        if missing > 0 { gaps[high - 1] += missing }
      }
      best = gaps.reduce(into: [max(widths[0] / 2 + 8, 30)]) { $0.append(($0.last ?? 0) + $1) }
      if (best.last ?? 0) + max((widths.last ?? 0) / 2 + 10, 60) <= preferredWidth { return best }
    }
    return best
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: SubSequence {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? start
    return self[start..<end]
  }
}
