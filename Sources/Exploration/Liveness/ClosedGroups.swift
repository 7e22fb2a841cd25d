/// The closed strongly connected groups of a set of states that no edge leaves: Tarjan's algorithm with a stack of its
/// own, so that long chains of states cannot overflow the machine's.
struct ClosedGroups {
  private let edges: EdgeList
  /// Order of discovery, from 1; 0 for states that were not visited.
  private var numbers: [UInt32]
  /// Smallest number that the search has seen a way back to.
  private var low: [UInt32]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visits: [Visit] = []
  private var count: UInt32 = 0
  private var found: [[Int]] = []

  private struct Visit {
    var state: Int
    /// Next edge to follow.
    var position: Int
    /// An edge leads out of the state's group.
    var leaves = false
  }

  init(_ edges: EdgeList) {
    self.edges = edges
    numbers = [UInt32](repeating: 0, count: edges.count)
    low = numbers
    isOpen = [Bool](repeating: false, count: edges.count)
  }

  /// The groups out of which no edge leads, each ascending, sorted by their first states. `states` is ascending and
  /// contains every state that an edge of one of them leads to. O(states + edges).
  consuming func groups(among states: [Int]) -> [[Int]] {
    for state in states where numbers[state] == 0 {
      enter(state)
      while !visits.isEmpty { advance() }
    }
    return found.sorted { $0[0] < $1[0] }
  }

  private mutating func enter(_ state: Int) {
    count += 1
    numbers[state] = count
    low[state] = count
    isOpen[state] = true
    open.append(state)
    visits.append(Visit(state: state, position: edges.range(of: state).lowerBound))
  }

  /// Follows the next edge of the innermost visit, or ends it.
  private mutating func advance() {
    let last = visits.count - 1
    let state = visits[last].state
    guard visits[last].position < edges.range(of: state).upperBound else { return leave() }
    let target = Int(edges.targets[visits[last].position])
    visits[last].position += 1
    if numbers[target] == 0 {
      enter(target)
    } else if isOpen[target] {
      low[state] = min(low[state], numbers[target])
    } else {
      visits[last].leaves = true
    }
  }

  private mutating func leave() {
    let visit = visits.removeLast()
    let isRoot = low[visit.state] == numbers[visit.state]
    if isRoot { close(visit) }
    guard let parent = visits.indices.last else { return }
    let above = visits[parent].state
    if isRoot {
      visits[parent].leaves = true
    } else {
      low[above] = min(low[above], low[visit.state])
      visits[parent].leaves = visits[parent].leaves || visit.leaves
    }
  }

  private mutating func close(_ visit: Visit) {
    var group: [Int] = []
    while let state = open.popLast() {
      isOpen[state] = false
      group.append(state)
      if state == visit.state { break }
    }
    if !visit.leaves { found.append(group.sorted()) }
  }
}
