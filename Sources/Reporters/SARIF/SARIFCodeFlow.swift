import RunReport

/// A finding's trace: one thread per actor, put in order by `executionOrder`.
///
/// Each step is a location, and so is each call of code under test within it, one level deeper. Code scanning refuses a
/// log with a location that is in no file: a step that runs no code of the app is shown where the finding is, and its
/// message says so.
struct SARIFCodeFlow {
  let finding: Finding
  private let marks: StepMarks

  init(_ finding: Finding) {
    self.finding = finding
    marks = StepMarks(finding)
  }

  private struct Entry {
    var actor: String
    var node: JSONNode
  }

  var node: JSONNode {
    let entries = self.entries
    var actors: [String] = []
    for entry in entries where !actors.contains(entry.actor) { actors.append(entry.actor) }
    let threads = actors.map { actor in
      JSONNode.object([
        "id": .text(actor), "message": SARIFText.message(onOneLine("what the \(actor) does")),
        "locations": .list(entries.filter { $0.actor == actor }.map(\.node)),
      ])
    }
    return .object([
      "message": SARIFText.message("the ordering that breaks the rule, in the order of executionOrder"),
      "threadFlows": .list(threads),
    ])
  }

  private var entries: [Entry] {
    var order = 0
    return finding.trace.indices.flatMap { index -> [Entry] in
      let step = finding.trace[index]
      var entries: [Entry] = []
      let add = { (text: String, place: Location?, level: Int, importance: String) in
        order += 1
        entries.append(
          Entry(
            actor: onOneLine(step.actor),
            node: .object([
              "location": SARIFLocation.location(place ?? finding.location, finding.excerpts, text: text),
              "executionOrder": .number(order), "nestingLevel": .number(level), "importance": .text(importance),
            ])))
      }
      add(title(index), step.location, 0, importance(index))
      for message in step.messages {
        guard let place = message.location else { continue }
        let text = "\(onOneLine(message.from)) → \(onOneLine(message.to)): \(message.label)"
        add(text, place, 1 + max(0, min(message.depth, 50)), message.isViolation ? "essential" : "unimportant")
      }
      return entries
    }
  }

  private func importance(_ index: Int) -> String {
    if marks.breaksRule(index) || marks.isPointOfNoReturn(index) { return "essential" }
    return marks.isIrrelevant(index) ? "unimportant" : "important"
  }

  private func title(_ index: Int) -> String {
    let step = finding.trace[index]
    let mark = marks.words(index).map { "; " + $0 }.joined()
    let notes = step.notes.map { "; " + onOneLine($0) }.joined()
    let place = step.location == nil ? " (no code of the app runs first)" : ""
    return "step \(step.step), \(onOneLine(step.actor)): \(onOneLine(step.sentence))\(place)\(mark)\(notes)"
  }
}
