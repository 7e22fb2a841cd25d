import RunReport

/// One step: who did what; unfolded, what is worth knowing, the views before and after, and the calls.
struct StepPanel {
  let step: Step
  /// The hierarchy after the step before; `nil` for the first step.
  let previous: [ViewLine]?
  let id: String
  let breaksRule: Bool
  let isPointOfNoReturn: Bool
  let isIrrelevant: Bool
  /// Without pictures, calls and choices not taken.
  let isShort: Bool

  private var views: ViewChanges { ViewChanges(step.hierarchy, previous: previous) }

  var node: HTMLNode {
    var attributes = [
      HTMLAttribute.class("step" + (breaksRule ? " bad" : "") + (isIrrelevant ? " idle" : "")), .id(id),
    ]
    if breaksRule { attributes.append(.flag("open")) }
    return .element("details", attributes, summary, .element("div", [.class("inside")], inside))
  }

  /// What the step has done.
  var inside: [HTMLNode] {
    isShort
      ? [place, notes, changes] : [place, notes, hierarchy, calls, AlternativeList.node(step.alternatives)]
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
        "span", [.class("event")], .prose(step.sentence),
        .element(
          "span", [.class("who")], .text(onOneLine(step.actor)),
          parts.isEmpty ? .nothing : .text(" · views: " + parts.joined(separator: ", "))),
        isPointOfNoReturn ? .span("flag turn", StepMarks.noReturn) : .nothing,
        breaksRule ? .span("flag", StepMarks.broken) : .nothing,
        isIrrelevant ? .span("who", StepMarks.irrelevant) : .nothing))
  }

  private var place: HTMLNode {
    step.location.map { .element("p", [.class("place")], .code($0.short)) } ?? .nothing
  }

  private var notes: HTMLNode {
    step.notes.isEmpty
      ? .nothing : .element("ul", [.class("notes")], step.notes.map { .element("li", [], .prose($0)) })
  }

  // MARK: - Views

  private var hierarchy: HTMLNode {
    guard !step.hierarchy.isEmpty else { return .nothing }
    let views = self.views
    guard !views.changes.isEmpty || previous == nil || breaksRule else { return changes }
    return .element(
      "div", [], changes,
      .element("div", [.class("well tall")], LayerDrawing(views, step.hierarchy).node))
  }

  private var changes: HTMLNode {
    let changes = views.changes
    if step.hierarchy.isEmpty { return .nothing }
    if changes.isEmpty { return .element("p", [.class("soft")], "The views stay as they are.") }
    return .element("ul", [.class("changes"), .label("changed views")], changes.map(change))
  }

  private func change(_ line: ViewLine) -> HTMLNode {
    .element(
      "li", [.class(line.change.rawValue)],
      .element("abbr", [HTMLAttribute("title", line.change.word)], .text(line.change.letter)),
      .element("b", [], .text(onOneLine(line.name))),
      .text(" " + line.change.word + (line.detail.isEmpty ? "" : ", \(onOneLine(line.detail))")))
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
      .text("\(onOneLine(message.from)) → \(onOneLine(message.to)) "), .code(message.text),
      .text(message.answer.map { " ⇒ " + onOneLine($0) } ?? ""),
      .text(message.location.map { " " + $0.short } ?? ""),
      message.isViolation ? .span("flag", StepMarks.broken) : .nothing
    )
  }

  /// The style sheet knows eight levels; deeper calls stay at the last.
  private func indent(_ depth: Int) -> String { "i\(max(0, min(depth, 7)))" }
}
