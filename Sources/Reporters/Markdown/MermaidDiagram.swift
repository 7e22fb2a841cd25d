import RunReport

/// A finding's trace as a Mermaid sequence diagram: one note per event, numbered like the steps, then its calls.
enum MermaidDiagram {
  /// The lines between the fences.
  static func lines(of finding: Finding) -> [String] {
    let story = FindingStory(finding)
    let steps = finding.trace.map { (step: $0, rows: CallRow.rows(of: $0.messages)) }
    let lanes = Lanes(steps: steps.map { ($0.step.actor, $0.rows) })
    guard !lanes.names.isEmpty else { return [] }
    var lines = ["sequenceDiagram"]
    for (index, name) in lanes.names.enumerated() {
      lines.append("  \(name == "user" ? "actor" : "participant") L\(index) as \(text(name))")
    }
    let marks = StepMarks(finding)
    for (index, entry) in steps.enumerated() {
      lines += self.lines(
        of: entry.step, entry.rows, lanes, noReturn: marks.isPointOfNoReturn(index),
        breaksRule: index == story.violation)
    }
    return lines
  }

  private static func lines(
    of step: Step, _ rows: [CallRow], _ lanes: Lanes, noReturn: Bool, breaksRule: Bool
  ) -> [String] {
    let everyone = lanes.names.count == 1 ? "L0" : "L0,L\(lanes.names.count - 1)"
    var lines = ["  Note over \(everyone): \(step.step). \(text("\(step.actor): \(step.sentence)"))"]
    if noReturn { lines.append("  Note over \(everyone): \(text(StepMarks.noReturn))") }
    for note in step.notes { lines.append("  Note over \(everyone): \(text(note))") }
    for row in rows { lines += self.lines(of: row, lanes) }
    guard breaksRule else { return lines }
    let hasMark = step.messages.contains(where: \.isViolation)
    if !hasMark { lines.append("  Note over \(everyone): ✕ here the rule is broken") }
    return ["  rect rgba(200, 60, 40, 0.12)"] + lines + ["  end"]
  }

  private static func lines(of row: CallRow, _ lanes: Lanes) -> [String] {
    switch row {
    case .run(let run):
      guard let span = lanes.span(of: run) else { return [] }
      let over = span.count == 1 ? "L\(span.lowerBound)" : "L\(span.lowerBound),L\(span.upperBound)"
      return ["  Note over \(over): \(CallRow.title(of: run))"]
    case .call(let message):
      guard let from = lanes[message.from], let to = lanes[message.to] else { return [] }
      let arrow = message.isViolation ? "-x" : "->>"
      let mark = message.isViolation ? "✕ " : ""
      let call = "  L\(from)\(arrow)L\(to): \(mark)\(text(message.text))"
      guard let answer = message.answer else { return [call] }
      return [call, "  L\(to)-->>L\(from): \(text(answer))"]
    }
  }

  /// Text of a label: every character that Mermaid, or HTML behind it, could read as syntax becomes an entity.
  /// Backticks go, a label has no code spans.
  private static func text(_ text: String) -> String {
    var result = ""
    for scalar in onOneLine(text).unicodeScalars {
      switch scalar {
      case "`": continue
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", "_", "-", "+", "=", "/", "'", "?", "!":
        result.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic || "→⇒✕✓…“”’–×".unicodeScalars.contains(scalar):
        result.unicodeScalars.append(scalar)
      default: result += "#\(scalar.value);"
      }
    }
    return result.isEmpty ? "–" : result
  }
}
