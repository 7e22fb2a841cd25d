import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

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
    let cleared = ClearedProperties(index)
    let beside = AssociatedStores(index)
    let lasting = lasting(in: index)
    let storing = StoringFunctions(index: index, cleared: cleared)
    let makers = types.filter { isMaker($0) && !lasting.contains($0.declaration.name) } + extensions(in: index)
    return Self.once(
      makers.flatMap { type in
        OwnershipCycle(
          reader: KeepReader(type, index: index, cleared: cleared, storing: storing, beside: beside),
          told: OwnObjectCycle.properties(of: type, index, cleared: cleared)
        ).judgements()
      })
  }

  /// A property that many pages set closes many cycles, and is told once.
  private static func once(_ judgements: [SignatureJudgement]) -> [SignatureJudgement] {
    var known: Set<SourceSpan> = []
    return judgements.compactMap { judgement in
      var copy = judgement
      copy.causes.removeAll { !known.insert($0.span).inserted }
      return copy.causes.isEmpty ? nil : copy
    }
  }

  let reader: KeepReader
  /// The names of the properties of which `OwnObjectCycle` tells.
  let told: Set<String>

  /// One for each cycle. Where all that one is told of is changed, others may remain.
  private func judgements() -> [SignatureJudgement] {
    let graph = reader.graph
    var found: [SignatureJudgement] = []
    var pending = graph.cycles(among: graph.edges)[...]
    while let edges = pending.popFirst() {
      let ends = ends(of: edges)
      if ends.isEmpty { continue }
      if let judgement = judgement(of: edges, ends) { found.append(judgement) }
      let pair = { (edge: KeepGraph.Edge) in [graph.head(of: edge.keeper), graph.head(of: edge.kept)] }
      let changed = Set(ends.map(pair))
      pending += graph.cycles(among: edges.filter { !changed.contains(pair($0)) })
    }
    return found
  }

  private func judgement(of edges: [KeepGraph.Edge], _ ends: [KeepGraph.Edge]) -> SignatureJudgement? {
    let isOwn = edges.contains { isObject($0.keeper) }
    guard !isOwn || reader.type.declaration.kind == .class, let shown = shown(in: edges) else { return nil }
    let places = told(ends, edges)
    // What the object itself keeps has as many causes as places; a cycle beside it has one, but for what is assigned.
    let isBeside = !edges.contains { isShown($0.keeper) }
    let word = isBeside ? word(for: shown) : word(for: edges, isOwn)
    let blamed = isOwn ? places : Array(places.prefix(1)) + places.dropFirst().filter { $0.role == .assigned }
    if blamed.isEmpty { return nil }
    let isOfOwner = isOwn && KeptSelf.isShown(reader.type, reader.index)
    return SignatureJudgement(
      type: reader.type, causes: blamed.map { cause($0, word, isBeside) },
      held: isOfOwner ? nil : reader.graph.className(of: shown), code: Self.code(of: blamed.filter(isTurned)))
  }

  /// Whether it is the object whose class is read.
  func isObject(_ node: KeepGraph.Node) -> Bool {
    reader.graph.head(of: node) == reader.graph.head(of: reader.object)
  }

  /// What never goes: one of the objects, or beside a page or view what one of them keeps.
  private func shown(in edges: [KeepGraph.Edge]) -> KeepGraph.Node? {
    if let shown = edges.map(\.keeper).first(where: isShown) { return shown }
    guard KeptSelf.isShown(reader.type, reader.index) else { return nil }
    return reader.graph.kept(by: edges.map(\.keeper)).first(where: isShown)
  }

  private func isShown(_ node: KeepGraph.Node) -> Bool {
    guard let name = reader.graph.className(of: node) else { return false }
    if Self.isOfUIKit(name) { return true }
    let holders = reader.holders(of: node)
    if !holders.isEmpty { return holders.allSatisfy { KeptSelf.isShown($0.entry, reader.index) } }
    return reader.entry(of: node).map { KeptSelf.isShown($0, reader.index) } ?? false
  }

  private static func isOfUIKit(_ name: String) -> Bool {
    name == "UIAlertController" || name == "UIHostingController" || name == "UINavigationController"
      || name.hasPrefix("UI") && name.hasSuffix("ViewController")
  }

  private func word(for edges: [KeepGraph.Edge], _ isOwn: Bool) -> String {
    if isOwn, KeptSelf.isShown(reader.type, reader.index) { return KeptSelf.word(for: reader.type, reader.index) }
    let shown = edges.map(\.keeper).filter(isShown)
    if shown.contains(where: { reader.graph.className(of: $0) == "UIAlertController" }) { return "the alert" }
    return shown.first.map(word) ?? "the controller"
  }

  private func word(for shown: KeepGraph.Node) -> String {
    reader.entry(of: shown).map { KeptSelf.word(for: $0, reader.index) } ?? "the controller"
  }

  private func cause(_ edge: KeepGraph.Edge, _ word: String, _ isBeside: Bool) -> RootCause {
    let kind = reader.graph.isClosure(edge.kept) ? "a closure" : "an object"
    let cycle = isBeside ? "\(kind) keeps who keeps it and \(word)" : "\(word) keeps \(kind) that keeps \(word)"
    let isTurned = isTurned(edge)
    return RootCause(
      rule: Self.rule, check: .partKeepsItself,
      message: isTurned ? OwnObjectCycle.message(word) : "\(cycle): once shown it never goes",
      span: isTurned ? edge.property ?? edge.span : edge.span, alsoBreaks: [])
  }
}
