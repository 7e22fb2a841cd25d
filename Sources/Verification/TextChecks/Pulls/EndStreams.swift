import Diagnostics
import Program

/// Streams that tell who listens that a page has ended, made of the messages that the page gets: a property of an extension,
/// as RxCocoa's `sentMessage(_:)` and `methodInvoked(_:)` allow.
struct EndStreams {
  struct Source {
    /// Without its parameters: `viewWillDisappear`.
    let message: String
    let span: SourceSpan
  }

  let sources: [Source]
  /// Whether the stream asks how the page goes.
  let asksWhy: Bool
  /// Whether it hears of a page that leaves its parent.
  let hearsOfMoves: Bool

  /// Those of a type whose names say that the page has gone.
  static func all(of type: TypeIndex.Entry) -> [EndStreams] {
    let properties = type.variables.compactMap { variable in variable.accessors?.getter.map { (variable.name, $0) } }
    let functions = type.functions.compactMap { function in function.body.map { (function.name, $0) } }
    return (properties + functions).filter { isEnd($0.0) }.map { EndStreams($0.1) }.filter { !$0.sources.isEmpty }
  }

  private static func isEnd(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["dismissed", "diddismiss", "closed", "didclose", "popped", "didpop"].contains(where: lower.contains)
  }

  private init(_ body: [Statement]) {
    var sources: [Source] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        ["sentMessage", "methodInvoked"].contains(CallFinder.baseName(of: callee) ?? ""),
        case .selector(let name)? = arguments.first?.value.kind
      else { return }
      sources.append(Source(message: String(name.prefix { $0 != "(" }), span: expression.span))
    }
    self.sources = sources
    let names = AppEvents.mentioned(in: body)
    asksWhy = !names.isDisjoint(with: ["isBeingDismissed", "isMovingFromParent", "isMovingFromParentViewController"])
    hearsOfMoves =
      names.contains { $0.hasPrefix("isMovingFromParent") }
      || sources.contains { ["didMove", "willMove", "removeFromParent"].contains($0.message) }
  }
}
