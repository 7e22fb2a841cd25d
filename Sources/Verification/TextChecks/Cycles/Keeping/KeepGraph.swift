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
  /// The objects that keep each other, group by group: each of a group keeps all of the group, through others of it.
  ///
  /// - Complexity: O(objects · edges); one class names few.
  func cycles() -> [[Edge]] {
    let ends = edges.map { (head(of: $0.keeper), head(of: $0.kept)) }
    let forward = Dictionary(grouping: ends, by: \.0).mapValues { $0.map(\.1) }
    let backward = Dictionary(grouping: ends, by: \.1).mapValues { $0.map(\.0) }
    var known: Set<Node> = []
    var found: [[Edge]] = []
    for (keeper, _) in ends where !known.contains(keeper) {
      let group = Self.reached(from: keeper, forward).intersection(Self.reached(from: keeper, backward))
      known.formUnion(group)
      known.insert(keeper)
      let inside = edges.indices.filter { group.contains(ends[$0].0) && group.contains(ends[$0].1) }
      if inside.contains(where: { ends[$0].0 != ends[$0].1 }) { found.append(inside.map { edges[$0] }) }
    }
    return found
  }

  /// The nodes that one or more edges lead to.
  private static func reached(from start: Node, _ next: [Node: [Node]]) -> Set<Node> {
    var found: Set<Node> = []
    var pending = [start]
    while let node = pending.popLast() {
      for other in next[node] ?? [] where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}
