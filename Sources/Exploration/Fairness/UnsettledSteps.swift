/// The states of a complete search that are not settled and can still settle, with the steps out of them that change
/// them. States that cannot settle at all are stuck (`StuckStates`).
package struct UnsettledSteps: Sendable {
  /// Ascending; a node is a position among them.
  package let states: [Int]
  /// `labels[ends[n - 1]..<ends[n]]` (for node 0: from 0) are the steps out of node n.
  private let ends: [Int]
  package let labels: [StepLabel]
  /// The node that each step leads to, or `outside`: to a settled or stuck state, or to none.
  private let targets: [UInt32]

  private static let outside = UInt32.max

  /// Steps out of a node. O(1).
  package func range(of node: Int) -> Range<Int> { (node == 0 ? 0 : ends[node - 1])..<ends[node] }

  private func target(of step: Int) -> Int? { targets[step] == Self.outside ? nil : Int(targets[step]) }

  /// O(states + steps).
  /// - Parameter lists: each holds some of the steps out of every state.
  init(_ lists: [StepList], traits: [StateTraits], stuck: StuckStates) {
    var isWaiting = traits.map { $0.isDisjoint(with: [.settled, .ended]) }
    for state in stuck.states { isWaiting[state] = false }
    let states = isWaiting.indices.filter { isWaiting[$0] }
    var nodes = [UInt32](repeating: Self.outside, count: traits.count)
    for (node, state) in states.enumerated() { nodes[state] = UInt32(node) }
    var ends: [Int] = []
    var labels: [StepLabel] = []
    var targets: [UInt32] = []
    for state in states {
      for steps in lists {
        for step in steps.range(of: state) {
          labels.append(steps.labels[step])
          targets.append(steps.targets[step] == StepList.crash ? Self.outside : nodes[Int(steps.targets[step])])
        }
      }
      ends.append(labels.count)
    }
    (self.states, self.ends, self.labels, self.targets) = (states, ends, labels, targets)
  }

  /// The components in which a run can stay for ever although whatever stays possible happens, in the order of their
  /// first states. O(states + steps).
  ///
  /// Only steps of fair sources count: that a user goes on for ever is nobody's defect. A strongly connected component
  /// holds such a run exactly when for each demand some step in it meets the demand, or in some state of it nothing that
  /// would is possible (Emerson and Lei, 1987).
  /// - Parameter events: of each step the event as `demands` numbers it.
  package func fairComponents(events: [Int], _ demands: FairnessDemands) -> [FairComponent] {
    var edges: [Int] = []
    var edgeEnds: [Int] = []
    for node in states.indices {
      for step in range(of: node) {
        guard demands.met[events[step]] != nil, let target = target(of: step) else { continue }
        edges.append(target)
      }
      edgeEnds.append(edges.count)
    }
    let (targets, ends) = (edges, edgeEnds)
    let components = Components(
      nodes: states.count, edges: { ($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0] }, target: { targets[$0] }
    ).larger().map { nodes in
      FairComponent(nodes, demands) { node in
        range(of: node).map { FairComponent.PossibleStep(event: events[$0], target: target(of: $0)) }
      }
    }
    return components.filter(\.isFair).sorted { $0.nodes[0] < $1.nodes[0] }
  }
}
