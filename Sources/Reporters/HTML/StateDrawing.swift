import RunReport

/// The states of a subject as inline SVG, and the way of a finding's trace through them. The picture is drawn once, at
/// the subject; findings use it again and mark their way.
struct StateDrawing {
  let diagram: StateDiagram
  /// Of the picture, unique in the page: "g12".
  let id: String
  private let layout: LayeredLayout
  private let arrows: [StateDiagram.Arrow]
  private let labels: [ArrowLabel]
  private let sizes: [LayeredGraph.Size]

  /// The most states that are drawn; more are no help.
  private static let mostStates = 40
  private static let mostArrows = 120
  private static let margin = 16.0

  /// `nil` without states, and where there are too many to be looked at.
  init?(_ diagram: StateDiagram, id: String) {
    let states = diagram.states.indices
    arrows = diagram.arrows.filter {
      states.contains($0.source) && states.contains($0.target) && $0.source != $0.target
    }
    guard !states.isEmpty, states.count <= Self.mostStates, arrows.count <= Self.mostArrows else { return nil }
    self.diagram = diagram
    self.id = id
    labels = arrows.map { ArrowLabel($0) }
    sizes = diagram.states.map { LayeredGraph.Size(width: Double(onOneLine($0).count) * 8 + 32, height: 34) }
    let edges = zip(arrows, labels).map {
      LayeredGraph.Edge(source: $0.source, target: $0.target, label: $1.size)
    }
    layout = LayeredLayout(LayeredGraph(sizes, edges: edges))
  }

  /// The picture itself.
  var node: HTMLNode {
    let words = arrows.map { "\(name($0.source)) to \(name($0.target)): \($0.events.joined(separator: ", "))" }
    return picture(
      "states: " + onOneLine(words.joined(separator: "; ")),
      [.element("g", [.id(id), .class("plan")], lines + labels.indices.map(label) + sizes.indices.map(state))])
  }

  /// "interactive: the finger moves": the events that change no state, which the picture leaves out; `nil` for none.
  var unchanging: String? {
    let loops = diagram.arrows.filter { $0.source == $0.target && sizes.indices.contains($0.source) }
    let words = loops.map { "in \(name($0.source)): \($0.events.map(onOneLine).joined(separator: ", "))" }
    return words.isEmpty ? nil : "No change of state " + words.joined(separator: "; ") + "."
  }

  /// The picture with the way of a trace: broad lines under its arrows, and at each state the steps that lead to it.
  func way(_ path: [Int], steps: [Int]) -> HTMLNode {
    let path = path.map { sizes.indices.contains($0) ? $0 : nil }
    let moves = zip(zip(path, path.dropFirst()), steps).compactMap { ends, step -> (Int, Int, Int)? in
      guard let from = ends.0, let to = ends.1 else { return nil }
      return (from, to, step)
    }
    let lines = moves.compactMap { from, to, step in
      arrows.firstIndex { $0.source == from && $0.target == to }.map { index in
        HTMLNode.element(
          "path", [HTMLAttribute("d", ArrowRoute(layout.graph.chains[index], layout).path), Self.data(step)])
      }
    }
    let visited = Set(path.compactMap(\.self)).sorted()
    return picture(
      "the way through the states: " + words(path, steps),
      [.element("g", [.class("way")], lines + visited.map(halo)), .element("use", [HTMLAttribute("href", "#\(id)")])]
        + visited.map { badge($0, moves) })
  }

  /// "away, step 1 → presenting, step 4 → away": the states, each but the first with the step that leads to it.
  func words(_ path: [Int?], _ steps: [Int]) -> String {
    var words: [String] = []
    for (index, state) in path.enumerated() {
      guard let state, sizes.indices.contains(state), index <= steps.count else { continue }
      if index > 0, path[index - 1] == state { continue }
      words.append(index == 0 ? name(state) : "step \(steps[index - 1]) → \(name(state))")
    }
    return words.joined(separator: ", ")
  }

  private func name(_ state: Int) -> String { onOneLine(diagram.states[state]) }

  private static func data(_ step: Int) -> HTMLAttribute { HTMLAttribute("data-step", String(step)) }

  // MARK: - Shapes

  private func picture(_ label: String, _ content: [HTMLNode]) -> HTMLNode {
    let (width, height) = (Int(layout.width + 2 * Self.margin), Int(layout.height + 2 * Self.margin))
    let box = "-\(Int(Self.margin)) -\(Int(Self.margin)) \(width) \(height)"
    return .element(
      "svg",
      [
        .class("states"), HTMLAttribute("role", "img"), .label(label), .number("width", width),
        .number("height", height), HTMLAttribute("viewBox", box),
      ], content)
  }

  /// All arrows in one path, and all heads and the grounds of all labels.
  private var lines: [HTMLNode] {
    let routes = layout.graph.chains.map { ArrowRoute($0, layout) }
    let grounds = labels.indices.map { index -> String in
      let (left, top) = labelCorner(index)
      let (width, height) = (Int(labels[index].size.width), Int(labels[index].size.height))
      return "M\(left) \(top)h\(width)v\(height)h-\(width)z"
    }
    return [(nil, routes.map(\.path)), ("h", routes.map(\.head)), ("l", grounds)].filter { !$0.1.isEmpty }.map {
      .element("path", ($0.0.map { [.class($0)] } ?? []) + [HTMLAttribute("d", $0.1.joined())])
    }
  }

  private func label(_ index: Int) -> HTMLNode {
    let (left, top) = labelCorner(index)
    return .fragment(
      labels[index].lines.enumerated().map { offset, line in
        .element(
          "text", [.number("x", left + 7), .number("y", top + 15 + offset * Int(ArrowLabel.lineHeight))],
          .text(onOneLine(line)))
      })
  }

  private func labelCorner(_ index: Int) -> (left: Int, top: Int) {
    let centre = layout.centres[layout.graph.chains[index].label]
    return (Int(centre.x - labels[index].size.width / 2), Int(centre.y - labels[index].size.height / 2))
  }

  private func state(_ index: Int) -> HTMLNode {
    let (left, top) = corner(index)
    return .element(
      "g", [.class(index == 0 ? "s first" : "s")],
      box(left, top, Int(sizes[index].width), 34),
      .element(
        "text", [.number("x", Int(layout.centres[index].x)), .number("y", top + 21)], .text(name(index))))
  }

  private func halo(_ index: Int) -> HTMLNode {
    let (left, top) = corner(index)
    return box(left - 5, top - 5, Int(sizes[index].width) + 10, 44)
  }

  /// The steps that lead to a state, at its upper left corner.
  private func badge(_ state: Int, _ moves: [(Int, Int, Int)]) -> HTMLNode {
    let steps = moves.filter { $0.1 == state && $0.0 != state }.map(\.2)
    guard !steps.isEmpty else { return .nothing }
    let (left, top) = corner(state)
    let text = steps.prefix(4).map(String.init).joined(separator: " ") + (steps.count > 4 ? " …" : "")
    let width = text.count * 7 + 10
    return .element(
      "g", [.class("at")], box(left - 7, top - 9, width, 18),
      .element("text", [.number("x", left - 7 + width / 2), .number("y", top + 4)], .text(text)))
  }

  private func corner(_ index: Int) -> (left: Int, top: Int) {
    let centre = layout.centres[index]
    return (Int(centre.x - sizes[index].width / 2), Int(centre.y - 17))
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> HTMLNode {
    .element(
      "rect",
      [.number("x", x), .number("y", y), .number("width", width), .number("height", height), .number("rx", 7)])
  }
}
