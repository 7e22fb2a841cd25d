import RunReport

/// What explains a finding beyond its trace: the clause that failed, the ordering that would have been fine, a verified
/// repair, and where else the same cause shows. What is not known has no section.
struct ExplanationSections {
  let finding: Finding
  let id: String

  /// What failed, with the values that were compared.
  var clause: HTMLNode {
    guard let clause = finding.clause else { return .nothing }
    let rows = clause.values.map { value -> HTMLNode in
      .fragment([
        .element("dt", [], .code(value.name)), .element("dd", [], .code(value.value)),
      ])
    }
    return .element(
      "div", [.class("clause")], .span("eyebrow", Wording.capitalised(ExplanationText.clause)),
      .element("p", [], .prose(clause.text)), rows.isEmpty ? .nothing : .element("dl", [], rows))
  }

  /// Both orderings side by side; steps that they share stand in one row.
  var passing: HTMLNode {
    guard let passing = finding.nearestPassing else { return .nothing }
    let rows = PassingRows(finding, passing).rows.map { row -> HTMLNode in
      let isShared = row.step != nil && row.passing != nil
      return .element(
        "tr", isShared ? [] : [.class("differs")], .element("td", [], row.step.map(broken) ?? .nothing),
        .element("td", [], row.passing.map { self.ghost(passing.steps[$0], isShared) } ?? .nothing))
    }
    return .element(
      "section", [.class("ghost")], .element("h4", [], .text(Wording.capitalised(ExplanationText.passing))),
      .element("p", [], .prose(Wording.capitalised(passing.change) + ".")),
      .element(
        "table", [],
        .element(
          "thead", [],
          .element(
            "tr", [], .element("th", [], .symbol("✕"), "This ordering breaks the rule"),
            .element("th", [], .symbol("✓"), "This one holds"))), .element("tbody", [], rows)))
  }

  /// What would have to differ, without the two orderings.
  var passingInWords: HTMLNode {
    guard let passing = finding.nearestPassing else { return .nothing }
    return .element(
      "section", [], .element("h4", [], .text(Wording.capitalised(ExplanationText.passing))),
      .element("p", [], .prose(Wording.capitalised(passing.change) + ".")))
  }

  private func broken(_ index: Int) -> HTMLNode {
    let step = finding.trace[index]
    return .fragment([.stepLink(step.step, of: id), " ", .prose(step.sentence)])
  }

  private func ghost(_ step: PassingOrdering.PassingStep, _ isShared: Bool) -> HTMLNode {
    .fragment([
      isShared ? .nothing : .span("mark", "differs"), .prose(step.event),
      .text(step.choice.map { " (\(onOneLine($0)))" } ?? ""),
    ])
  }

  /// The change as a diff; its lines begin with + and -, so colour says nothing that they do not.
  var repair: HTMLNode {
    guard let repair = finding.repair else { return .nothing }
    let lines = repair.diff.split(separator: "\n", omittingEmptySubsequences: false).map { line -> HTMLNode in
      let text = printable(String(line)) + "\n"
      if line.hasPrefix("+++") || line.hasPrefix("---") || line.hasPrefix("@@") { return .span("soft", text) }
      if line.hasPrefix("+") { return .element("ins", [], .text(text)) }
      return line.hasPrefix("-") ? .element("del", [], .text(text)) : .text(text)
    }
    return .element(
      "details", [.class("repair"), .flag("open")],
      .element("summary", [], .symbol("✓"), .text("Verified repair: "), .prose(repair.title)),
      .element("p", [.class("soft")], .text(Wording.capitalised(ExplanationText.verification(repair)) + ".")),
      .element(
        "div", [.class("patch")],
        .element(
          "pre",
          [.id("\(id)-diff"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("diff")], lines),
        .copyButton("\(id)-diff")))
  }

  /// What is missing here.
  var cut: HTMLNode {
    let sentences = CutText.sentences(of: finding)
    if sentences.isEmpty { return .nothing }
    return .element(
      "section", [], .element("h4", [], .text(Wording.capitalised(CutText.title))),
      .element("ul", [], sentences.map { .element("li", [], .text(Wording.capitalised($0) + ".")) }))
  }

  var occurrences: HTMLNode {
    guard let all = finding.occurrences, !all.isEmpty else { return .nothing }
    return .element(
      "div", [], .element("h4", [], .text("The same cause elsewhere")),
      .element("ul", [], all.map { .element("li", [], .text(ExplanationText.occurrence($0))) }))
  }
}

extension HTMLNode {
  /// Copies the text of an element; without a script it is not shown.
  static func copyButton(_ id: String) -> HTMLNode {
    .element(
      "button", [HTMLAttribute("type", "button"), HTMLAttribute("data-copy", id), .flag("hidden")], "Copy")
  }
}
