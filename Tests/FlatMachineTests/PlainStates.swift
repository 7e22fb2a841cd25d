import Exploration

/// A stored set in plain collections that tests may spoil.
struct PlainStates: StoredStateSet {
  private var stored: [[UInt64]]
  private var parents: [Int?]
  private var numbers: [[UInt64]: Int]

  init(_ space: any StateSpace) {
    stored = (0..<space.count).map { space.words(of: $0) }
    parents = (0..<space.count).map { space.origin(of: $0)?.source }
    numbers = [:]
    for (number, words) in stored.enumerated() { numbers[words] = number }
  }

  var count: Int { stored.count }

  func words(of state: Int) -> [UInt64] { stored[state] }
  func index(of words: [UInt64]) -> Int? { numbers[words] }
  func parent(of state: Int) -> Int? { parents[state] }

  /// Later states move up; children of the removed one become its parent's.
  mutating func remove(_ state: Int) {
    let heir = parents[state]
    numbers[stored[state]] = nil
    stored.remove(at: state)
    parents.remove(at: state)
    for (words, number) in numbers where number > state { numbers[words] = number - 1 }
    for index in parents.indices {
      guard let parent = parents[index], parent >= state else { continue }
      parents[index] = parent == state ? heir : parent - 1
    }
  }

  mutating func replace(_ state: Int, _ change: (inout [UInt64]) -> Void) {
    numbers[stored[state]] = nil
    change(&stored[state])
    numbers[stored[state]] = state
  }

  mutating func add(_ words: [UInt64], parent: Int) {
    if numbers[words] == nil { numbers[words] = stored.count }
    stored.append(words)
    parents.append(parent)
  }
}
