/// A graph whose nodes lie on layers, so that every edge leads from one layer to the next: what layouts work on.
///
/// Edges against the direction are turned round, and each edge becomes a chain of nodes without extent, one of which
/// carries its label (Sugiyama, Tagawa, Toda 1981).
struct LayeredGraph {
  struct Node {
    var layer: Int
    var width: Double
    var height: Double
    /// Neighbours on the layer above and on the one below.
    var above: [Int] = []
    var below: [Int] = []
  }

  /// An edge as it was given.
  struct Chain {
    /// From the source to the target, both included.
    var nodes: [Int]
    /// The node that carries the label.
    var label: Int
  }

  struct Size {
    var width: Double
    var height: Double
  }

  struct Edge {
    var source: Int
    var target: Int
    var label: Size
  }

  private(set) var nodes: [Node] = []
  private(set) var chains: [Chain] = []
  /// The nodes of each layer, from left to right.
  var layers: [[Int]] = []

  /// The first `sizes.count` nodes are those given; node 0 is the root.
  init(_ sizes: [Size], edges: [Edge]) {
    let isReversed = Self.backEdges(sizes.count, edges)
    let ranks = Self.ranks(sizes.count, edges, isReversed)
    nodes = sizes.indices.map { Node(layer: ranks[$0], width: sizes[$0].width, height: sizes[$0].height) }
    for (index, edge) in edges.enumerated() { addChain(edge, isReversed: isReversed[index]) }
    layers = Array(repeating: [], count: (nodes.map(\.layer).max() ?? 0) + 1)
    for index in nodes.indices { layers[nodes[index].layer].append(index) }
  }

  private mutating func addChain(_ edge: Edge, isReversed: Bool) {
    let (upper, lower) = isReversed ? (edge.target, edge.source) : (edge.source, edge.target)
    var chain = [upper]
    let (first, last) = (nodes[upper].layer, nodes[lower].layer)
    // Layers of labels are odd; the label lies near the middle.
    let labelLayer = (first + last) / 2 + ((first + last) / 2 % 2 == 0 ? 1 : 0)
    var label = upper
    for layer in (first + 1)..<last {
      let isLabel = layer == labelLayer
      nodes.append(
        Node(layer: layer, width: isLabel ? edge.label.width : 12, height: isLabel ? edge.label.height : 0))
      if isLabel { label = nodes.count - 1 }
      chain.append(nodes.count - 1)
    }
    chain.append(lower)
    for (upper, lower) in zip(chain, chain.dropFirst()) {
      nodes[upper].below.append(lower)
      nodes[lower].above.append(upper)
    }
    chains.append(Chain(nodes: isReversed ? chain.reversed() : chain, label: label))
  }

  /// For each edge whether it leads back to a node that a walk from the root is still in.
  private static func backEdges(_ count: Int, _ edges: [Edge]) -> [Bool] {
    var isBack = edges.map { $0.source == $0.target }
    var state = Array(repeating: 0, count: count)
    func visit(_ node: Int) {
      state[node] = 1
      for (index, edge) in edges.enumerated() where edge.source == node {
        if state[edge.target] == 1 { isBack[index] = true } else if state[edge.target] == 0 { visit(edge.target) }
      }
      state[node] = 2
    }
    for node in 0..<count where state[node] == 0 { visit(node) }
    return isBack
  }

  /// Even layers, each node below all that lead to it.
  private static func ranks(_ count: Int, _ edges: [Edge], _ isReversed: [Bool]) -> [Int] {
    var ranks = Array(repeating: 0, count: count)
    for _ in 0..<count {
      for (index, edge) in edges.enumerated() where edge.source != edge.target {
        let (upper, lower) = isReversed[index] ? (edge.target, edge.source) : (edge.source, edge.target)
        ranks[lower] = max(ranks[lower], ranks[upper] + 2)
      }
    }
    return ranks
  }
}
