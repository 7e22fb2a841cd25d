import Diagnostics
import Program
import Subjects

/// What of a cycle is told, and where.
extension OwnershipCycle {
  /// What a person would change: where a closure that has one of the objects is handed over, or else where one of them is.
  func ends(of edges: [KeepGraph.Edge]) -> [KeepGraph.Edge] {
    let written = edges.filter { !$0.isDeclared && !reader.graph.isClosure($0.keeper) }
    let handed = written.filter { reader.graph.isClosure($0.kept) }
    if !handed.isEmpty { return handed }
    let back = written.filter { isObject($0.kept) }
    return back.isEmpty ? written.suffix(1) : back
  }

  func told(_ ends: [KeepGraph.Edge], _ edges: [KeepGraph.Edge]) -> [KeepGraph.Edge] {
    if ends.contains(where: { reader.graph.isClosure($0.kept) }) {
      // Where a closure is only handed on, nothing is to be changed.
      let closures = ends.filter { reader.graph.isWrittenAsClosure($0.kept) }
      return Self.first(closures.isEmpty ? ends : closures, but: isObject)
    }
    if !ends.contains(where: { isObject($0.kept) }) { return ends }
    return ends.filter { !isTold($0) }.flatMap { around($0, edges) }
  }

  /// Whether another object's property refers back to the one that is read: that is declared `weak` where it is declared.
  func isTurned(_ edge: KeepGraph.Edge) -> Bool {
    edge.property != nil && !reader.graph.isClosure(edge.kept) && isObject(edge.kept) && !isObject(edge.keeper)
  }

  /// Who stands in a view or page may not keep it: that is told where the property is declared.
  private func around(_ edge: KeepGraph.Edge, _ edges: [KeepGraph.Edge]) -> [KeepGraph.Edge] {
    if edge.role != .placed { return [edge] }
    let declared = edges.filter { other in
      other.isDeclared && reader.graph.head(of: other.keeper) == reader.graph.head(of: edge.kept)
        && reader.graph.head(of: other.kept) == reader.graph.head(of: edge.keeper)
    }
    return declared.isEmpty ? [edge] : declared
  }

  /// What is assigned, and the first of what else one object is handed: the rest has the same cause. The object itself is
  /// handed many things.
  private static func first(
    _ edges: [KeepGraph.Edge], but isOwn: (KeepGraph.Node) -> Bool
  ) -> [KeepGraph.Edge] {
    var known: Set<KeepGraph.Node> = []
    return edges.filter { $0.role == .assigned || isOwn($0.keeper) || known.insert($0.keeper).inserted }
  }

  /// Whether it is what a property keeps that has the object, and that is told at the property.
  private func isTold(_ edge: KeepGraph.Edge) -> Bool {
    told.contains { name in
      reader.graph.property(name, of: reader.object).map(reader.graph.head) == reader.graph.head(of: edge.keeper)
    }
  }

  /// Where the code stands that sets the properties of which is told.
  static func code(of edges: [KeepGraph.Edge]) -> [SourceSpan: SourceSpan] {
    Dictionary(edges.map { ($0.property ?? $0.span, $0.span) }) { first, _ in first }
  }
}
