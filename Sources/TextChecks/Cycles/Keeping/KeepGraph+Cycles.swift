extension KeepGraph {
  /// What objects keep, themselves or through others, the near before the far.
  func kept(by objects: [Node]) -> [Node] {
    let next = Dictionary(grouping: edges) { head(of: $0.keeper) }
    var found = Set(objects.map(head))
    var order: [Node] = []
    var pending = objects.map(head)[...]
    while let node = pending.popFirst() {
      order.append(node)
      for edge in next[node] ?? [] where found.insert(head(of: edge.kept)).inserted {
        pending.append(head(of: edge.kept))
      }
    }
    return order
  }

  /// The edges among objects that keep each other, group by group: each of a group keeps all of the group, through others of
  /// it. They are the strongly connected components, by two searches (Sharir, "A strong-connectivity algorithm and its
  /// applications in data flow analysis", 1981).
  ///
  /// - Parameter edges: those that count.
  /// - Complexity: O(objects + edges).
  func cycles(among edges: [Edge]) -> [[Edge]] {
    let ends = edges.map { (keeper: head(of: $0.keeper), kept: head(of: $0.kept)) }
    let next = Dictionary(grouping: ends, by: \.keeper).mapValues { $0.map(\.kept) }
    let previous = Dictionary(grouping: ends, by: \.kept).mapValues { $0.map(\.keeper) }
    var known: Set<Node> = []
    let order = ends.flatMap { Self.finished(from: $0.keeper, next, &known) }
    var groups: [Node: Int] = [:]
    for (number, start) in order.reversed().enumerated() where groups[start] == nil {
      var pending = [start]
      groups[start] = number
      while let node = pending.popLast() {
        for other in previous[node] ?? [] where groups[other] == nil {
          groups[other] = number
          pending.append(other)
        }
      }
    }
    return Self.among(edges, ends) { groups[$0] }
  }

  /// The nodes that a search from one comes to, those that it leaves first first.
  private static func finished(from start: Node, _ next: [Node: [Node]], _ known: inout Set<Node>) -> [Node] {
    guard known.insert(start).inserted else { return [] }
    var left: [Node] = []
    var path = [(node: start, rest: (next[start] ?? [])[...])]
    while let last = path.indices.last {
      guard let other = path[last].rest.popFirst() else {
        left.append(path.removeLast().node)
        continue
      }
      if known.insert(other).inserted { path.append((other, (next[other] ?? [])[...])) }
    }
    return left
  }

  /// The edges inside of groups with more than one object, in the order in which the groups begin.
  private static func among(
    _ edges: [Edge], _ ends: [(keeper: Node, kept: Node)], _ group: (Node) -> Int?
  ) -> [[Edge]] {
    var order: [Int] = []
    var found: [Int: [Edge]] = [:]
    var isCycle: Set<Int> = []
    for (edge, (keeper, kept)) in zip(edges, ends) {
      guard let number = group(keeper), number == group(kept) else { continue }
      if found[number] == nil { order.append(number) }
      found[number, default: []].append(edge)
      if keeper != kept || edge.isToItself { isCycle.insert(number) }
    }
    return order.filter(isCycle.contains).compactMap { found[$0] }
  }
}
