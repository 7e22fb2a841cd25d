import Identifiers
import RunReport

/// A finding with all that is known of it, for `--verbose`.
struct TextFinding {
  let finding: Finding
  /// In place of the severity, where it is not sure enough to count.
  let doubt: Confidence?
  let style: TerminalStyle
  let rerun: Rerun

  var lines: [String] {
    let story = FindingStory(finding)
    let message = "\(finding.message) [\(story.ruleTitle)]"
    var lines = [TextReporter.headline(finding.location, finding.severity, message, style, doubt: doubt)]
    lines += finding.excerpts.flatMap(excerpt)
    lines.append(fact("for the user", finding.consequence))
    let explanation = TextExplanation(finding: finding, style: style)
    lines += explanation.clause
    if let clash = story.clash, story.decisive != nil { lines.append(fact(ExplanationText.clash, clash)) }
    lines.append(fact("confidence", Wording.confidence(of: finding)))
    lines.append(fact("subject", story.scene))
    lines += explanation.status
    lines.append(fact(BeginningText.title, finding.beginning.map(BeginningText.sentence) ?? ""))
    let marks = StepMarks(finding)
    for index in finding.trace.indices { lines += step(index, marks) }
    lines += explanation.passing + explanation.cut
    lines += finding.assumptions.map(assumption)
    lines += story.parameters.map { fact("parameter \($0.id)", $0.value) }
    if !finding.alsoBreaks.isEmpty { lines.append(fact("also breaks", finding.alsoBreaks.joined(separator: ", "))) }
    lines += explanation.occurrences
    let why = Prose.paragraphs(of: finding.why)
    lines.append(fact("why", why.first ?? ""))
    lines += why.dropFirst().map { "       " + onOneLine($0) }
    lines.append(fact("remedy", finding.remedy))
    lines += explanation.repair
    lines.append(fact("see", finding.documentation))
    lines.append(fact("reproduce", rerun.command(for: finding)))
    return lines.filter { !$0.isEmpty }
  }

  /// "  why: …"; empty when there is nothing to say.
  private func fact(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : "  " + style.bold(onOneLine(name) + ":") + " " + onOneLine(text)
  }

  private func assumption(_ assumption: Assumption) -> String {
    let place = assumption.location.map { " (\($0.printed))" } ?? ""
    return fact("assumes", "\(assumption.text)\(place), \(assumption.confidence.rawValue)")
  }

  private func excerpt(_ excerpt: Excerpt) -> [String] {
    let rows = ExcerptRows(finding).rows(of: excerpt)
    let width = rows.map { String($0.line.number).count }.max() ?? 1
    let other = excerpt.path == finding.location.path ? [] : ["  " + style.dim(onOneLine(excerpt.path))]
    let gap = style.dim("  " + String(repeating: " ", count: width) + " ⋮")
    return other + rows.flatMap { ($0.isAfterGap ? [gap] : []) + [row($0, width)] }
  }

  /// "> 23 |     container.addSubview(blurView)   <- blamed, step 2".
  private func row(_ row: ExcerptRows.Row, _ width: Int) -> String {
    let line = row.line
    let number = String(line.number)
    let gutter = String(repeating: " ", count: width - number.count) + number + " |"
    let code = printable(line.text).split(whereSeparator: \.isNewline).joined(separator: " ")
    let mark = row.marks.isEmpty ? "" : style.accent("   <- " + row.marks.joined(separator: ", "))
    let text = line.isBlamed ? style.severity(finding.severity, code) : code
    return (line.isBlamed ? "> " : "  ") + style.dim(gutter) + (code.isEmpty ? "" : " " + text) + mark
  }

  /// A step that does not matter is one line.
  private func step(_ index: Int, _ marks: StepMarks) -> [String] {
    let step = finding.trace[index]
    var title = "step \(step.step) of \(finding.trace.count), \(step.actor): \(step.sentence)"
    let words = marks.words(index)
    if !words.isEmpty { title += " (\(words.joined(separator: "; ")))" }
    if marks.isIrrelevant(index), !marks.breaksRule(index) {
      return [TextReporter.headline(step.location, .note, style.dim(onOneLine(title)), style, isStyled: true)]
    }
    var lines = [TextReporter.headline(step.location, .note, title, style)]
    lines += step.notes.map { "      " + style.dim("· " + onOneLine($0)) }
    lines += CallRow.rows(of: step.messages).map(call)
    let previous = index > 0 ? finding.trace[index - 1].hierarchy : nil
    lines += ViewChanges(step.hierarchy, previous: previous).changes.map(change)
    return lines
  }

  private func call(_ row: CallRow) -> String {
    switch row {
    case .call(let message):
      let indent = String(repeating: "  ", count: 3 + max(0, min(message.depth, 12)))
      let text = "\(onOneLine(message.from)) → \(onOneLine(message.to)): \(message.label)"
      return indent + (message.isViolation ? style.severity(finding.severity, text + "   <- here") : text)
    case .run(let run):
      let indent = String(repeating: "  ", count: 3 + max(0, min(run.first?.depth ?? 0, 12)))
      return indent + style.dim("… " + CallRow.title(of: run))
    }
  }

  private func change(_ line: ViewLine) -> String {
    let detail = line.detail.isEmpty ? "" : " (\(onOneLine(line.detail)))"
    let text = "\(line.change.letter) \(onOneLine(line.name))\(detail)"
    switch line.change {
    case .added: return "      " + style.added("view " + text)
    case .deleted: return "      " + style.removed("view " + text)
    case .modified, .same: return "      " + style.modified("view " + text)
    }
  }
}
