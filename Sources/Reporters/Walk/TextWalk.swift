import RunReport

/// A walk through the orderings of a subject, as a terminal shows it.
package struct TextWalk {
  private let style: TerminalStyle
  /// Choices that are listed; more are counted.
  package static let choices = 20
  /// Lines of source that are shown of one step.
  private static let lines = 24

  package init(color: Bool) { style = TerminalStyle(isOn: color) }

  // MARK: Findings

  /// "f2  warning  TV402 name  Card.swift:3:5  (CardDelegate, 4 steps)", then the message.
  package func listing(_ findings: [Finding]) -> String {
    let width = String(findings.count).count + 1
    return findings.enumerated().map { number, finding in
      let name = "f\(number + 1)"
      let title = FindingStory(finding).ruleTitle
      let padding = String(repeating: " ", count: width - name.count)
      let size = Wording.count(finding.trace.count, "step")
      return style.bold(name) + padding + "  " + style.severity(finding.severity, finding.severity.rawValue)
        + "  \(title)  \(finding.location.printed)  (\(onOneLine(finding.subject)), \(size))\n"
        + String(repeating: " ", count: width + 2) + onOneLine(finding.message) + "\n"
    }.joined()
  }

  /// What a walk through a finding is about.
  package func headline(_ finding: Finding, number: Int) -> String {
    let title = "\(onOneLine(finding.message)) [\(FindingStory(finding).ruleTitle)]"
    var lines = [
      style.bold("f\(number)") + " "
        + TextReporter.headline(finding.location, finding.severity, title, style, isStyled: true),
      "  " + style.bold("for the user:") + " " + onOneLine(finding.consequence),
      "  " + style.bold("scenario:") + " \(onOneLine(finding.scenario))",
    ]
    if let step = finding.pointOfNoReturn {
      lines.append("  " + style.bold("point of no return:") + " step \(step) of \(finding.trace.count)")
    }
    if finding.consequence.isEmpty { lines.remove(at: 1) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: A place on the walk

  /// - Parameter showsAll: every choice is listed.
  package func render(_ view: WalkView, showsAll: Bool = false) -> String {
    var lines = [title(view)]
    if let step = view.step { lines += self.step(step, view) }
    if view.step == nil, view.beginnings > 1 {
      lines.append(
        "  the app can set itself up in \(view.beginnings) ways; this is number \(view.beginning + 1), 'w N' takes another"
      )
      if let way = view.way { lines.append("  \(BeginningText.title): \(BeginningText.sentence(way))") }
    }
    if view.isPointOfNoReturn {
      lines.append("  " + style.modified(StepMarks.noReturn + ": from here on it cannot end well"))
    }
    lines += view.broken.map(violation)
    lines += state(view)
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ view: WalkView) -> String {
    guard let step = view.step else { return style.bold(WalkWording.position(view)) + " (\(onOneLine(view.subject)))" }
    let side = view.traceLength != nil && !view.isOnTrace ? style.dim(" (off the trace)") : ""
    return style.bold(WalkWording.position(view)) + ", \(onOneLine(step.actor)): "
      + style.bold(onOneLine(step.sentence)) + side
  }

  private func step(_ step: Step, _ view: WalkView) -> [String] {
    var lines = WalkWording.notes(view).map { "  · " + onOneLine($0) }
    lines += source(view.excerpts)
    lines += CallRow.rows(of: step.messages).map(call)
    let changes = ViewChanges(step.hierarchy, previous: nil).changes
    lines += changes.map { "  view " + change($0) }
    lines += view.changes.map { "  " + style.modified("now  " + onOneLine($0)) }
    return lines
  }

  private func source(_ excerpts: [Excerpt]) -> [String] {
    var lines: [String] = []
    for excerpt in excerpts {
      let width = excerpt.lines.map { String($0.number).count }.max() ?? 1
      lines.append("  " + style.dim(onOneLine(excerpt.path)))
      for line in excerpt.lines {
        let number = String(line.number)
        let gutter = String(repeating: " ", count: width - number.count) + number + " |"
        let code = printable(line.text).split(whereSeparator: \.isNewline).joined(separator: " ")
        lines.append("  \(line.steps.isEmpty ? " " : ">") " + style.dim(gutter) + (code.isEmpty ? "" : " " + code))
      }
    }
    if lines.count <= Self.lines { return lines }
    let rest = lines.count - Self.lines
    return lines.prefix(Self.lines) + ["    " + style.dim("… and \(Wording.count(rest, "more line"))")]
  }

  private func call(_ row: CallRow) -> String {
    switch row {
    case .call(let message):
      let indent = String(repeating: "  ", count: 1 + max(0, min(message.depth, 12)))
      let text = "\(onOneLine(message.from)) → \(onOneLine(message.to)): \(message.label)"
      return indent + (message.isViolation ? style.severity(.error, text + "   <- here") : text)
    case .run(let run):
      let indent = String(repeating: "  ", count: 1 + max(0, min(run.first?.depth ?? 0, 12)))
      return indent + style.dim("… " + CallRow.title(of: run))
    }
  }

  private func change(_ line: ViewLine) -> String {
    let detail = line.detail.isEmpty ? "" : " (\(onOneLine(line.detail)))"
    let text = "\(line.change.letter) \(onOneLine(line.name))\(detail)"
    switch line.change {
    case .added: return style.added(text)
    case .deleted: return style.removed(text)
    case .modified, .same: return style.modified(text)
    }
  }

  private func violation(_ violation: WalkViolation) -> String {
    let place = violation.location.map { " (\($0.printed))" } ?? ""
    return "  " + style.severity(.error, WalkWording.broken(violation)) + place
  }

  private func state(_ view: WalkView) -> [String] {
    if let end = WalkWording.end(view) { return ["  " + style.bold(end)] }
    return ["  " + style.bold("state:") + " " + WalkWording.state(view)]
  }

  // MARK: Choices

  /// What can happen now, numbered from 1.
  package func choices(_ view: WalkView, showsAll: Bool) -> String {
    if view.isOver { return "" }
    if view.choices.isEmpty { return "  " + style.bold(WalkWording.nothingMore) + "\n" }
    let count = showsAll ? view.choices.count : Self.choices
    let width = String(min(count, view.choices.count)).count
    var lines = ["  " + style.bold(WalkWording.choices)]
    for (number, choice) in view.choices.enumerated() where number < count || choice.isOfTrace {
      lines.append(self.choice(choice, number: number + 1, width))
    }
    let rest = view.choices.count - count
    if rest > 0 { lines.append("    " + style.dim("… and \(rest) more: 'a' lists all")) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func choice(_ choice: WalkChoice, number: Int, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - String(number).count))
    let other = choice.alternative
    let event = ExplanationText.event(other.actor, other.event, other.choice)
    let target = choice.target.isEmpty ? "" : style.dim(" → " + onOneLine(choice.target))
    let mark = choice.isOfTrace ? style.accent("*") : " "
    return "  \(mark) \(padding)\(number)  \(event)\(target); " + outcome(other)
  }

  private func outcome(_ alternative: Alternative) -> String {
    let text = ExplanationText.outcome(alternative)
    switch alternative.outcome {
    case .clean: return style.added(text)
    case .breaks: return style.removed(text)
    case .doomed: return style.modified(text)
    case .unknown: return style.dim(text)
    }
  }

  /// "the trace ends here".
  package func remark(_ text: String) -> String { "  " + style.dim(onOneLine(text)) + "\n" }

  /// What waits for a command.
  package func prompt(_ view: WalkView) -> String { style.accent("\(view.position)> ") }
}
