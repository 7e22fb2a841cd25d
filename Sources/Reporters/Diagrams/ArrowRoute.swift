/// The way of an arrow through its layers, smoothed, and its head.
struct ArrowRoute {
  /// Path data of SVG.
  let path: String
  let head: String

  init(_ chain: LayeredGraph.Chain, _ layout: LayeredLayout) {
    var points: [LayeredLayout.Point] = []
    let isDownward = layout.centres[chain.nodes[0]].y < layout.centres[chain.nodes[chain.nodes.count - 1]].y
    for (position, node) in chain.nodes.enumerated() {
      let centre = layout.centres[node]
      let isEnd = position == 0 || position == chain.nodes.count - 1
      let half = isEnd ? layout.graph.nodes[node].height / 2 : layout.reaches[node]
      let (before, after) = isDownward ? (centre.y - half, centre.y + half) : (centre.y + half, centre.y - half)
      if position > 0 { points.append(LayeredLayout.Point(x: centre.x, y: before)) }
      if position < chain.nodes.count - 1 { points.append(LayeredLayout.Point(x: centre.x, y: after)) }
    }
    // Ends of arrows between the same states lie side by side.
    points[0].x = Self.port(points[0], towards: points[1], of: chain.nodes[0], layout)
    let last = points.count - 1
    points[last].x = Self.port(points[last], towards: points[last - 1], of: chain.nodes[chain.nodes.count - 1], layout)
    path = Self.curve(points)
    let (tip, direction) = (points[last], isDownward ? -1.0 : 1.0)
    let base = SVGDiagram.text(tip.y + direction * 8)
    head =
      "M\(SVGDiagram.text(tip.x)) \(SVGDiagram.text(tip.y)) L\(SVGDiagram.text(tip.x - 4)) \(base)"
      + " L\(SVGDiagram.text(tip.x + 4)) \(base) Z"
  }

  /// Where on the edge of a state an arrow begins or ends: towards its neighbour, within the state's width.
  private static func port(
    _ point: LayeredLayout.Point, towards other: LayeredLayout.Point, of node: Int, _ layout: LayeredLayout
  ) -> Double {
    let reach = layout.graph.nodes[node].width / 2 - 12
    return point.x + min(reach, max(-reach, (other.x - point.x) / 3))
  }

  private static func curve(_ points: [LayeredLayout.Point]) -> String {
    var text = "M\(SVGDiagram.text(points[0].x)) \(SVGDiagram.text(points[0].y))"
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = SVGDiagram.text((from.y + to.y) / 2)
      text += " C\(SVGDiagram.text(from.x)) \(middle) \(SVGDiagram.text(to.x)) \(middle)"
      text += " \(SVGDiagram.text(to.x)) \(SVGDiagram.text(to.y))"
    }
    return text
  }
}
