/// A machine made of values alone: enums, flags, small numbers, fixed arrays, optionals and structs of these.
///
/// Such a machine knows nothing of UIKit's objects. It is explored on packed states, by itself: `offerEvents` offers what
/// may happen, `inspect` judges every state with `check`, `isSettled` says where nothing is on its way. Properties
/// declared with `let` are its parameters; each `static let` of its own type is one instance to explore.
protocol TransitionSystem {
  /// Offers what may happen now. Changes nothing but inside the bodies of `offer`.
  mutating func offerEvents()
  /// Judges a state; changes nothing.
  func inspect()
  /// Whether nothing is on its way: some such state must be reachable from every state.
  var isSettled: Bool { get }
}

extension TransitionSystem {
  func inspect() {}
  var isSettled: Bool { true }
}
