import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages of a library that begin their own dismissal and hand their result to the client's delegate in the same turn (TV601), seen
/// in the text.
///
/// The client goes on with the result: what it presents meets the page, which is still there or just goes, and is refused (PG-04,
/// PG-06). The completion of the dismissal is the place to tell. What clients do is not in the sources, so no run needs to be
/// seen. Methods that only say that the page goes, or that something was given up, are left out, and so are questions and the
/// delegates that the library's own pages are.
struct DelegateToldEarly: TextCheck {
  static let rule = RuleID.TV601

  /// One for each page with such calls, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    let adopted = types.filter { $0.declaration.kind != .protocol && offered.isInLibrary($0) }
      .reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
    return controllers(among: types, index).compactMap { type in
      let delegates = delegates(of: type, beside: adopted, offered, index)
      guard !delegates.isEmpty, offered.isInLibrary(type) else { return nil }
      let spans = early(in: type, delegates, OwnMethods(of: type, in: index))
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [goingOn])
    }
  }

  /// The properties in which the page finds an object of the client: it adopts a protocol that the library offers.
  ///
  /// - Parameter adopted: the protocols that types of the library adopt.
  private static func delegates(
    of type: TypeIndex.Entry, beside adopted: Set<String>, _ offered: OfferedTypes, _ index: TypeIndex
  ) -> Set<String> {
    let own = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).filter { variable in
      guard let name = variable.className, name.hasSuffix("Delegate"), !adopted.contains(name),
        let asked = index.entry(mentioned: name, in: type)
      else { return false }
      return asked.isSubject && asked.declaration.kind == .protocol && offered.contain(asked)
    }
    return Set(own.map(\.name))
  }

  private static func early(
    in type: TypeIndex.Entry, _ delegates: Set<String>, _ methods: OwnMethods
  ) -> [SourceSpan] {
    let search = EarlyCall(tells: { isOfDelegate($0, delegates) }, following: methods, closes: closes)
    // What looks at the presented page may close that one alone.
    let looking = type.functions.filter { AppEvents.mentioned(in: $0.body ?? []).contains("presentedViewController") }
    let names = Set(looking.map(\.name))
    var spans: [SourceSpan] = []
    for function in type.functions where isAsked(function) && !names.contains(function.name) {
      let body = function.body ?? []
      if !CallFinder.calledNames(in: body).isDisjoint(with: names) { continue }
      let told = search.calls(in: body).first { call in
        guard let place = type.functions.first(where: { $0.span.contains(call.span) }) else { return false }
        return handsResult(call, in: place) && !isToldLater(in: body, after: call, delegates)
      }
      if let told, !spans.contains(told.span) { spans.append(told.span) }
    }
    return spans
  }

  /// Whether the delegate is told once more when the page has gone: what is told first only gives notice.
  private static func isToldLater(in body: [Statement], after call: Expression, _ delegates: Set<String>) -> Bool {
    let direct = Set(DirectWork(body).expressions.map(\.span))
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, expression.span.start > call.span.start,
        !direct.contains(expression.span), isOfDelegate(callee, delegates)
      else { return }
      found = true
    }
    return found
  }

  /// `delegate?.picker(self, didPick: item)`
  private static func isOfDelegate(_ callee: Expression, _ delegates: Set<String>) -> Bool {
    guard case .member(let base, _) = MethodUses.bare(callee).kind, let path = LocalNames.path(of: base) else {
      return false
    }
    return delegates.contains(path)
  }

  /// A dismissal with animation that the page sends to itself, its presenter, or the container that it is in.
  private static func closes(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "dismiss",
      let animated = arguments.first(where: { $0.label == "animated" })
    else { return false }
    if case .bool(false) = animated.value.kind { return false }
    return OwnDismissal.isAsked(by: callee, arguments)
      || PresentationCall.receiver(of: callee) == "navigationController"
  }

  private static let ends: Set<String> = [
    "cancel", "cancels", "canceled", "cancelled", "cancellation", "fail", "fails", "failed", "failure", "error",
    "errors", "dismiss", "dismissed", "dismissing", "dismissal", "close", "closed", "closing", "hide", "hidden",
    "hiding", "disappear", "disappeared", "will", "should", "exit", "exited", "abort", "aborted",
  ]

  /// Whether something is told beside the page itself and the control that the user touched.
  private static func handsResult(_ call: Expression, in function: Function) -> Bool {
    guard case .call(let callee, let arguments) = call.kind, let name = CallFinder.baseName(of: callee) else {
      return false
    }
    if ([name] + arguments.compactMap(\.label)).contains(where: { !CamelCase.words(of: $0).isDisjoint(with: ends) }) {
      return false
    }
    return arguments.contains { argument in
      switch argument.value.kind {
      case .selfReference, .bool, .nil: false
      case .name("sender") where function.parameters.contains { $0.name == "sender" }: false
      default: argument.label != "controller" && argument.label != "viewController"
      }
    }
  }

  /// What UIKit calls comes at its own time.
  private static func isAsked(_ function: Function) -> Bool {
    guard case .function = function.kind else { return false }
    return !function.attributes.isOverride && !function.attributes.isStatic
  }

  private static let goingOn = Assumption(
    text: "a client presents something when it gets the result", confidence: .possible, location: nil,
    kind: .configuration)

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the delegate gets the result before the page has gone: what the client presents then is refused",
      span: span, alsoBreaks: [])
  }
}
