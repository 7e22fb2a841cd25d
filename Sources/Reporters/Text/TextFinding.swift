import Identifiers
import RunReport

/// A finding with all that is known of it, for `--verbose`.
struct TextFinding {
  let finding: Finding
  /// In place of the severity, where it is not sure enough to count.
  let doubt: Confidence?
  let style: TerminalStyle
  let rerun: Rerun
  /// A finding told before that a reader takes for the same: what both say is told there.
  var leader: Finding?

  /// Everything, or of one that has a leader what is its own.
  var lines: [String] {
    guard let leader else { return head(finding.excerpts) + parts.flatMap(\.self) }
    let told = Set(TextFinding(finding: leader, doubt: doubt, style: style, rerun: rerun).parts)
    let own = parts.filter { !told.contains($0) }
    let excerpts = finding.excerpts.filter { $0.path == finding.location.path }
    return head(excerpts) + own.flatMap(\.self) + [fact("all else", "as of \(leader.location.printed)")]
  }

  private func head(_ excerpts: [Excerpt]) -> [String] {
    let message = "\(finding.message) [\(FindingStory(finding).ruleTitle)]"
    return [TextReporter.headline(finding.location, finding.severity, message, style, doubt: doubt)]
      + excerpts.flatMap(excerpt)
  }

  /// What is said of it, part by part: a fact, a step.
  private var parts: [[String]] {
    let story = FindingStory(finding)
    let explanation = TextExplanation(finding: finding, style: style)
    let marks = StepMarks(finding)
    var parts = [[fact("for the user", finding.consequence)], explanation.clause]
    if let clash = story.clash, story.decisive != nil { parts.append([fact(ExplanationText.clash, clash)]) }
    parts += [
      [fact("confidence", Wording.confidence(of: finding))], [fact("subject", story.scene)], explanation.status,
      [fact(BeginningText.title, finding.beginning.map(BeginningText.sentence) ?? "")],
    ]
    parts += finding.trace.indices.map { step($0, marks) }
    parts += [explanation.passing, explanation.cut]
    parts += finding.assumptions.map { [assumption($0)] } + parameters.map { [fact("parameter \($0.id)", $0.value)] }
    if !finding.alsoBreaks.isEmpty { parts.append([fact("also breaks", finding.alsoBreaks.joined(separator: ", "))]) }
    let why = Prose.paragraphs(of: finding.why)
    parts += [
      explanation.occurrences, [fact("why", why.first ?? "")] + why.dropFirst().map { "       " + onOneLine($0) },
      [fact("remedy", finding.remedy)], explanation.repair, [fact("see", finding.documentation)],
      [fact("reproduce", rerun.command(for: finding))],
    ]
    return parts.map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
  }

  /// Free parameters that no assumption tells already, each with the id that begins its text.
  private var parameters: [(id: String, value: String)] {
    FindingStory(finding).parameters.filter { id, _ in !finding.assumptions.contains { $0.text.hasPrefix("\(id): ") } }
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
