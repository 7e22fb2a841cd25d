import RunReport

/// A place on a walk, drawn with the means of the page: how it was reached, what the step has done, what can happen.
///
/// Its buttons say by attributes what they do: `data-go` a position to go to, `data-take` a choice, `data-begin` a way
/// in which the app sets itself up, `data-walk` a command.
struct WalkPanel {
  let answer: WalkAnswer

  private var view: WalkView { answer.view }
  /// Choices that are shown at once; the rest unfolds.
  private static let shown = 20

  var node: HTMLNode {
    .fragment([
      commands, way,
      .element(
        "div", [.class("pair")],
        .element("section", [.class("here")], [.element("h4", [], .text(title))] + here),
        .element("section", [.class("next")], [.element("h4", [], .text(nextTitle))] + next)),
    ])
  }

  private var title: String {
    let side = view.traceLength != nil && !view.isOnTrace ? ", off the finding's ordering" : ""
    return Wording.capitalised(WalkWording.position(view)) + side
  }

  // MARK: - The way

  private var commands: HTMLNode {
    let isAtBeginning = view.position == 0
    return .element(
      "p", [.class("commands")],
      command("back", "Back", "b", isOff: isAtBeginning), command("restart", "Beginning", "0", isOff: isAtBeginning),
      command("trace", "Return to the finding's ordering", "t", isOff: view.isOnTrace),
      command("close", "Close", "Esc", isOff: false))
  }

  private func command(_ name: String, _ text: String, _ key: String, isOff: Bool) -> HTMLNode {
    .element(
      "button",
      [HTMLAttribute("type", "button"), HTMLAttribute("data-walk", name)] + (isOff ? [.flag("disabled")] : []),
      .text(text + " "), .element("kbd", [HTMLAttribute("aria-hidden", "true")], .text(key)))
  }

  /// The events so far; those of the finding's ordering first.
  private var way: HTMLNode {
    let events = ["the beginning"] + answer.taken
    return .element(
      "ol", [.class("way"), .label("the way so far")],
      events.enumerated().map { position, event in
        let marks: [HTMLAttribute] = position == view.position ? [HTMLAttribute("aria-current", "step")] : []
        return .element(
          "li", [.class(position > answer.place.step ? "off" : "")],
          .element(
            "button",
            [HTMLAttribute("type", "button"), HTMLAttribute("data-go", String(position))] + marks,
            .span("badge", String(position)), .element("span", [], .text(onOneLine(event)))))
      })
  }

  // MARK: - Here

  private var here: [HTMLNode] {
    let place: [HTMLNode]
    if var step = view.step {
      step.notes = WalkWording.notes(view)
      step.alternatives = nil
      let panel = StepPanel(
        step: step, previous: nil, id: "", breaksRule: !view.broken.isEmpty,
        isPointOfNoReturn: view.isPointOfNoReturn, isIrrelevant: false, isShort: false)
      place = [headline(step), .element("div", [.class("inside")], panel.inside + [changes])]
    } else {
      place = [.element("p", [], "Nothing has happened yet.")]
    }
    return place + [standing, state] + sources
  }

  private func headline(_ step: Step) -> HTMLNode {
    .element(
      "div", [.class("headline")], .prose(step.sentence), .span("who", onOneLine(step.actor)),
      view.isPointOfNoReturn ? .span("flag turn", StepMarks.noReturn) : .nothing,
      .fragment(
        view.broken.map { broken in
          .span("flag", WalkWording.broken(broken) + (broken.location.map { " (\($0.short))" } ?? ""))
        }))
  }

  private var changes: HTMLNode {
    guard !view.changes.isEmpty else { return .nothing }
    return .element(
      "ul", [.class("changes"), .label("changed values")],
      view.changes.map { .element("li", [.class("modified")], .code($0)) })
  }

  private var standing: HTMLNode {
    let text = WalkWording.end(view) ?? "state: " + WalkWording.state(view)
    return .element("p", [.class("standing")], .text(Wording.capitalised(text) + "."))
  }

  private var state: HTMLNode {
    guard !answer.state.isEmpty, !view.isOver else { return .nothing }
    return .element(
      "details", [.class("fold whole")], .element("summary", [], "The whole state"),
      .element(
        "pre", [.class("well"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("state")],
        .text(answer.state.map(onOneLine).joined(separator: "\n"))))
  }

  private var sources: [HTMLNode] {
    view.excerpts.map { SourceFigure(excerpt: $0, trace: [], finding: "").node }
  }

  // MARK: - Next

  private var nextTitle: String {
    Wording.capitalised(view.isOver || view.choices.isEmpty ? WalkWording.nothingMore : WalkWording.choices)
  }

  private var next: [HTMLNode] {
    let choices = view.isOver ? [] : view.choices.enumerated().map { ($0 + 1, $1) }
    let first = choices.filter { $0.0 <= Self.shown || $0.1.isOfTrace }
    let rest = choices.filter { $0.0 > Self.shown && !$0.1.isOfTrace }
    return [beginnings, list(first)]
      + (rest.isEmpty
        ? []
        : [
          .element(
            "details", [.class("fold")], .element("summary", [], .text("\(rest.count) more")), list(rest))
        ])
  }

  private func list(_ choices: [(Int, WalkChoice)]) -> HTMLNode {
    choices.isEmpty ? .nothing : .element("ol", [.class("choices")], choices.map(choice))
  }

  private func choice(_ number: Int, _ choice: WalkChoice) -> HTMLNode {
    let other = choice.alternative
    let target = choice.target.isEmpty ? HTMLNode.nothing : .span("soft", " → " + onOneLine(choice.target))
    return .element(
      "li", [.class("o-\(other.outcome.rawValue)" + (choice.isOfTrace ? " ours" : ""))],
      .element(
        "button", [HTMLAttribute("type", "button"), HTMLAttribute("data-take", String(number))],
        .element("kbd", [], .text(String(number))),
        .element(
          "span", [], .text(ExplanationText.event(other.actor, other.event, other.choice)), target,
          .element(
            "span", [.class("outcome")], .symbol(AlternativeList.symbol(other.outcome)),
            .element("b", [], .text(ExplanationText.outcome(other))),
            choice.isOfTrace ? .span("mark", "the finding's ordering") : .nothing))))
  }

  /// Where the app may set itself up in several ways, the others.
  private var beginnings: HTMLNode {
    guard view.position == 0, view.beginnings > 1 else { return .nothing }
    return .element(
      "p", [.class("commands")], .text("The app can set itself up in \(view.beginnings) ways:"),
      .fragment(
        (1...view.beginnings).map { number in
          .element(
            "button",
            [HTMLAttribute("type", "button"), HTMLAttribute("data-begin", String(number))]
              + (number == view.beginning + 1 ? [.flag("disabled")] : []), .text("way \(number)"))
        }),
      .text(view.way.map { " \(Wording.capitalised(BeginningText.title)): \(BeginningText.sentence($0))." } ?? ""))
  }
}
