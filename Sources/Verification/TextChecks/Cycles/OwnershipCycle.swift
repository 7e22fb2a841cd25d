import Diagnostics
import Identifiers
import Program

/// Objects that keep each other, a controller or a view among them (TV902), seen in the text as a whole.
///
/// What one class's code makes, keeps and hands on is a graph (`KeepReader`); a cycle in it is never released, by however many
/// objects it goes: a coordinator keeps its page, the page its model, the model the coordinator. Alerts are no exception: an
/// action whose handler has the alert keeps it (qiita.com/sakamotoyuya/items/6914bfd4f885ce7a8733 shows it with a
/// program that is run).
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting
struct OwnershipCycle: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class whose code closes such cycles, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let cleared = KeptSelf.cleared(in: index.entries)
    let lasting = lasting(in: index)
    let storing = StoringFunctions(index: index, cleared: cleared, isOfClosures: false)
    return types.filter { $0.declaration.kind == .class && !lasting.contains($0.declaration.name) }.flatMap { type in
      OwnershipCycle(
        reader: KeepReader(type, index: index, cleared: cleared, storing: storing),
        told: OwnObjectCycle.properties(of: type, index, cleared: cleared)
      ).judgements()
    }
  }

  /// Whoever has the app's window lives as long as the app, and so does what the delegates of the app and its scenes keep.
  private static func lasting(in index: TypeIndex) -> Set<String> {
    let owners = index.entries.filter { $0.variables.contains { $0.className == "UIWindow" } }
    let delegates = index.entries.filter { entry in
      !Set(entry.inherited).isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"])
    }
    let kept = delegates.flatMap(\.variables).compactMap(\.className)
    return Set((owners + delegates).map(\.declaration.name) + kept)
  }

  let reader: KeepReader
  /// The names of the properties of which `OwnObjectCycle` tells.
  let told: Set<String>

  /// One for each cycle.
  private func judgements() -> [SignatureJudgement] {
    let graph = reader.graph
    return graph.cycles().compactMap { edges in
      guard let shown = edges.map(\.keeper).first(where: isShown) else { return nil }
      let isOwn = edges.contains { graph.head(of: $0.keeper) == graph.head(of: reader.object) }
      let places = closing(edges)
      // What the object itself keeps has as many causes as places; a cycle beside it has one.
      let causes = (isOwn ? places : Array(places.prefix(1))).map { cause($0, word(for: edges, isOwn)) }
      if causes.isEmpty { return nil }
      let isOfOwner = isOwn && KeptSelf.isShown(reader.type, reader.index)
      return SignatureJudgement(
        type: reader.type, causes: causes, held: isOfOwner ? nil : graph.className(of: shown))
    }
  }

  /// The places that a person would change: where a closure that has one of the objects is handed over, or else where one of
  /// them is.
  private func closing(_ edges: [KeepGraph.Edge]) -> [KeepGraph.Edge] {
    let written = edges.filter { !$0.isDeclared && !reader.graph.isClosure($0.keeper) }
    let handed = written.filter { reader.graph.isClosure($0.kept) }
    if !handed.isEmpty {
      return Self.first(handed) { reader.graph.head(of: $0) == reader.graph.head(of: reader.object) }
    }
    let back = written.filter { reader.graph.head(of: $0.kept) == reader.graph.head(of: reader.object) }
    return back.isEmpty ? written.suffix(1) : back.filter { !isTold($0) }
  }

  /// The first of what one object is handed: what else it is handed has the same cause. The object itself is handed many things.
  private static func first(
    _ edges: [KeepGraph.Edge], but isOwn: (KeepGraph.Node) -> Bool
  ) -> [KeepGraph.Edge] {
    var known: Set<KeepGraph.Node> = []
    return edges.filter { isOwn($0.keeper) || known.insert($0.keeper).inserted }
  }

  private func isShown(_ node: KeepGraph.Node) -> Bool {
    guard let name = reader.graph.className(of: node) else { return false }
    if ["UIAlertController", "UIViewController"].contains(name) { return true }
    return reader.entry(of: node).map { KeptSelf.isShown($0, reader.index) } ?? false
  }

  /// Whether it is what a property keeps that has the object, and that is told at the property.
  private func isTold(_ edge: KeepGraph.Edge) -> Bool {
    told.contains { name in
      reader.graph.property(name, of: reader.object).map(reader.graph.head) == reader.graph.head(of: edge.keeper)
    }
  }

  private func word(for edges: [KeepGraph.Edge], _ isOwn: Bool) -> String {
    if isOwn, KeptSelf.isShown(reader.type, reader.index) { return KeptSelf.word(for: reader.type, reader.index) }
    let shown = edges.map(\.keeper).filter(isShown)
    if shown.contains(where: { reader.graph.className(of: $0) == "UIAlertController" }) { return "the alert" }
    return shown.compactMap(reader.entry).first.map { KeptSelf.word(for: $0, reader.index) } ?? "the controller"
  }

  private func cause(_ edge: KeepGraph.Edge, _ word: String) -> RootCause {
    let kind = reader.graph.isClosure(edge.kept) ? "a closure" : "an object"
    return RootCause(
      rule: Self.rule, check: .dismissedIsHeld,
      message: "\(word) keeps \(kind) that keeps \(word): once shown it never goes", span: edge.span, alsoBreaks: [])
  }
}
