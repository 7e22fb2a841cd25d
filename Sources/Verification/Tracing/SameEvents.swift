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
    var first = EventSink(most: .max)
    system.emitInitialStates(into: &first)
    for entry in first.entries {
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
    let machine = system.machine
    var sink = EventSink(most: Self.breadth) { list in machine.events(inList: list).map { $0.id == event } }
    words.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    return sink.entries
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

/// Keeps of a state's steps what a layer has room for: those of the events that are meant which break something or lead to
/// a state that no earlier one of them leads to. A step of an app may have thousands of outcomes, each of
/// tens of kilobytes.
private struct EventSink: SuccessorSink {
  /// States that are kept.
  let most: Int
  /// Of a list of events: which are meant; nil where all steps are.
  var meant: ((UInt32) -> [Bool])?
  private(set) var entries: [StepSink.Entry] = []
  private var isMeant: [Bool] = []
  private var states: Set<[UInt64]> = []
  private var announced: [UInt32] = []

  init(most: Int, meant: ((UInt32) -> [Bool])? = nil) {
    self.most = most
    self.meant = meant
  }

  mutating func events(_ list: UInt32) { isMeant = meant?(list) ?? [] }
  mutating func violation(_ property: UInt32) { announced.append(property) }
  mutating func incomplete(_ reason: UInt32) {}
  mutating func ends() {}
  mutating func crash(label: StepLabel) { add(nil, label) }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    let words = states.count < most && isWanted(label) ? Array(state) : nil
    add(words.flatMap { states.insert($0).inserted ? $0 : nil }, label)
  }

  private func isWanted(_ label: StepLabel) -> Bool {
    meant == nil || Int(label.event) < isMeant.count && isMeant[Int(label.event)]
  }

  private mutating func add(_ words: [UInt64]?, _ label: StepLabel) {
    if isWanted(label), words != nil || !announced.isEmpty {
      entries.append(StepSink.Entry(label: label, words: words, violations: announced))
    }
    announced = []
  }
}
