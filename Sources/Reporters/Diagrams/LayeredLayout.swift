/// Places the nodes of a layered graph: few crossings, neighbours near each other, nothing overlaps.
struct LayeredLayout {
  struct Point {
    var x: Double
    var y: Double
  }

  private(set) var graph: LayeredGraph
  /// The centre of each node.
  private(set) var centres: [Point]
  /// Half the height of each node's layer: arrows bend only between layers.
  private(set) var reaches: [Double]
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Between neighbours on a layer, and between layers, in points.
  private static let gap = 18.0
  private static let layerGap = 28.0

  init(_ graph: LayeredGraph) {
    self.graph = graph
    centres = graph.nodes.map { _ in Point(x: 0, y: 0) }
    reaches = graph.nodes.map { _ in 0 }
    reduceCrossings()
    placeHorizontally()
    placeVertically()
  }

  // MARK: Order on the layers

  /// Sweeps up and down; each layer is ordered by the mean position of the neighbours; the best order is kept.
  private mutating func reduceCrossings() {
    var best = graph.layers
    var fewest = crossings()
    for sweep in 0..<24 where fewest > 0 {
      let order = sweep % 2 == 0 ? Array(graph.layers.indices.dropFirst()) : graph.layers.indices.dropLast().reversed()
      for layer in order { sort(layer, byAbove: sweep % 2 == 0) }
      let count = crossings()
      if count < fewest { (best, fewest) = (graph.layers, count) }
    }
    graph.layers = best
  }

  private mutating func sort(_ layer: Int, byAbove: Bool) {
    let other = graph.layers[byAbove ? layer - 1 : layer + 1]
    let position = Dictionary(uniqueKeysWithValues: other.enumerated().map { ($0.element, Double($0.offset)) })
    let weighed = graph.layers[layer].enumerated().map { offset, node in
      let places = (byAbove ? graph.nodes[node].above : graph.nodes[node].below).compactMap { position[$0] }
      let mean = places.isEmpty ? Double(offset) : places.reduce(0, +) / Double(places.count)
      return (node: node, weight: mean, offset: offset)
    }
    graph.layers[layer] = weighed.sorted { ($0.weight, $0.offset) < ($1.weight, $1.offset) }.map(\.node)
  }

  private func crossings() -> Int {
    var count = 0
    for layer in graph.layers.indices.dropLast() {
      let below = Dictionary(uniqueKeysWithValues: graph.layers[layer + 1].enumerated().map { ($0.element, $0.offset) })
      let edges = graph.layers[layer].enumerated().flatMap { offset, node in
        graph.nodes[node].below.map { (offset, below[$0] ?? 0) }
      }
      for (index, first) in edges.enumerated() {
        for second in edges[..<index] where (first.0 - second.0) * (first.1 - second.1) < 0 { count += 1 }
      }
    }
    return count
  }

  // MARK: Coordinates

  private mutating func placeHorizontally() {
    for layer in graph.layers {
      var x = 0.0
      for node in layer {
        centres[node].x = x + graph.nodes[node].width / 2
        x += graph.nodes[node].width + Self.gap
      }
    }
    for sweep in 0..<40 {
      let order = sweep % 2 == 0 ? Array(graph.layers.indices) : graph.layers.indices.reversed()
      for layer in order { align(graph.layers[layer]) }
    }
    let left = graph.nodes.indices.map { centres[$0].x - graph.nodes[$0].width / 2 }.min() ?? 0
    for node in centres.indices { centres[node].x -= left }
    width = graph.nodes.indices.map { centres[$0].x + graph.nodes[$0].width / 2 }.max() ?? 0
  }

  /// Moves the nodes of a layer towards the mean of their neighbours: the mean of the leftmost and the rightmost places
  /// that keep the order and the gaps.
  private mutating func align(_ layer: [Int]) {
    let wanted = layer.map { node in
      let near = graph.nodes[node].above + graph.nodes[node].below
      return near.isEmpty ? centres[node].x : near.map { centres[$0].x }.reduce(0, +) / Double(near.count)
    }
    var right = wanted
    for index in layer.indices.dropFirst() {
      right[index] = max(right[index], right[index - 1] + distance(layer, index))
    }
    var left = wanted
    for index in layer.indices.dropLast().reversed() {
      left[index] = min(left[index], left[index + 1] - distance(layer, index + 1))
    }
    for (index, node) in layer.enumerated() { centres[node].x = (left[index] + right[index]) / 2 }
  }

  /// Between the centres of a node and the one before it.
  private func distance(_ layer: [Int], _ index: Int) -> Double {
    (graph.nodes[layer[index - 1]].width + graph.nodes[layer[index]].width) / 2 + Self.gap
  }

  private mutating func placeVertically() {
    var y = 0.0
    for layer in graph.layers {
      let tallest = layer.map { graph.nodes[$0].height }.max() ?? 0
      for node in layer {
        centres[node].y = y + tallest / 2
        reaches[node] = tallest / 2
      }
      y += tallest + Self.layerGap
    }
    height = max(0, y - Self.layerGap)
  }
}
