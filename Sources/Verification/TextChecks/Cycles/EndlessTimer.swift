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
    let kept = types.filter { type in
      isOfTransition(type, index) && KeptSelf.code(of: type).contains { hasKeeper($0, of: type) }
    }
    if kept.isEmpty { return [] }
    let family = Family(index)
    return kept.compactMap { type in
      let related = family.members(of: type)
      let running = related.flatMap { KeptSelf.running(of: $0, without: family.onlyAtItsEnd(of: $0)) }
      let ofTaps = Set(related.flatMap(Family.stopping))
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

  private static func hasKeeper(_ body: [Statement], of type: TypeIndex.Entry) -> Bool {
    let names = ["scheduledTimer", "CADisplayLink", "addObserver"] + (hearsPages(type) ? ["add"] : [])
    return names.contains { CallFinder.calls($0, in: body) }
  }

  /// Whether it may be told by a web page (developer.apple.com, `WKScriptMessageHandler`).
  private static func hearsPages(_ type: TypeIndex.Entry) -> Bool { type.inherited.contains("WKScriptMessageHandler") }

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
    return Self.hearsPages(type)
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
