import Exploration
import Machine
import RunReport

/// The states of a subject joined to few, by what is on its way and what is shown.
struct SubjectDiagram {
  let diagram: StateDiagram
  /// By state of the graph: the state of the diagram.
  private let places: [Int]
  /// Behind steps that crash or end the run.
  private let over: Int?

  /// States of a diagram.
  private static let most = 24
  /// States that are joined: larger subjects get no diagram.
  private static let patience = 20_000
  private static let overText = "the run is over"

  /// O(states × words + steps). Nil when there are too many states, or only one would be drawn.
  init?(of graph: SubjectGraph, image: ProgramImage, name: String) {
    guard graph.steps.count <= Self.patience, graph.steps.count > 0 else { return nil }
    var labels: [StateLabel?] = []
    for state in 0..<graph.steps.count {
      guard graph.meter.mayGoOn else { return nil }
      labels.append(Self.label(of: state, in: graph, image))
    }
    let texts = Self.texts(of: labels)
    var numbers: [String: Int] = [:]
    var states: [String] = []
    func number(of text: String) -> Int {
      if let known = numbers[text] { return known }
      numbers[text] = states.count
      states.append(text)
      return states.count - 1
    }
    places = texts.map { number(of: $0) }
    let crashes = (0..<graph.steps.stepCount).contains { graph.steps.target(of: $0) == nil }
    over = crashes || numbers[Self.overText] != nil ? number(of: Self.overText) : nil
    if states.count < 2 { return nil }
    diagram = StateDiagram(
      name: Self.kebab(name), title: "States of \(name)",
      summary: "\(graph.steps.count) states, joined by what is on its way and what is shown.", states: states,
      arrows: Self.arrows(of: graph, places, over: over))
  }

  /// `nil` where the run is over.
  private static func label(of state: Int, in graph: SubjectGraph, _ image: ProgramImage) -> StateLabel? {
    let words = graph.space.words(of: state)
    graph.meter.spend(words.count)
    if words.withUnsafeBufferPointer(EndingState.isOver) { return nil }
    return StateLabel(StateReader(image: image, state: words), isSettled: graph.steps.isSettled(state))
  }

  /// The diagram's states on the way of a trace: the initial one, then one per step.
  func path(of trace: LocatedTrace) -> [Int] {
    let path = trace.states.map { places[$0] }
    return path.count > trace.steps.count ? path : path + [over].compactMap(\.self)
  }

  /// `CardAnimator` is `card-animator`.
  private static func kebab(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, let last = text.last, last != "-" { text += "-" }
      text += character.isLetter || character.isNumber ? character.lowercased() : "-"
    }
    return text
  }

  private static func texts(of labels: [StateLabel?]) -> [String] {
    var left: [StateLabel.Feature] = []
    var texts: [String] = []
    for feature in [nil] + StateLabel.Feature.allCases.map(Optional.some) {
      if let feature { left.append(feature) }
      texts = labels.map { $0?.without(left).text ?? overText }
      if Set(texts).count < most { break }
    }
    return texts
  }

  private struct Ends: Hashable {
    var source: Int
    var target: Int
  }

  /// What stays in one state of the diagram is no arrow.
  private static func arrows(of graph: SubjectGraph, _ places: [Int], over: Int?) -> [StateDiagram.Arrow] {
    var events: [Ends: [Int]] = [:]
    for state in places.indices {
      for step in graph.steps.steps(of: state) {
        guard let target = graph.steps.target(of: step).map({ places[$0] }) ?? over, target != places[state] else {
          continue
        }
        let event = graph.eventID(of: step, from: state)
        let ends = Ends(source: places[state], target: target)
        if events[ends]?.contains(event) != true { events[ends, default: []].append(event) }
      }
    }
    return events.sorted { ($0.key.source, $0.key.target) < ($1.key.source, $1.key.target) }.map { ends, events in
      StateDiagram.Arrow(
        source: ends.source, target: ends.target, events: events.map { graph.name(of: graph.event(withID: $0)) },
        rules: [])
    }
  }
}
