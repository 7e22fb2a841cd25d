import Foundation
import RunReport
import Testing

@testable import Reporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DiagramReporterTests {
  private static let diagram = StateDiagram(
    name: "sample", title: "Sample <1>", summary: "Two & more.", states: ["idle", "busy: \"now\"", "over"],
    arrows: [
      StateDiagram.Arrow(source: 0, target: 1, events: ["the user taps", "the app asks"], rules: ["PG-04"]),
      StateDiagram.Arrow(source: 1, target: 0, events: ["a & b"], rules: []),
      StateDiagram.Arrow(source: 1, target: 2, events: ["it ends"], rules: ["F-01", "PRES-02"]),
      StateDiagram.Arrow(source: 0, target: 2, events: ["an event with a very long name that needs lines"], rules: []),
    ])

  @Test func mermaidNamesStatesAndRules() {
    let text = MermaidStateDiagram.render(Self.diagram)
    #expect(text.hasPrefix("stateDiagram-v2\n"))
    #expect(text.contains("  [*] --> s0\n"))
    #expect(text.contains("  s0 --> s1: the user taps<br/>the app asks<br/>(PG-04)\n"))
    #expect(text.contains("state \"busy#58; 'now'\" as s1"))
  }

  @Test func graphvizHasTooltips() {
    let text = DOTDiagram.render(Self.diagram)
    #expect(text.contains("s1 [label=\"busy: \\\"now\\\"\"]"))
    #expect(text.contains("s1 -> s2 [label=\"it ends\", tooltip=\"F-01, PRES-02\""))
  }

  @Test func thePictureIsWellFormed() {
    let parser = XMLParser(data: Data(SVGDiagram.render(Self.diagram).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func nothingOverlaps() {
    for seed in 0..<60 {
      let layout = LayeredLayout(Self.graph(seed: seed))
      for layer in layout.graph.layers {
        for (left, right) in zip(layer, layer.dropFirst()) {
          let gap = layout.centres[right].x - layout.centres[left].x
          let needed = (layout.graph.nodes[left].width + layout.graph.nodes[right].width) / 2
          #expect(gap >= needed + 1, "seed \(seed): \(left) and \(right)")
        }
      }
      let tops = layout.graph.layers.map { layer in layer.map { layout.centres[$0].y }.min() ?? 0 }
      #expect(tops == tops.sorted())
    }
  }

  @Test func everyArrowLeadsFromItsSourceToItsTarget() {
    for seed in 0..<60 {
      let graph = Self.graph(seed: seed)
      for (chain, edge) in zip(graph.chains, Self.edges(seed: seed)) {
        #expect(chain.nodes.first == edge.source && chain.nodes.last == edge.target)
        #expect(chain.nodes.contains(chain.label))
      }
    }
  }

  /// A graph of up to 9 nodes, the same for the same seed.
  private static func graph(seed: Int) -> LayeredGraph {
    let sizes = (0..<(3 + seed % 7)).map { LayeredGraph.Size(width: 60 + Double($0 * 17 % 90), height: 34) }
    return LayeredGraph(sizes, edges: edges(seed: seed))
  }

  private static func edges(seed: Int) -> [LayeredGraph.Edge] {
    let count = 3 + seed % 7
    var number = UInt64(seed) &* 2_654_435_761 &+ 12345
    return (0..<(count * 2)).compactMap { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (source, target) = (Int(number >> 33) % count, Int(number >> 43) % count)
      if source == target { return nil }
      return LayeredGraph.Edge(
        source: source, target: target, label: LayeredGraph.Size(width: 50 + Double(number >> 60) * 9, height: 22))
    }
  }
}
