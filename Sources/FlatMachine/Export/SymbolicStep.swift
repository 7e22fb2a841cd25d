/// What one event does.
struct SymbolicStep {
  var event: Int
  var items: [SymbolicRun.Item]
  /// What is written, by slot.
  var values: [Int: FlatExpression]
}

extension SymbolicRun {
  /// Something that happens on the way, in the order of execution. What comes later is meant only where no earlier ending
  /// holds.
  enum Item {
    case definition(register: Int, FlatExpression)
    /// A number of `0..<count`, where the condition holds; else 0.
    case choice(register: Int, count: Int, when: FlatExpression)
    /// The run exists only where this holds.
    case guarding(FlatExpression)
    /// The run stops where this holds: at a trap, or, with `nil`, because it does not exist.
    case ending(trap: Int?, FlatExpression)
    /// The property is violated where this holds.
    case failure(property: Int, FlatExpression)
  }
}
