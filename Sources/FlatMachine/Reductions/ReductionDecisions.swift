/// What the soundness of the reductions rests on. Tests take one away at a time, to see that they notice; nothing else
/// changes them.
struct ReductionDecisions: Sendable {
  /// Two events that are taken to accord although they do not.
  var ignoredConflict: (first: Int, second: Int)?
  /// An event that is taken to make no conjunct of a guard true.
  var ignoredEnabler: Int?
  /// A reduced expansion has to lead to a state of the next layer.
  var checksProviso = true
  /// Events that may change what a state is judged by are never put off.
  var respectsVisibility = true
  /// Of two states that differ in their budgets the one with more is kept.
  var prefersMoreBudget = true
}
