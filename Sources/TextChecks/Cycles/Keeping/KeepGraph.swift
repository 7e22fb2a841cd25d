import Diagnostics

/// Which objects that code names keep which others alive.
///
/// Names that stand for one object are one node: what is assigned to a property is what the property names.
struct KeepGraph {
  struct Node: Hashable {
    fileprivate let number: Int
  }

  /// One object keeps another, seen at a place.
  struct Edge: Hashable {
    /// How the code says so.
    enum Role {
      /// A declaration says it, not code that runs.
      case declared
      /// An assignment: `model.onChange = reload`, `delegate = self`.
      case assigned
      /// An argument of a call, or what a closure captures.
      case given
      /// A subview or child that is added.
      case placed
    }

    let keeper: Node
    let kept: Node
    let span: SourceSpan
    var role = Role.given
    /// Where the sources declare the property that keeps, if a name of it is assigned to.
    var property: SourceSpan?

    var isDeclared: Bool { role == .declared }
    /// Whether an object is told to keep itself.
    var isToItself: Bool { role == .assigned && keeper == kept }
  }

  private var heads: [Int] = []
  private var properties: [[String: Node]] = []
  private var classNames: [String?] = []
  private var closures: Set<Int> = []
  private(set) var edges: [Edge] = []

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

  mutating func keep(
    _ keeper: Node, _ kept: Node, at span: SourceSpan, _ role: Edge.Role = .given, property: SourceSpan? = nil
  ) {
    edges.append(Edge(keeper: keeper, kept: kept, span: span, role: role, property: property))
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

  /// Whether the name by itself is that of a closure, before it turned out to be another name's object.
  func isWrittenAsClosure(_ node: Node) -> Bool { closures.contains(node.number) }

  func isClosure(_ node: Node) -> Bool { closures.contains(head(of: node).number) }

  func property(_ name: String, of node: Node) -> Node? { properties[head(of: node).number][name] }

  mutating func setProperty(_ name: String, of node: Node, to value: Node) {
    properties[head(of: node).number][name] = value
  }
}
