import Diagnostics
import Program

/// The subscriptions that nobody keeps beyond the function that makes them: what `sink` answers is a local constant that
/// nothing uses, or goes into a local bag that nothing else has.
///
/// Such a subscription is cancelled where the function ends (developer.apple.com, `AnyCancellable`: "An AnyCancellable instance
/// automatically calls cancel() when deinitialized"): it does not listen for as long as others do.
struct ShortSubscriptions {
  /// The places of the closures that are given to such a `sink`.
  private(set) var closures: Set<SourceSpan> = []

  private var sinks: [SourceSpan: [SourceSpan]] = [:]
  private var locals: [String: [(statement: SourceSpan, value: Expression?)]] = [:]
  private var mentions: [String: Int] = [:]
  private var stores: [String: [(place: SourceSpan, sink: SourceSpan)]] = [:]
  /// Closures that run later, and keep what they name.
  private var later: Set<SourceSpan> = []

  init(in body: [Statement]) {
    var sinks: [SourceSpan: [SourceSpan]] = [:]
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, Self.name(of: callee) == "sink" else { return }
      sinks[expression.span] = arguments.map(\.value.span)
    }
    if sinks.isEmpty { return }
    self.sinks = sinks
    collect(in: body)
    for (name, declarations) in locals where declarations.count == 1 {
      let found = mentions[name] == nil ? unused(declarations[0].value) : bagged(name, declarations[0].statement)
      for sink in found { closures.formUnion(sinks[sink] ?? []) }
    }
  }

  private func unused(_ value: Expression?) -> [SourceSpan] {
    guard let value = value.map(Self.bare), sinks[value.span] != nil else { return [] }
    return [value.span]
  }

  private func bagged(_ name: String, _ declaration: SourceSpan) -> [SourceSpan] {
    guard let stores = stores[name], stores.count == mentions[name],
      stores.allSatisfy({ store in
        later.allSatisfy { $0.contains(store.place) == $0.contains(declaration) }
      })
    else { return [] }
    return stores.map(\.sink)
  }

  private mutating func collect(in body: [Statement]) {
    var found = self
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind else {
        return
      }
      found.locals[name, default: []].append((statement.span, variable.value))
    }
    var atOnce: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .name(let name): found.mentions[name, default: 0] += 1
      case .closure: if !atOnce.contains(expression.span) { found.later.insert(expression.span) }
      case .call(let callee, let arguments):
        if Self.waiting.contains(Self.name(of: callee) ?? "") { atOnce.formUnion(arguments.map(\.value.span)) }
        guard let (name, sink) = Self.store(callee, arguments), found.sinks[sink] != nil else { return }
        found.stores[name, default: []].append((expression.span, sink))
      default: break
      }
    }
    self = found
  }

  /// Functions that run their closure before they return.
  private static let waiting: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]

  /// `publisher.sink { … }.store(in: &bag)`: the bag's name and the place of the `sink`.
  private static func store(_ callee: Expression, _ arguments: [Argument]) -> (name: String, sink: SourceSpan)? {
    guard case .member(let subscription, "store") = bare(callee).kind, arguments.count == 1,
      arguments[0].label == "in"
    else { return nil }
    var bag = arguments[0].value
    if case .inout_(let target) = bag.kind { bag = target }
    guard case .name(let name) = bag.kind else { return nil }
    return (name, bare(subscription).span)
  }

  private static func name(of callee: Expression) -> String? {
    switch bare(callee).kind {
    case .member(_, let name), .name(let name): name
    default: nil
    }
  }

  private static func bare(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): bare(inner)
    default: expression
    }
  }
}
