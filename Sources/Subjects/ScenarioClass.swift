/// The class of a scenario that is written for a subject: what it inherits from, and what it overrides.
package struct ScenarioClass: Hashable, Sendable {
  /// The class of scenarios above it: `ModalScenario`.
  package var base: String
  /// In the order in which they are written.
  package var overrides: [Override]
  /// The full name of the subject's method that the user's tap to present or to push stands for; nil for none.
  package var opens: String?

  package init(_ base: String, _ overrides: [Override], opens: String? = nil) {
    self.base = base
    self.overrides = overrides
    self.opens = opens
  }

  /// A declaration of the class above that gets another body.
  package struct Override: Hashable, Sendable {
    private enum Body: Hashable { case line(String), block([String]) }

    /// `var style: UIModalPresentationStyle?`
    private let head: String
    private let body: Body

    /// On one line.
    package init(_ head: String, _ statement: String) {
      self.head = head
      body = .line(statement)
    }

    /// A line for each statement, or part of one.
    package init(_ head: String, _ statements: [String]) {
      self.head = head
      body = .block(statements)
    }

    /// Whether both are of the same declaration.
    package func declares(_ other: Override) -> Bool { head == other.head }

    /// As it is written, not indented.
    package var lines: [String] {
      switch body {
      case .line(let statement): ["override \(head) { \(statement) }"]
      case .block(let statements): ["override \(head) {"] + statements.map { "  " + $0 } + ["}"]
      }
    }
  }

  /// The declaration of the class under a name.
  package func text(named name: String) -> String {
    """
    final class \(name): \(base) {
    \(overrides.flatMap(\.lines).map { "  " + $0 }.joined(separator: "\n"))
    }
    """
  }
}
