import Diagnostics

/// Which objects that code names keep which others alive.
///
/// Names that stand for one object are one node: what is assigned to a property is what the property names.
struct KeepGraph {
  struct Node: Hashable {
    fileprivate let number: Int
  }

  /// One object keeps another, seen at a place.
  struct Edge {
    let keeper: Node
    let kept: Node
    let span: SourceSpan
    /// Whether a declaration says it, not code that runs.
    var isDeclared = false
  }

  private var heads: [Int] = []
  private var properties: [[String: Node]] = []
  private var classNames: [String?] = []
  private var closures: Set<Int> = []
  private var edges: [Edge] = []

  /// A new object; the class is the name of its type, where that is known.
  mutating func add(_ className: String? = nil) -> Node {
    heads.append(heads.count)
    properties.append([:])
    classNames.append(className)
    return Node(number: heads.count - 1)
  }

  mutating func addClosure() -> Node {
    let node = add()
    closures.insert(node.number)
    return node
  }

  mutating func keep(_ keeper: Node, _ kept: Node, at span: SourceSpan, isDeclared: Bool = false) {
    edges.append(Edge(keeper: keeper, kept: kept, span: span, isDeclared: isDeclared))
  }

  /// Two names turn out to be of one object, and so are properties of the same name.
  mutating func unite(_ first: Node, _ second: Node) {
    var pending = [(first, second)]
    while let (first, second) = pending.popLast() {
      let (head, other) = (self.head(of: first), self.head(of: second))
      if head == other { continue }
      heads[other.number] = head.number
      if classNames[head.number] == nil { classNames[head.number] = classNames[other.number] }
      if closures.contains(other.number) { closures.insert(head.number) }
      for (name, node) in properties[other.number] {
        if let known = properties[head.number][name] {
          pending.append((known, node))
        } else {
          properties[head.number][name] = node
        }
      }
    }
  }

  func head(of node: Node) -> Node {
    var number = node.number
    while heads[number] != number { number = heads[number] }
    return Node(number: number)
  }

  func className(of node: Node) -> String? { classNames[head(of: node).number] }

  mutating func name(_ node: Node, _ className: String) {
    let head = head(of: node).number
    if classNames[head] == nil { classNames[head] = className }
  }

  func isClosure(_ node: Node) -> Bool { closures.contains(head(of: node).number) }

  func property(_ name: String, of node: Node) -> Node? { properties[head(of: node).number][name] }

  mutating func setProperty(_ name: String, of node: Node, to value: Node) {
    properties[head(of: node).number][name] = value
  }
}

extension KeepGraph {
  /// The edges among objects that keep each other, group by group: each of a group keeps all of the group, through others of
  /// it. They are the strongly connected components, by two searches (Sharir, "A strong-connectivity algorithm and its
  /// applications in data flow analysis", 1981).
  ///
  /// - Complexity: O(objects + edges).
  func cycles() -> [[Edge]] {
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
    return among(ends) { groups[$0] }
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
  private func among(_ ends: [(keeper: Node, kept: Node)], _ group: (Node) -> Int?) -> [[Edge]] {
    var order: [Int] = []
    var found: [Int: [Edge]] = [:]
    var isCycle: Set<Int> = []
    for (edge, (keeper, kept)) in zip(edges, ends) {
      guard let number = group(keeper), number == group(kept) else { continue }
      if found[number] == nil { order.append(number) }
      found[number, default: []].append(edge)
      if keeper != kept { isCycle.insert(number) }
    }
    return order.filter(isCycle.contains).compactMap { found[$0] }
  }
}
