// Where states count as one that differ in a budget alone: the table leads to the newest of them, which has the most.
extension StateShard {
  /// Adds a state unless one that covers it is there. One that it covers in turn is replaced when it belongs to the layer
  /// that is being found, and has not been expanded. Amortised O(1).
  /// - Parameter layer: where that layer begins.
  mutating func insert(_ key: Key, by order: BudgetOrder<Key>, parent: UInt32, layer: Int) {
    let hash = order.hash(of: key)
    let bucket = bucket(of: key, hash, order)
    guard let index = state(at: bucket) else {
      append(key, parent: parent)
      enter(count - 1, hash: hash, at: bucket)
      return
    }
    if order.covers(keys[index], key) { return }
    if index >= layer { return replace(index, by: key, parent: parent) }
    append(key, parent: parent)
    enter(count - 1, hash: hash, at: bucket)
  }

  /// A state that covers this one, if one does; without budgets, the state itself.
  func cover(of key: Key, hash: UInt64) -> Int? {
    guard let order else { return find(key) }
    guard let index = state(at: bucket(of: key, hash, order)) else { return nil }
    return order.covers(keys[index], key) ? index : nil
  }

  /// Where a state that differs in the budget alone stands, or would stand.
  private func bucket(of key: Key, _ hash: UInt64, _ order: BudgetOrder<Key>) -> Int {
    var bucket = home(of: hash)
    while let index = state(at: bucket), !order.differInBudgetAlone(keys[index], key) { bucket = next(bucket) }
    return bucket
  }

  /// Fills an empty table.
  mutating func enterAll(by order: BudgetOrder<Key>) {
    for index in 0..<count {
      let hash = order.hash(of: keys[index])
      enter(index, hash: hash, at: bucket(of: keys[index], hash, order))
    }
  }
}
