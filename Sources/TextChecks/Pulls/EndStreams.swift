import Diagnostics
import Program
import Subjects

/// Streams that tell who listens that a page has ended, made of the messages that the page gets: a property of an extension,
/// as RxCocoa's `sentMessage(_:)` and `methodInvoked(_:)` allow.
struct EndStreams {
  struct Source {
    /// Without its parameters: `viewWillDisappear`.
    let selector: String
    let span: SourceSpan
  }

  let sources: [Source]
  /// Whether the stream asks how the page goes.
  let asksWhy: Bool
  /// Whether it tells of dismissals alone, as its name says.
  let saysDismissal: Bool
  /// Whether it hears of a page that leaves its parent.
  let hearsOfMoves: Bool

  /// Those of a type whose names say that the page has gone.
  static func all(of type: TypeIndex.Entry) -> [EndStreams] {
    let properties = type.variables.compactMap { variable in variable.accessors?.getter.map { (variable.name, $0) } }
    let functions = type.functions.compactMap { function in function.body.map { (function.name, $0) } }
    let ends = (properties + functions).filter { isEnd($0.0) }
    return ends.map { EndStreams($0.1, named: $0.0) }.filter { !$0.sources.isEmpty }
  }

  private static func isEnd(_ name: String) -> Bool {
    let words = CamelCase.words(of: name)
    if !words.isDisjoint(with: ["will", "should", "not", "before"]) { return false }
    return !words.isDisjoint(with: ["dismissed", "closed", "popped"])
      || words.contains("did") && !words.isDisjoint(with: ["dismiss", "close", "pop"])
  }

  private init(_ body: [Statement], named name: String) {
    var sources: [Source] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        ["sentMessage", "methodInvoked"].contains(CallFinder.baseName(of: callee) ?? ""),
        case .selector(let name)? = arguments.first?.value.kind
      else { return }
      sources.append(Source(selector: String(name.prefix { $0 != "(" }), span: expression.span))
    }
    self.sources = sources
    let names = AppEvents.mentioned(in: body)
    asksWhy = !names.isDisjoint(with: ["isBeingDismissed", "isMovingFromParent", "isMovingFromParentViewController"])
    saysDismissal =
      names.contains("isBeingDismissed") && !CamelCase.words(of: name).isDisjoint(with: ["dismiss", "dismissed"])
    hearsOfMoves =
      names.contains { $0.hasPrefix("isMovingFromParent") }
      || sources.contains { ["didMove", "willMove", "removeFromParent"].contains($0.selector) }
  }
}
