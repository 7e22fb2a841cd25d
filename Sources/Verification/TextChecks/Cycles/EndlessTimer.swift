import Diagnostics
import Identifiers
import Program

/// Controllers, views and animators that a repeating timer, a display link, a block of the notification centre or their own web
/// view keeps for ever (TV902), seen in the text.
///
/// The run loop keeps the timer or link, that keeps its target or block, and only `deinit`, which never comes, or nobody would
/// end it. "The timer maintains a strong reference to target until it (the timer) is invalidated"
/// (developer.apple.com, `Timer`, `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`); "the newly constructed
/// display link retains the target" (`CADisplayLink(target:selector:)`); the centre "strongly holds the copied block until
/// you remove the observer registration" (`addObserver(forName:object:queue:using:)`); a web view keeps its content controller,
/// and that "retains its message handler" (stackoverflow.com/questions/26383031).
struct EndlessTimer: TextCheck, Sendable {
  static let rule = RuleID.TV902

  /// One for each class with such timers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { isOfTransition($0, index) }.compactMap { type in
      if !KeptSelf.code(of: type).contains(where: hasKeeper) { return nil }
      let family = index.entries.filter { $0.isSubject && isRelated($0, type, index) }
      let running = family.flatMap { KeptSelf.running(of: $0, without: onlyAtItsEnd(of: $0, index)) }
      let ofTaps = Set(family.flatMap(stopping))
      let search = EndlessTimer(
        type: type,
        isInvalidated: running.contains { CallFinder.calls("invalidate", in: $0) && !ofTaps.contains($0.first?.span) },
        isRemoved: running.contains { CallFinder.calls("removeObserver", in: $0) },
        isForgotten: running.contains { body in
          ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"].contains { CallFinder.calls($0, in: body) }
        })
      let causes = KeptSelf.code(of: type).flatMap(search.keepers)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  /// The places of the code that only a tap runs, and that does not leave the page: a button that stops a timer need not be
  /// tapped before the user goes.
  private static func stopping(_ type: TypeIndex.Entry) -> [SourceSpan?] {
    let fired = fired(by: type)
    let code = KeptSelf.running(of: type)
    return type.functions.filter { function in
      let body = function.body ?? []
      return LateRequests.isTapped(function) && !fired.contains(function.name)
        && !code.contains { CallFinder.calls(function.name, in: $0) }
        && !["dismiss", "popViewController"].contains { CallFinder.calls($0, in: body) }
    }.map { $0.body?.first?.span }
  }

  /// Where the names of the methods stand that `deinit` calls, and nothing else but what starts a timer again.
  private static func onlyAtItsEnd(of type: TypeIndex.Entry, _ index: TypeIndex) -> Set<SourceSpan> {
    let ends = type.functions.filter { if case .deinitializer = $0.kind { true } else { false } }.compactMap(\.body)
    let atEnd = type.functions.filter { function in ends.contains { CallFinder.calls(function.name, in: $0) } }
    if atEnd.isEmpty { return [] }
    let code = KeptSelf.running(of: type)
    let starting = type.functions.filter { CallFinder.calls("scheduledTimer", in: $0.body ?? []) }.map(\.name)
    let others = index.entries.filter { $0.isSubject && $0.id != type.id }.flatMap { KeptSelf.running(of: $0) }
    return Set(
      atEnd.filter { function in
        code.allSatisfy { body in
          !CallFinder.calls(function.name, in: body) || starting.contains { CallFinder.calls($0, in: body) }
        } && (HelperMethods.isPrivate(function) || !others.contains { CallFinder.calls(function.name, in: $0) })
      }.map(\.nameSpan))
  }

  /// The names of the methods that timers and display links of the type send.
  private static func fired(by type: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    for body in KeptSelf.code(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          ["scheduledTimer", "Timer", "CADisplayLink"].contains(CallFinder.baseName(of: callee))
        else { return }
        for case .selector(let name) in arguments.map(\.value.kind) { names.insert(String(name.prefix { $0 != "(" })) }
      }
    }
    return names
  }

  private static func hasKeeper(_ body: [Statement]) -> Bool {
    ["scheduledTimer", "CADisplayLink", "addObserver", "add"].contains { CallFinder.calls($0, in: body) }
  }

  private static func isRelated(_ other: TypeIndex.Entry, _ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    index.lineage(of: other).contains { $0.id == type.id } || index.lineage(of: type).contains { $0.id == other.id }
  }

  private static func isOfTransition(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    type.declaration.kind == .class
      && !index.ancestors(of: type).isDisjoint(with: [
        "UIViewController", "UIView", "UIPresentationController", "UIViewControllerAnimatedTransitioning",
        "UIViewControllerInteractiveTransitioning", "UIPercentDrivenInteractiveTransition",
      ])
  }

  let type: TypeIndex.Entry
  /// Whether some timer is ended while the object lives.
  let isInvalidated: Bool
  let isRemoved: Bool
  /// Whether the page takes back that it hears messages of a web page.
  let isForgotten: Bool

  private func keepers(in body: [Statement]) -> [RootCause] {
    var causes: [RootCause] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if !isInvalidated, isTimer(callee, arguments) || isLink(callee, arguments) {
        causes.append(Self.cause(expression.span, "the run loop"))
      }
      if !isRemoved, isObservation(callee, arguments) {
        causes.append(Self.cause(expression.span, "the notification centre"))
      }
      if !isForgotten, isMessageHandler(callee, arguments) {
        causes.append(Self.cause(expression.span, "the page's own web view"))
      }
    }
    return causes
  }

  private func isTimer(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(let base, "scheduledTimer") = callee.kind, CallFinder.baseName(of: base) == "Timer",
      case .bool(true)? = arguments.first(where: { $0.label == "repeats" })?.value.kind
    else { return false }
    return hasSelf(arguments, "block")
  }

  private func isLink(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    CallFinder.baseName(of: callee) == "CADisplayLink" && hasSelf(arguments, nil)
  }

  private func isObservation(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "addObserver", arguments.first?.label == "forName" else { return false }
    return hasSelf(arguments, "using")
  }

  /// `userContentController.add(self, name: "share")`, of a web view that the page shows itself.
  private func isMessageHandler(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "add", arguments.count == 2, arguments.last?.label == "name",
      case .selfReference? = arguments.first?.value.kind
    else { return false }
    return type.inherited.contains("WKScriptMessageHandler")
  }

  /// Whether the object itself is the target, or the block has it.
  private func hasSelf(_ arguments: [Argument], _ block: String?) -> Bool {
    arguments.contains { argument in
      if argument.label == "target", case .selfReference = argument.value.kind { return true }
      return (argument.isTrailing || argument.label == block) && isBlock(argument.value)
    }
  }

  private func isBlock(_ value: Expression) -> Bool {
    guard case .closure(let closure) = value.kind else { return false }
    return KeptSelf.isStrong(closure)
  }

  private static func cause(_ span: SourceSpan, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "\(keeper) keeps what has this object, and nothing but its end would stop that", span: span,
      alsoBreaks: [])
  }
}
