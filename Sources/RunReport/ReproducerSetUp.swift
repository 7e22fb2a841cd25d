/// The scenario of a finding as a test sets it up: a class and its members as Swift text.
package struct ReproducerSetUp: Sendable, Hashable {
  /// The class of scenarios above it: `ModalScenario`.
  package var base: String
  /// Declarations, in order, as they are written.
  package var members: [String]

  package init(base: String, members: [String]) {
    self.base = base
    self.members = members
  }
}
