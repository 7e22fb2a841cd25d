/// The strongly connected components of a graph: Tarjan's algorithm with a stack of its own, so that long chains of
/// states cannot overflow the machine's. O(nodes + edges).
package struct Components {
  private let nodes: Int
  private let edges: (Int) -> Range<Int>
  private let target: (Int) -> Int
  /// Order of discovery, from 1; 0 for nodes that were not visited.
  private var numbers: [UInt32]
  /// Smallest number of an open node that is known to be reachable.
  private var low: [UInt32]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visits: [(node: Int, position: Int)] = []
  private var found: [[Int]] = []
  private var count: UInt32 = 0

  /// - Parameters:
  ///   - edges: the numbers of the edges out of a node, in a row.
  ///   - target: where an edge leads.
  package init(nodes: Int, edges: @escaping (Int) -> Range<Int>, target: @escaping (Int) -> Int) {
    (self.nodes, self.edges, self.target) = (nodes, edges, target)
    numbers = Array(repeating: 0, count: nodes)
    low = numbers
    isOpen = Array(repeating: false, count: nodes)
  }

  /// Components of more than one node, each ascending.
  package consuming func larger() -> [[Int]] {
    for node in 0..<nodes where numbers[node] == 0 {
      enter(node)
      while !visits.isEmpty { advance() }
    }
    return found
  }

  private mutating func enter(_ node: Int) {
    count += 1
    numbers[node] = count
    low[node] = count
    isOpen[node] = true
    open.append(node)
    visits.append((node, edges(node).lowerBound))
  }

  /// Follows the next edge of the innermost visit, or ends it.
  private mutating func advance() {
    let last = visits.count - 1
    let (node, position) = visits[last]
    guard position < edges(node).upperBound else { return leave(node) }
    visits[last].position += 1
    let next = target(position)
    if numbers[next] == 0 {
      enter(next)
    } else if isOpen[next] {
      low[node] = min(low[node], numbers[next])
    }
  }

  private mutating func leave(_ node: Int) {
    visits.removeLast()
    if let above = visits.last?.node { low[above] = min(low[above], low[node]) }
    guard low[node] == numbers[node] else { return }
    var component: [Int] = []
    while let member = open.popLast() {
      isOpen[member] = false
      component.append(member)
      if member == node { break }
    }
    if component.count > 1 { found.append(component.sorted()) }
  }
}
