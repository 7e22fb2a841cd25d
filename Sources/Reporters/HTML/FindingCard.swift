import Identifiers
import RunReport

/// A finding: the headline with the two events that clash, and beneath it everything that proves it.
struct FindingCard {
  let finding: Finding
  /// Counted from 1; the card's id is `f1`.
  let number: Int
  /// Whether the evidence is unfolded from the start.
  let isOpen: Bool
  let detail: Detail
  /// An earlier finding that breaks the same rule.
  let sameRule: Int?
  /// Where the finding's subject stands: "s12"; `nil` when the report does not list it.
  let subject: String?
  /// The states of its subject; `nil` without a picture of them.
  let states: StateDrawing?
  let rerun: Rerun
  /// In place of the severity, where it is not sure enough to count.
  let doubt: Confidence?
  /// The finding that tells the same, at the same line or broken in the same way.
  let sameCause: Int?

  private var explanation: ExplanationSections { ExplanationSections(finding: finding, id: id) }
  private var id: String { "f\(number)" }
  private var story: FindingStory { FindingStory(finding) }

  var node: HTMLNode {
    let status = finding.status.map { " is-\($0.rawValue)" } ?? ""
    return .element(
      "article",
      [
        .class("card finding s-\(doubt == nil ? finding.severity.rawValue : "doubtful")\(status)"), .id(id),
        HTMLAttribute("aria-labelledby", "\(id)-title"),
      ],
      header, detail == .brief || sameCause != nil ? .nothing : explanation.repair, evidence)
  }

  private var evidence: HTMLNode {
    if detail == .brief { return .element("div", [.class("evidence")], conditions, reproduce) }
    return .element(
      "details", isOpen && sameCause == nil ? [.class("evidence"), .flag("open")] : [.class("evidence")],
      [.element("summary", [], .text("How it happens")), .element("div", [.class("pair")], steps, sources)]
        + (detail == .story ? [explanation.passingInWords] : [explanation.passing, chart, way]) + [explanation.cut]
        + [conditions, rule, reproduce])
  }

  private var header: HTMLNode {
    .element(
      "header", [],
      .element(
        "p", [.class("meta")], doubt.map(HTMLNode.doubt) ?? .severity(finding.severity),
        .element(
          "span", [.class("rule")], .element("b", [], .text(finding.rule.rawValue)),
          .text(" " + onOneLine(finding.name))),
        .element("span", [], .text(Wording.confidence(of: finding))),
        ExplanationText.status(of: finding).map { .span("status", $0) } ?? .nothing,
        .element("a", [.class("number"), .link(id), .label("link to finding \(number)")], .text("#\(number)"))),
      .element("h3", [.id("\(id)-title")], .prose(Wording.capitalised(finding.message))),
      .element("p", [.class("place")], .code(finding.location.printed)),
      sameCause.map(leading) ?? meaning)
  }

  /// Instead of what an earlier finding tells.
  private func leading(to other: Int) -> HTMLNode {
    .element(
      "p", [.class("todo")], "The same cause as ", .element("a", [.link("f\(other)")], .text("finding \(other)")),
      ", which tells what it means and what to do.")
  }

  private var meaning: HTMLNode {
    .fragment([
      finding.consequence.isEmpty
        ? .nothing
        : .element("p", [.class("consequence")], .span("eyebrow", "What the user sees"), .prose(finding.consequence)),
      clash, explanation.clause,
      finding.remedy.isEmpty
        ? .nothing : .element("p", [.class("todo")], .span("eyebrow", "What to do"), .prose(finding.remedy)),
    ])
  }

  /// The decisive event and the one at which the rule breaks, numbered like the steps.
  private var clash: HTMLNode {
    guard let violation = story.violation else { return .nothing }
    let pairs = [story.decisive.map { ($0, "first") }, (violation, "then the rule is broken")].compactMap { $0 }
    return .element(
      "ol", [.class("clash")],
      pairs.map { index, word in
        let step = finding.trace[index]
        return .element(
          "li", [.class(index == violation ? "bad" : "")],
          detail == .brief ? .span("badge", String(step.step)) : .stepLink(step.step, of: id),
          .element("span", [], .prose(step.sentence)),
          .span("soft", word))
      })
  }

  private var steps: HTMLNode {
    if finding.trace.isEmpty { return ofText }
    let marks = StepMarks(finding)
    let panels = finding.trace.indices.map { index in
      StepPanel(
        step: finding.trace[index], previous: index > 0 ? finding.trace[index - 1].hierarchy : nil,
        id: "\(id)-s\(finding.trace[index].step)", breaksRule: index == story.violation,
        isPointOfNoReturn: marks.isPointOfNoReturn(index), isIrrelevant: marks.isIrrelevant(index),
        isShort: detail < .full
      ).node
    }
    return .element(
      "section", [.class("steps")],
      .element("h4", [], .text("Step by step")), beginning, .element("div", [], panels))
  }

  private var beginning: HTMLNode {
    guard let beginning = finding.beginning else { return .nothing }
    let title = Wording.capitalised(BeginningText.title)
    return .element("p", [.class("soft")], .text(title + ": "), .prose(BeginningText.sentence(beginning)))
  }

  /// In the place of the steps.
  private var ofText: HTMLNode {
    guard story.isOfText else { return .nothing }
    return .element("p", [.class("soft")], .text(Wording.capitalised(ExplanationText.ofText) + "."))
  }

  private var sources: HTMLNode {
    guard !finding.excerpts.isEmpty else { return .nothing }
    return .element(
      "section", [.class("sources")],
      [.element("h4", [], .text("The lines that took part"))]
        + finding.excerpts.map { SourceFigure(excerpt: $0, trace: finding.trace, finding: id).node })
  }

  private var chart: HTMLNode {
    guard let chart = SequenceChart(finding) else { return .nothing }
    return .element(
      "section", [.id("\(id)-d")],
      .element("h4", [], .text("Who calls whom")),
      .element(
        "div",
        [
          .class("scroll well"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"),
          .label("sequence chart"),
        ],
        SequenceDrawing(chart: chart).node))
  }

  /// The way of the trace through the states of its subject.
  private var way: HTMLNode {
    guard let states, let path = finding.path else { return .nothing }
    let steps = finding.trace.map(\.step)
    return .element(
      "section", [], .element("h4", [], .text("The way through the states of \(onOneLine(finding.subject))")),
      .element(
        "p", [.class("soft")],
        .text("\(Wording.capitalised(onOneLine(states.diagram.summary))) \(states.words(path, steps)).")),
      .element(
        "div",
        [.class("scroll well"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("states")],
        states.way(path, steps: steps)))
  }

  /// What the trace takes for granted.
  private var conditions: HTMLNode {
    let assumptions = finding.assumptions.map { assumption in
      HTMLNode.element(
        "li", [], .prose(assumption.text), .span("soft", " \(assumption.confidence.rawValue) "),
        assumption.location.map { .code($0.printed) } ?? .nothing)
    }
    let parameters = story.parameters.map { parameter in
      HTMLNode.element("li", [], .element("b", [], .text(onOneLine(parameter.id) + " ")), .prose(parameter.value))
    }
    let lists = [("Assumptions", assumptions), ("Freedoms of UIKit that it uses", parameters)].filter { !$0.1.isEmpty }
    guard !lists.isEmpty || finding.occurrences != nil else { return .nothing }
    return .element(
      "section", [.class("columns")],
      [explanation.occurrences]
        + lists.map { title, items in
          .element("div", [], .element("h4", [], .text(title)), .element("ul", [], items))
        })
  }

  private var rule: HTMLNode {
    if detail < .full, let sameRule {
      return .element(
        "p", [], "Why UIKit cares: as at ", .element("a", [.link("f\(sameRule)")], .text("finding \(sameRule)")), ".")
    }
    var facts = [
      ("Why UIKit cares", finding.why), ("Documented in", finding.documentation),
    ]
    if !finding.alsoBreaks.isEmpty { facts.append(("Also breaks", finding.alsoBreaks.joined(separator: ", "))) }
    return .element(
      "section", [.class("columns")],
      facts.filter { !$0.1.isEmpty }.map { title, text in
        .element(
          "div", [],
          [.element("h4", [], .text(title))]
            + Prose.paragraphs(of: text).map { .element("p", [], .prose($0)) })
      })
  }

  private var reproduce: HTMLNode {
    .element(
      "section", [.class("again")],
      .element("h4", [], .text("See it again")),
      .element(
        "p", [.class("command")], .element("code", [.id("\(id)-command")], .text(rerun.command(for: finding))),
        .copyButton("\(id)-command")),
      detail == .story ? .element("p", [.class("soft")], .text(Self.shortly)) : .nothing,
      .element("p", [.class("soft")], origin))
  }

  private static let shortly =
    "Shown in short; the command shows all of it."

  private var origin: HTMLNode {
    let name = HTMLNode.text(onOneLine(finding.subject))
    return .fragment([
      "Subject ", subject.map { .element("a", [.link($0)], name) } ?? name,
      .text(story.isOfText ? ", \(ExplanationText.ofText)" : ", scenario “\(onOneLine(finding.scenario))”"),
      .text(", finding \(onOneLine(finding.id))."),
    ])
  }
}
