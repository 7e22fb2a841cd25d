import RunReport

/// A state diagram as an SVG picture: states from top to bottom, events on the arrows, rules as tooltips.
package enum SVGDiagram {
  /// A whole document, readable alone and on a page, in light and dark.
  package static func render(_ diagram: StateDiagram) -> String {
    let labels = diagram.arrows.map { ArrowLabel($0) }
    let sizes = diagram.states.map { LayeredGraph.Size(width: Double($0.count) * 8 + 32, height: 34) }
    let edges = diagram.arrows.indices.map { index in
      LayeredGraph.Edge(
        source: diagram.arrows[index].source, target: diagram.arrows[index].target, label: labels[index].size)
    }
    let layout = LayeredLayout(LayeredGraph(sizes, edges: edges))
    var lines = header(diagram, layout)
    for (index, chain) in layout.graph.chains.enumerated() {
      lines += arrow(chain, labels[index], layout)
    }
    for index in diagram.states.indices { lines += state(diagram.states[index], index, sizes[index], layout) }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let margin = 24.0

  private static func header(_ diagram: StateDiagram, _ layout: LayeredLayout) -> [String] {
    let (width, height) = (layout.width + 2 * margin, layout.height + 2 * margin + 34)
    return [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(text(width)) \(text(height))\" width=\"\(text(width))\""
        + " height=\"\(text(height))\" role=\"img\" aria-labelledby=\"title summary\">",
      "<title id=\"title\">\(escaped(diagram.title))</title>",
      "<desc id=\"summary\">\(escaped(diagram.summary))</desc>",
      """
      <style>
      svg { color-scheme: light dark; background: #fff; font: 13px system-ui, -apple-system, Helvetica, Arial, sans-serif; }
      text { fill: #1c1c1e; }
      .title { font-size: 16px; font-weight: 600; }
      .state rect { fill: #eef3fb; stroke: #3a66b0; stroke-width: 1.5; }
      .state.first rect { stroke-width: 3; }
      .state text { font-weight: 600; text-anchor: middle; }
      .label rect { fill: #fff; stroke: #c7c7cc; }
      .label text { font-size: 12px; }
      .arrow path { fill: none; stroke: #6b6b70; stroke-width: 1.3; }
      .arrow .head { fill: #6b6b70; stroke: none; }
      @media (prefers-color-scheme: dark) {
        svg { background: #1c1c1e; }
        text { fill: #f2f2f7; }
        .state rect { fill: #22304a; stroke: #7fa7ea; }
        .label rect { fill: #1c1c1e; stroke: #55555a; }
        .arrow path { stroke: #a1a1a8; }
        .arrow .head { fill: #a1a1a8; }
      }
      </style>
      """,
      "<text class=\"title\" x=\"\(text(margin))\" y=\"\(text(margin + 8))\">\(escaped(diagram.title))</text>",
      "<g transform=\"translate(\(text(margin)) \(text(margin + 34)))\">",
    ]
  }

  private static func state(
    _ name: String, _ index: Int, _ size: LayeredGraph.Size, _ layout: LayeredLayout
  ) -> [String] {
    let centre = layout.centres[index]
    return [
      "<g class=\"state\(index == 0 ? " first" : "")\"><rect x=\"\(text(centre.x - size.width / 2))\" "
        + "y=\"\(text(centre.y - size.height / 2))\" width=\"\(text(size.width))\" height=\"\(text(size.height))\" rx=\"9\"/>"
        + "<text x=\"\(text(centre.x))\" y=\"\(text(centre.y + 4.5))\">\(escaped(name))</text></g>"
    ]
  }

  private static func arrow(_ chain: LayeredGraph.Chain, _ label: ArrowLabel, _ layout: LayeredLayout) -> [String] {
    let route = ArrowRoute(chain, layout)
    let centre = layout.centres[chain.label]
    let (left, top) = (centre.x - label.size.width / 2, centre.y - label.size.height / 2)
    var lines = ["<g class=\"arrow\"><title>\(escaped(label.tooltip))</title>"]
    lines.append("<path d=\"\(route.path)\"/><path class=\"head\" d=\"\(route.head)\"/></g>")
    lines.append(
      "<g class=\"label\"><title>\(escaped(label.tooltip))</title><rect x=\"\(text(left))\" y=\"\(text(top))\"")
    lines.append(" width=\"\(text(label.size.width))\" height=\"\(text(label.size.height))\" rx=\"5\"/>")
    for (index, line) in label.lines.enumerated() {
      let y = top + 15 + Double(index) * ArrowLabel.lineHeight
      lines.append("<text x=\"\(text(left + 7))\" y=\"\(text(y))\">\(escaped(line))</text>")
    }
    return lines + ["</g>"]
  }

  /// At most one decimal.
  static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
