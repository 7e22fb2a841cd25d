import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Functions that begin a dismissal and call their own completion in the same turn, where a caller presents in it (TV601), seen
/// in the text.
///
/// What is dismissed is still there then: its presenter refuses (PG-04, PG-06). The completion belongs to the dismissal.
struct EarlyCompletion: TextCheck {
  static let rule = RuleID.TV601

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    var early: [String: [(type: TypeIndex.Entry, function: Function, span: SourceSpan)]] = [:]
    for type in types {
      for function in type.functions {
        if let span = call(in: function, type, index) {
          early[function.name, default: []].append((type, function, span))
        }
      }
    }
    if early.isEmpty { return [] }
    var blamed: Set<SourceSpan> = []
    for user in types {
      for body in user.functions.compactMap(\.body) {
        let closures = Answers.named(in: body)
        Walk.expressions(in: body) { expression in
          guard case .call(let callee, let arguments) = expression.kind,
            let known = early[CallFinder.baseName(of: MethodUses.bare(callee)) ?? ""],
            let closure = arguments.last.flatMap({ self.closure($0.value, closures) })
          else { return }
          let labels = arguments.filter { !$0.isTrailing }.map(\.label)
          let meant = known.filter { OwnMethods.given(labels, $0.function.parameters) != nil }
          guard meant.count == 1, presents(closure, in: body, Turn(OwnMethods(of: user, in: index))) else { return }
          blamed.insert(meant[0].span)
        }
      }
    }
    return types.compactMap { type in
      let spans = early.values.joined().filter { $0.type.id == type.id && blamed.contains($0.span) }.map(\.span)
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.sorted { $0.start < $1.start }.map(cause))
    }
  }

  /// Where a function calls its completion on a way on which it dismisses with animation.
  private static func call(in function: Function, _ type: TypeIndex.Entry, _ index: TypeIndex) -> SourceSpan? {
    guard let body = function.body, let last = function.parameters.last, index.isFunction(last.type, in: type),
      CallFinder.calls("dismiss", labelled: "animated", in: body)
    else { return nil }
    let tells = { (callee: Expression) in LocalNames.path(of: callee) == last.name }
    let search = EarlyCall(tells: tells, closes: closes)
    var bodies = [body]
    Walk.expressions(in: body) { if case .closure(let closure) = $0.kind { bodies.append(closure.body) } }
    return bodies.lazy.compactMap { search.place(in: $0) }.first
  }

  private static func closure(_ value: Expression, _ named: [String: Closure]) -> Closure? {
    switch value.kind {
    case .closure(let closure): closure
    case .name(let name): named[name]
    default: nil
    }
  }

  private static func closes(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "dismiss",
      case .bool(true)? = arguments.first(where: { $0.label == "animated" })?.value.kind
    else { return false }
    return true
  }

  private static func presents(_ closure: Closure, in body: [Statement], _ turn: Turn) -> Bool {
    turn.ways(through: closure.body, knowing: LocalNames.aliases(in: body)).joined().contains { request in
      request.kind == .present && request.looks.isEmpty && !request.receiver.isEmpty
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the completion is called before what is dismissed has gone: what a caller presents in it is refused",
      span: span, alsoBreaks: [])
  }
}
