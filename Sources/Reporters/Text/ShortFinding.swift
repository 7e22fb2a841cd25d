import Identifiers
import Rules
import RunReport

/// A finding as a reader meets it first: what is wrong, where, the ordering that shows it, and what to change.
///
/// At most ``limit`` lines, but for events of its ordering that find no place in them: whoever ships an app reads what stands on one
/// screen. Everything else is told with `--verbose`, on the page and in Markdown.
struct ShortFinding {
  let group: FindingGroup
  /// In place of the severity, where it is not sure enough to count.
  let doubt: Confidence?
  let style: TerminalStyle
  let rerun: Rerun

  /// So many lines a finding takes at most.
  static let limit = 15
  /// Steps of the ordering that are told at most.
  private static let steps = 5
  /// Characters of a line of code that are shown.
  private static let width = 100
  /// Other places with the same cause are named up to this number.
  private static let places = 4
  /// What the finding takes for granted is named up to this number.
  private static let granted = 2

  var lines: [String] {
    let story = FindingStory(finding)
    let message = "\(finding.message) [\(story.ruleTitle)]"
    var lines = [TextReporter.headline(finding.location, finding.severity, message, style, doubt: doubt)]
    lines += code + clause
    lines.append(fact("also", also))
    lines.append(fact("status", finding.isWorseThanAccepted ? ExplanationText.status(of: finding) ?? "" : ""))
    lines.append(fact("in", subject))
    lines.append(fact(BeginningText.title, finding.beginning.map(BeginningText.sentence) ?? ""))
    lines += steps
    lines.append(fact("for the user", Self.firstSentence(of: finding.consequence)))
    lines.append(fact("fix", fix))
    lines.append(fact("confidence", confidence))
    lines.append(fact(more, rerun.command(for: finding)))
    return lines.filter { !$0.isEmpty }
  }

  private var finding: Finding { group.first }

  /// The line to blame with its neighbours.
  private var code: [String] {
    let lines = finding.excerpts.first { $0.path == finding.location.path }?.lines ?? []
    guard let blamed = lines.first(where: \.isBlamed)?.number else { return [] }
    let shown = lines.filter { abs($0.number - blamed) <= 1 && ($0.isBlamed || !isBlank($0.text)) }
    let width = shown.map { String($0.number).count }.max() ?? 1
    return shown.map { line in
      let number = String(line.number)
      let gutter = String(repeating: " ", count: width - number.count) + number + " | "
      let text = clipped(onOneLine(line.text))
      let code = line.isBlamed ? style.severity(finding.severity, text) : text
      return (line.isBlamed ? "> " : "  ") + style.dim(gutter) + code
    }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private func clipped(_ text: String) -> String {
    text.count > Self.width ? text.prefix(Self.width - 1) + "…" : text
  }

  /// What must hold, and the values that contradict it.
  private var clause: [String] {
    guard let clause = finding.clause else { return [] }
    let values = clause.values.map { "\(onOneLine($0.name)) = \(onOneLine($0.value))" }
    return [fact("must hold", clause.text + (values.isEmpty ? "" : "; here " + values.joined(separator: ", ")))]
  }

  private var subject: String {
    let others = finding.occurrences?.count ?? 0
    return FindingStory(finding).scene
      + (others == 0 ? "" : ", and \(Wording.count(others, "more scenario"))")
  }

  private var story: StorySteps {
    StorySteps(finding, limit: Self.steps - (group.others.isEmpty ? 0 : 1) - (finding.beginning == nil ? 0 : 1))
  }

  /// The ordering, without what has no place here.
  private var steps: [String] {
    FindingStory(finding).isOfText ? [] : story.indices.map(step)
  }

  /// What the command shows besides: "steps 2 and 3 left out here, and more".
  private var more: String {
    let isOfText = FindingStory(finding).isOfText
    return (isOfText ? nil : story.leftOut).map { $0 + " left out here, and more" } ?? "more"
  }

  /// "2. the finger lifts: cancelled; the device is rotated during the transition (Card.swift:79)   <- here the rule is broken".
  private func step(_ index: Int) -> String {
    let step = finding.trace[index]
    let marks = StepMarks(finding)
    // What breaks the rule is to be looked at, not what the step began with.
    let breach = marks.breaksRule(index) ? step.messages.first(where: \.isViolation)?.location : nil
    let place = (breach ?? step.location).map { style.dim(" (\($0.short))") } ?? ""
    let mark = marks.breaksRule(index) ? StepMarks.broken : marks.isPointOfNoReturn(index) ? StepMarks.noReturn : nil
    let number = String(step.step)
    let width = String(finding.trace.last?.step ?? 0).count
    let title = ([step.sentence] + (step.besides ?? [])).map(onOneLine).joined(separator: "; ")
    return "  \(String(repeating: " ", count: width - number.count))\(number). \(title)\(place)"
      + (mark.map { style.accent("   <- " + $0) } ?? "")
  }

  /// "line 39; line 52; `present` is called on a controller that …": what the others add.
  private var also: String {
    var parts: [String] = []
    for other in group.others {
      let part = other.breach == finding.breach ? "line \(other.location.line)" : onOneLine(other.message)
      if !parts.contains(part), part != "line \(finding.location.line)" { parts.append(part) }
    }
    let shown = parts.prefix(Self.places)
    return (shown + (parts.count > shown.count ? ["\(parts.count - shown.count) more"] : [])).joined(separator: "; ")
  }

  /// Rules explain more than what to do first; the rest is on their page.
  private static func firstSentence(of text: String) -> String {
    guard let end = text.firstRange(of: /[.!?] (?=[A-Z`])/) else { return text }
    return String(text[...end.lowerBound])
  }

  private var fix: String {
    let remedy = Self.firstSentence(of: finding.remedy).replacing(Self.codes, with: "")
    guard finding.repair != nil else { return remedy }
    return remedy + " A change that was checked is shown with `--verbose`, and made by `--fix --apply`."
  }

  private var confidence: String {
    // What is unusual first: it is the reason why a finding is only possible.
    let sorted = finding.assumptions.enumerated().sorted { left, right in
      let weights = (left.element.kind?.weight ?? 0, right.element.kind?.weight ?? 0)
      return weights.0 == weights.1 ? left.offset < right.offset : weights.0 > weights.1
    }.map(\.element)
    let granted = sorted.prefix(Self.granted).map { assumption in
      Self.withoutCode(onOneLine(assumption.text)) + (assumption.location.map { " (\($0.short))" } ?? "")
    }
    let rest = finding.assumptions.count - granted.count
    let list = granted + (rest > 0 ? ["\(rest) more"] : [])
    let assumed = list.isEmpty ? [] : ["it assumes that " + Wording.list(list)]
    let parts = [Wording.reliability(of: finding)] + assumed + CutText.sentences(of: finding)
    return parts.joined(separator: "; ")
  }

  /// Rules of UIKit, as the semantics document numbers them: " (CON-01, F-45)".
  private static var codes: Regex<Substring> { #/ \([A-Z]+-\d+(?:, [A-Z]+-\d+)*\)/# }

  /// What is open in UIKit has a number in the semantics document, which says nothing to whom it does not concern.
  private static func withoutCode(_ text: String) -> String { text.replacing(#/^F-\d+: /#, with: "") }

  private func fact(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : "  " + style.bold(name + ":") + " " + onOneLine(text)
  }
}
