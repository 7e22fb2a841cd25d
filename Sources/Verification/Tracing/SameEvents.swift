import Exploration
import Identifiers
import Machine

/// Looks for a run of given events, one after the other: of all that may come of each, what leads to a goal.
///
/// All orderings but one are left out, so that this takes a small part of a search. What it finds is a run; that it finds
/// none says only that no run of these events in this order leads there, or that there were too many.
struct SameEvents {
  enum Goal {
    /// Broken by the last event, or by the state behind it.
    case violation(UInt32)
    /// The run ends in it.
    case state([UInt64])
  }

  /// A run with the states that its steps leave.
  struct Run {
    var initial: [UInt64]
    var steps: [(source: [UInt64], label: StepLabel)]
  }

  private struct Node {
    var words: [UInt64]
    /// Position of the node before it among all, and the step from there.
    var parent: Int
    var label: StepLabel
  }

  private var system: EndingSystem
  private let events: [EventID]
  private var nodes: [Node] = []

  /// States behind one event: what else may come of it is left out.
  private static let breadth = 512

  init(_ system: EndingSystem, events: [EventID]) {
    self.system = system
    self.events = events
  }

  /// O(events × breadth × steps out of a state).
  mutating func run(to goal: Goal, while mayGoOn: () -> Bool) -> Run? {
    let first = system.initialEntries()
    for entry in first {
      if let words = entry.words { nodes.append(Node(words: words, parent: -1, label: entry.label)) }
    }
    var layer = nodes.indices
    for (number, event) in events.enumerated() {
      var known: Set<[UInt64]> = []
      let isLast = number == events.count - 1
      for node in layer {
        guard mayGoOn() else { return nil }
        for entry in entries(of: event, from: nodes[node].words) {
          if isLast, case .violation(let property) = goal, entry.violations.contains(property) {
            return run(to: node, then: entry.label)
          }
          guard let words = entry.words, known.count < Self.breadth, known.insert(words).inserted else { continue }
          nodes.append(Node(words: words, parent: node, label: entry.label))
        }
      }
      layer = layer.upperBound..<nodes.count
    }
    return layer.first { isGoal(goal, nodes[$0].words) }.map { run(to: $0, then: nil) }
  }

  private mutating func entries(of event: EventID, from words: [UInt64]) -> [StepSink.Entry] {
    var sink = StepSink()
    words.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    guard let list = sink.list else { return [] }
    let offers = system.machine.events(inList: list)
    return sink.entries.filter { Int($0.label.event) < offers.count && offers[Int($0.label.event)].id == event }
  }

  private mutating func isGoal(_ goal: Goal, _ words: [UInt64]) -> Bool {
    switch goal {
    case .state(let wanted): words == wanted
    case .violation(let property): system.judgement(of: words).violations.contains(property)
    }
  }

  private func run(to node: Int, then label: StepLabel?) -> Run {
    var steps: [(source: [UInt64], label: StepLabel)] = []
    if let label { steps.append((nodes[node].words, label)) }
    var node = node
    while nodes[node].parent >= 0 {
      let parent = nodes[node].parent
      steps.append((nodes[parent].words, nodes[node].label))
      node = parent
    }
    return Run(initial: nodes[node].words, steps: steps.reversed())
  }
}
