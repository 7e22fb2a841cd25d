import RunReport

/// One step: who did what; unfolded, what is worth knowing, the views before and after, and the calls.
struct StepPanel {
  let step: Step
  /// The hierarchy after the step before; `nil` for the first step.
  let previous: [ViewLine]?
  let id: String
  let breaksRule: Bool

  private var views: ViewChanges { ViewChanges(step.hierarchy, previous: previous) }

  var node: HTMLNode {
    var attributes = [HTMLAttribute.class(breaksRule ? "step bad" : "step"), .id(id)]
    if breaksRule { attributes.append(.flag("open")) }
    return .element(
      "details", attributes, summary, .element("div", [.class("inside")], place, notes, hierarchy, calls))
  }

  private var summary: HTMLNode {
    let changes = views.changes
    let parts = [ViewLine.Change.added, .modified, .deleted].compactMap { change -> String? in
      let number = changes.count { $0.change == change }
      return number == 0 ? nil : "\(number) \(change.word)"
    }
    return .element(
      "summary", [], .span("badge", String(step.step)),
      .element(
        "span", [.class("event")], .prose(step.event),
        .element(
          "span", [.class("who")], .text(onOneLine(step.actor)),
          parts.isEmpty ? .nothing : .text(" · views: " + parts.joined(separator: ", "))),
        breaksRule
          ? .element("span", [.class("flag")], .symbol("✕"), .text("here the rule is broken")) : .nothing))
  }

  private var place: HTMLNode {
    step.location.map { .element("p", [.class("place")], .code($0.printed)) } ?? .nothing
  }

  private var notes: HTMLNode {
    step.notes.isEmpty
      ? .nothing : .element("ul", [.class("notes")], step.notes.map { .element("li", [], .prose($0)) })
  }

  // MARK: - Views

  private var hierarchy: HTMLNode {
    guard !step.hierarchy.isEmpty else { return .nothing }
    let views = self.views
    guard !views.changes.isEmpty else {
      return .element(
        "details", breaksRule ? [.class("fold"), .flag("open")] : [.class("fold")],
        .element("summary", [], "The views stay as they are"), tree(nil, views.after))
    }
    return .element(
      "div", [],
      .element("ul", [.class("changes"), .label("changed views")], views.changes.map(change)),
      .element("div", [.class("trees")], tree("Before", views.before), tree("After", views.after)))
  }

  private func change(_ line: ViewLine) -> HTMLNode {
    .element(
      "li", [.class(line.change.rawValue)], letter(line.change), .element("b", [], .text(onOneLine(line.name))),
      .span("soft", " " + line.change.word + (line.detail.isEmpty ? "" : ", \(onOneLine(line.detail))")))
  }

  private func tree(_ title: String?, _ lines: [ViewLine]) -> HTMLNode {
    let rows = lines.map { line -> HTMLNode in
      let indent = String(repeating: "  ", count: max(0, min(line.depth, 40)))
      return .element(
        "span", [.class("row " + line.change.rawValue)], letter(line.change),
        .text(" " + indent + onOneLine(line.name)),
        line.detail.isEmpty ? .nothing : .span("soft", "  " + onOneLine(line.detail)), "\n")
    }
    let label = "view hierarchy" + (title.map { " " + $0.lowercased() } ?? "")
    return .element(
      "div", [.class("tree")], title.map { .span("eyebrow", $0) } ?? .nothing,
      .element(
        "pre", [HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label(label)],
        rows.isEmpty ? ["–"] : rows))
  }

  private func letter(_ change: ViewLine.Change) -> HTMLNode {
    change == .same
      ? " " : .element("abbr", [HTMLAttribute("title", change.word)], .text(change.letter))
  }

  // MARK: - Calls

  private var calls: HTMLNode {
    guard !step.messages.isEmpty else { return .nothing }
    let rows = CallRow.rows(of: step.messages).map { row -> HTMLNode in
      switch row {
      case .call(let message): return call(message)
      case .run(let run):
        return .element(
          "li", [.class(indent(run.first?.depth ?? 0))],
          .element(
            "details", [.class("fold")], .element("summary", [], .text(CallRow.title(of: run))),
            .element("ol", [.class("calls")], run.map(call))))
      }
    }
    return .element(
      "details", breaksRule ? [.class("fold"), .flag("open")] : [.class("fold")],
      .element("summary", [], .text(Wording.count(step.messages.count, "call"))),
      .element("ol", [.class("calls")], rows))
  }

  private func call(_ message: Message) -> HTMLNode {
    .element(
      "li", [.class(indent(message.depth) + (message.isViolation ? " bad" : ""))],
      .span("soft", "\(onOneLine(message.from)) → \(onOneLine(message.to)) "), .code(message.text),
      message.answer.map { .span("soft", " ⇒ " + onOneLine($0)) } ?? .nothing,
      message.location.map { .span("soft at", " " + $0.short) } ?? .nothing,
      message.isViolation ? .element("span", [.class("flag")], .symbol("✕"), "here the rule is broken") : .nothing)
  }

  /// The style sheet knows eight levels; deeper calls stay at the last.
  private func indent(_ depth: Int) -> String { "i\(max(0, min(depth, 7)))" }
}
