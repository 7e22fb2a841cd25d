extension ShortestPaths {
  /// What counts against a run: what it takes for granted, then what disturbs it, then the changes of the actor, and then
  /// what is only less usual.
  package struct Weight: Hashable, Comparable, Sendable {
    package var assumptions: Int
    /// Eight counters of eight bits each, the gravest in the highest.
    package var disturbances: UInt64
    package var changes: Int
    package var oddities: UInt64

    package init(assumptions: Int = 0, disturbances: UInt64 = 0, changes: Int = 0, oddities: UInt64 = 0) {
      self.assumptions = assumptions
      self.disturbances = disturbances
      self.changes = changes
      self.oddities = oddities
    }

    package static let change = Weight(changes: 1)

    package static func + (first: Weight, second: Weight) -> Weight {
      Weight(
        assumptions: first.assumptions + second.assumptions,
        disturbances: first.disturbances &+ second.disturbances, changes: first.changes + second.changes,
        oddities: first.oddities &+ second.oddities)
    }

    package static func < (first: Weight, second: Weight) -> Bool {
      (first.assumptions, first.disturbances, first.changes, first.oddities)
        < (second.assumptions, second.disturbances, second.changes, second.oddities)
    }
  }
}
