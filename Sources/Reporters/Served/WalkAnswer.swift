import RunReport

/// A place on a walk as a server tells it: facts for programs, and the panel for the page.
///
///     {
///       "finding": "f1",                        the finding's number on the page
///       "step": 3, "choices": [2],              the place: steps along the trace, then numbers of choices
///       "beginning": 2,                         the set-up that was chosen, where it is not the trace's
///       "position": 4, "traceLength": 6, "isOnTrace": false,
///       "event": "…", "actor": "…",             the last step; missing at the beginning
///       "taken": ["…", "…"],                    the events so far
///       "broken": ["breaks TV104: …"],          what the step or the state breaks
///       "state": "a presentation in flight", "end": "the run is over",
///       "next": [{"number": 1, "event": "…", "actor": "…", "choice": "…", "target": "…",
///                 "outcome": "clean", "rules": [], "isOfTrace": true}],
///       "told": "…",                            the place in one line, to be read out
///       "html": "…"                             the panel
///     }
package struct WalkAnswer {
  /// Counted from 1.
  package var finding: Int
  package var place: WalkPlace
  package var view: WalkView
  /// The events so far.
  package var taken: [String]
  /// Everything that the state holds, a line each.
  package var state: [String]

  package init(finding: Int, place: WalkPlace, view: WalkView, taken: [String], state: [String]) {
    self.finding = finding
    self.place = place
    self.view = view
    self.taken = taken
    self.state = state
  }

  package var json: String {
    JSONNode.object([
      "finding": .text("f\(finding)"), "step": .number(place.step),
      "choices": .list(place.choices.map(JSONNode.number)),
      "beginning": place.beginning.map(JSONNode.number), "position": .number(view.position),
      "traceLength": view.traceLength.map(JSONNode.number), "isOnTrace": .truth(view.isOnTrace),
      "event": (view.step?.event).map(JSONNode.text), "actor": (view.step?.actor).map(JSONNode.text),
      "taken": .texts(taken), "broken": .texts(view.broken.map(WalkWording.broken)),
      "state": .text(WalkWording.state(view)), "end": WalkWording.end(view).map(JSONNode.text),
      "next": .list(view.choices.enumerated().map { choice($1, number: $0 + 1) }),
      "told": .text(told), "html": .text(WalkPanel(answer: self).node.render()),
    ]).rendered
  }

  private func choice(_ choice: WalkChoice, number: Int) -> JSONNode {
    let alternative = choice.alternative
    return .object([
      "number": .number(number), "event": .text(alternative.event), "actor": .text(alternative.actor),
      "choice": alternative.choice.map(JSONNode.text), "target": .text(choice.target),
      "outcome": .text(alternative.outcome.rawValue), "rules": .texts(alternative.rules.map(\.rawValue)),
      "isOfTrace": .truth(choice.isOfTrace),
    ])
  }

  /// Why there is no such place: one sentence, as the member `error`.
  package static func refusal(_ sentence: String) -> String { JSONNode.object(["error": .text(sentence)]).rendered }

  /// "Step 4 of 6: the animation ends. Breaks TV104: … 3 choices."
  private var told: String {
    let event = view.step.map { ": \(onOneLine($0.sentence))" } ?? ""
    var sentences = [Wording.capitalised(WalkWording.position(view)) + event]
    sentences += view.broken.map { Wording.capitalised(WalkWording.broken($0)) }
    sentences.append(
      WalkWording.end(view).map(Wording.capitalised)
        ?? (view.choices.isEmpty
          ? Wording.capitalised(WalkWording.nothingMore) : Wording.count(view.choices.count, "choice")))
    return sentences.joined(separator: ". ") + "."
  }
}
