/// A state diagram that was derived from an explored machine.
package struct StateDiagram: Codable, Hashable, Sendable {
  /// An arrow: what leads from one state to another.
  package struct Arrow: Codable, Hashable, Sendable {
    /// Index into `states`.
    package var source: Int
    package var target: Int
    /// Names of the events, in the order of their discovery; not empty.
    package var events: [String]
    /// Ids of the rules of the semantics document that are cited where the machine makes the change, sorted.
    package var rules: [String]

    package init(source: Int, target: Int, events: [String], rules: [String]) {
      self.source = source
      self.target = target
      self.events = events
      self.rules = rules
    }
  }

  /// In kebab case, `presentation-controller`: the name of its files.
  package var name: String
  /// A headline.
  package var title: String
  /// One sentence that says what the states are states of.
  package var summary: String
  /// Labels; the first is the initial state.
  package var states: [String]
  /// Ordered by source, then target.
  package var arrows: [Arrow]

  package init(name: String, title: String, summary: String, states: [String], arrows: [Arrow]) {
    self.name = name
    self.title = title
    self.summary = summary
    self.states = states
    self.arrows = arrows
  }
}
