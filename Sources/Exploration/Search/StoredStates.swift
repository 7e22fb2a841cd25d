/// The state space that an `Explorer` has found.
///
/// Unchecked because the store holds pointers: nothing writes to it any more once the search has ended.
struct StoredStates: StateSpace, @unchecked Sendable {
  let store: StateStore

  var count: Int { store.count }

  func words(of state: Int) -> [UInt64] {
    var words: [UInt64] = []
    store.copyWords(of: state, to: &words)
    return words
  }

  func origin(of state: Int) -> StatePath.Step? {
    let parent = store.parent(of: state)
    guard parent != StateStore.noParent else { return nil }
    return StatePath.Step(source: Int(parent), label: store.label(of: state))
  }
}
