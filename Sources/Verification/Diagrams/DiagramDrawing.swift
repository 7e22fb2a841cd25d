import Identifiers
import RunReport

/// Collects the arrows of a diagram, equal ones once.
struct DiagramDrawing {
  private struct Ends: Hashable {
    var source: String
    var target: String
  }

  private let description: DiagramDescription
  private var states: [String]
  private var events: [Ends: [EventID]] = [:]
  private var rules: [Ends: Set<String>] = [:]

  init(_ description: DiagramDescription) {
    self.description = description
    states = [description.start]
  }

  mutating func add(_ step: DiagramStep) {
    for change in step.changes {
      let ends = Ends(source: change.from ?? description.start, target: change.to)
      for state in [ends.source, ends.target] where !states.contains(state) { states.append(state) }
      if events[ends]?.contains(step.event) != true { events[ends, default: []].append(step.event) }
      rules[ends, default: []].formUnion(change.rules)
    }
  }

  var diagram: StateDiagram {
    let number = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($0.element, $0.offset) })
    let arrows = events.map { ends, events in
      StateDiagram.Arrow(
        source: number[ends.source] ?? 0, target: number[ends.target] ?? 0, events: events.map(\.sentence),
        rules: (rules[ends] ?? []).sorted())
    }
    return StateDiagram(
      name: description.name, title: description.title, summary: description.summary, states: states,
      arrows: arrows.sorted { ($0.source, $0.target) < ($1.source, $1.target) })
  }
}
