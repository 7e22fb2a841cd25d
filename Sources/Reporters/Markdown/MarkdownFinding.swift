import Identifiers
import RunReport

/// A finding as a section of a Markdown document.
struct MarkdownFinding {
  let finding: Finding
  /// Counted from 1, as in all formats.
  let number: Int
  let rerun: Rerun
  /// In place of the severity, where it is not sure enough to count.
  let doubt: Confidence?

  private var story: FindingStory { FindingStory(finding) }

  var lines: [String] {
    let explanation = MarkdownExplanation(finding: finding)
    var blocks = [
      ["### \(number). \(Wording.capitalised(Markdown.prose(finding.message)))"], [badge],
      ["> **For the user:** \(Markdown.prose(finding.consequence))"],
    ]
    blocks += explanation.clause
    blocks += [clash, remedy, beginning, steps]
    blocks += explanation.passing + explanation.cut
    let diagram = MermaidDiagram.lines(of: finding)
    if !diagram.isEmpty { blocks.append(Markdown.fenced("mermaid", diagram)) }
    blocks += finding.excerpts.flatMap(excerpt)
    blocks.append(contentsOf: hierarchy)
    blocks += explanation.alternatives
    blocks += [assumptions, parameters]
    blocks += explanation.occurrences
    blocks.append(rule)
    blocks += explanation.repair
    blocks.append(["To see it again:"])
    blocks.append(Markdown.fenced("sh", [rerun.command(for: finding)]))
    return blocks.filter { !$0.isEmpty }.flatMap { $0 + [""] }
  }

  private var badge: String {
    let rule = Markdown.code(finding.rule.rawValue) + " " + Markdown.words(finding.name)
    let accepted = finding.accepted.map { "**\(Markdown.words($0.text))**" }
    let status = [accepted ?? finding.status.map { "**\($0.rawValue)**" }].compactMap(\.self)
    let facts = [
      "**\(weight)**", rule,
      Markdown.code(finding.location.printed), "confidence: \(finding.confidence.rawValue)",
      "subject: \(Markdown.code(finding.subject))",
      story.isOfText ? ExplanationText.ofText : "scenario: \(Markdown.words(finding.scenario))",
    ]
    return (facts + status).joined(separator: " · ")
  }

  /// "✕ error", "● possible".
  private var weight: String {
    if let doubt { return "\(Wording.symbol(Severity.note)) \(doubt.rawValue)" }
    return "\(Wording.symbol(finding.severity)) \(finding.severity.rawValue)"
  }

  private var clash: [String] {
    guard let violation = story.violation else { return [] }
    let breaking = finding.trace[violation]
    let last = "**step \(breaking.step)** (\(Markdown.prose(breaking.sentence)))"
    guard let decisive = story.decisive else { return ["The rule is broken in \(last)."] }
    let first = finding.trace[decisive]
    return ["**Step \(first.step)** (\(Markdown.prose(first.sentence))) clashes with \(last)."]
  }

  private var beginning: [String] {
    finding.beginning.map {
      [
        "**\(Wording.capitalised(BeginningText.title)).** \(Wording.capitalised(Markdown.prose(BeginningText.sentence($0))))."
      ]
    } ?? []
  }

  private var steps: [String] {
    if finding.trace.isEmpty {
      return []
    }
    let marks = StepMarks(finding)
    return Markdown.table(
      ["step", "who", "what happens", "worth knowing"],
      finding.trace.enumerated().map { index, step in
        let broken = marks.breaksRule(index) ? "**✕ \(StepMarks.broken)** " : ""
        let noReturn = marks.isPointOfNoReturn(index) ? "**⚑ \(StepMarks.noReturn)** " : ""
        let irrelevant = marks.isIrrelevant(index) ? "*\(StepMarks.irrelevant)* " : ""
        let place = step.location.map { " (" + Markdown.code($0.short) + ")" } ?? ""
        return [
          String(step.step), Markdown.words(step.actor), Markdown.prose(step.sentence) + place,
          noReturn + broken + irrelevant + step.notes.map(Markdown.prose).joined(separator: "; "),
        ]
      })
  }

  private func excerpt(_ excerpt: Excerpt) -> [[String]] {
    let rows = ExcerptRows(finding).rows(of: excerpt)
    guard let first = rows.first?.line, let last = rows.last?.line else { return [] }
    let code = rows.flatMap { row -> [String] in
      let text = printable(row.line.text).split(whereSeparator: \.isNewline).joined(separator: " ")
      let marks = row.marks.isEmpty ? "" : "  // ← " + row.marks.joined(separator: ", ")
      return (row.isAfterGap ? ["// ⋮ line \(row.line.number)"] : []) + [text + marks]
    }
    return [
      ["\(Markdown.code(excerpt.path)), of lines \(first.number)–\(last.number):"], Markdown.fenced("swift", code),
    ]
  }

  /// The steps that change the view hierarchy, as diffs.
  private var hierarchy: [[String]] {
    finding.trace.flatMap { step -> [[String]] in
      guard step.hierarchy.contains(where: { $0.change != .same }) else { return [] }
      let lines = step.hierarchy.map { line in
        let sign = [ViewLine.Change.added: "+", .deleted: "-", .modified: "!", .same: " "][line.change] ?? " "
        let detail = line.detail.isEmpty ? "" : " (\(onOneLine(line.detail)))"
        let indent = String(repeating: "  ", count: max(0, min(line.depth, 40)))
        return "\(sign) \(line.change.letter) \(indent)\(onOneLine(line.name))\(detail)"
      }
      return [["Views in step \(step.step) (A added, M modified, D removed):"], Markdown.fenced("diff", lines)]
    }
  }

  private var assumptions: [String] {
    guard !finding.assumptions.isEmpty else { return [] }
    return ["The trace assumes:", ""]
      + finding.assumptions.map { assumption in
        let place = assumption.location.map { " (" + Markdown.code($0.printed) + ")" } ?? ""
        return "* \(Markdown.prose(assumption.text))\(place), \(assumption.confidence.rawValue)"
      }
  }

  private var parameters: [String] {
    guard !story.parameters.isEmpty else { return [] }
    return ["It uses these freedoms of UIKit:", ""]
      + story.parameters.map { "* \(Markdown.code($0.id)): \(Markdown.prose($0.value))" }
  }

  private var remedy: [String] {
    finding.remedy.isEmpty ? [] : ["**What to do.** " + Markdown.prose(finding.remedy)]
  }

  private var rule: [String] {
    var rows = [("Why UIKit cares", finding.why), ("Documented in", finding.documentation)]
    if !finding.alsoBreaks.isEmpty { rows.append(("Also breaks", finding.alsoBreaks.joined(separator: ", "))) }
    return rows.filter { !$0.1.isEmpty }.flatMap { block in
      let parts = Prose.paragraphs(of: block.1).map(Markdown.prose)
      return ["**\(block.0).** " + (parts.first ?? "")] + parts.dropFirst().flatMap { ["", $0] } + [""]
    }.dropLast()
  }
}
