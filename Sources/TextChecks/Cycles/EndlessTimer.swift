import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Controllers, views and animators that a repeating timer, a display link, a block of the notification centre, a URL session
/// or their own web view keeps for ever (TV902), seen in the text.
///
/// The run loop keeps the timer or link, that keeps its target or block, and only `deinit`, which never comes, or nobody would
/// end it. "The timer maintains a strong reference to target until it (the timer) is invalidated"
/// (developer.apple.com, `Timer`, `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`); "the newly constructed
/// display link retains the target" (`CADisplayLink(target:selector:)`); the centre "strongly holds the copied block until
/// you remove the observer registration" (`addObserver(forName:object:queue:using:)`), which `removeObserver(self)` does not
/// (informit.com/articles/article.aspx?p=2207347); "the session object keeps a strong reference to the delegate until your app
/// exits or explicitly invalidates the session" (`URLSession(configuration:delegate:delegateQueue:)`); a web view keeps its
/// content controller, and that "retains its message handler" (stackoverflow.com/questions/26383031).
struct EndlessTimer: TextCheck, Sendable {
  static let rule = RuleID.TV902
  static let concernsProtocols = true

  /// One for each class with such timers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let kept = types.filter { type in
      (type.declaration.kind == .protocol || isOfTransition(type, index))
        && KeptSelf.code(of: type).contains { hasKeeper($0, of: type) }
    }
    if kept.isEmpty { return [] }
    let family = Family(index)
    return kept.compactMap { type in
      if type.declaration.kind == .protocol, !family.adopters(of: type).contains(where: { isOfTransition($0, index) }) {
        return nil
      }
      let search = EndlessTimer(type: type, ends: Ends(of: type, family))
      let causes = KeptSelf.code(of: type).flatMap(search.keepers)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  private static func hasKeeper(_ body: [Statement], of type: TypeIndex.Entry) -> Bool {
    let names =
      ["scheduledTimer", "Timer", "CADisplayLink", "addObserver", "URLSession"] + (hearsPages(type) ? ["add"] : [])
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
  /// What is ended while the object lives.
  let ends: Ends

  private func keepers(in body: [Statement]) -> [RootCause] {
    let own = SelfClosures(type: type, body: body)
    let places = KeptSelf.properties(in: body)
    var causes: [RootCause] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        let keeper = keeper(
          MethodUses.bare(callee), arguments, own, at: expression.span, in: places[expression.span])
      else { return }
      causes.append(Self.cause(expression.span, keeper))
    }
    return causes
  }

  /// Who keeps the object from then on, if it is a call that has somebody keep it.
  private func keeper(
    _ callee: Expression, _ arguments: [Argument], _ own: SelfClosures, at span: SourceSpan, in property: String?
  ) -> String? {
    if !ends.endsTimer(of: property) {
      if isTimer(callee, arguments, own, at: span) { return "the run loop" }
      if CallFinder.baseName(of: callee) == "CADisplayLink", Self.isTarget(arguments) { return "the run loop" }
    }
    if !ends.observations, isObservation(callee, arguments, own) { return "the notification centre" }
    if !ends.sessions, Self.isSession(callee, arguments) { return "the URL session" }
    if !ends.messages, isMessageHandler(callee, arguments) { return "the page's own web view" }
    return nil
  }

  /// `Timer.scheduledTimer(…)`, and `Timer(…)`, which somebody adds to a run loop.
  private func isTimer(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures, at span: SourceSpan) -> Bool
  {
    guard Self.isTimer(callee), Self.isTarget(arguments) || Self.has(arguments, "block", own),
      case .bool(let repeats)? = arguments.first(where: { $0.label == "repeats" })?.value.kind
    else { return false }
    return repeats || Renewal(of: type).isEndless(arguments, at: span)
  }

  static func isTimer(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name("Timer"): true
    case .member(let base, let name):
      ["scheduledTimer", "init"].contains(name) && CallFinder.baseName(of: base) == "Timer"
    default: false
    }
  }

  private func isObservation(_ callee: Expression, _ arguments: [Argument], _ own: SelfClosures) -> Bool {
    guard CallFinder.baseName(of: callee) == "addObserver", arguments.first?.label == "forName" else { return false }
    return Self.has(arguments, "using", own)
  }

  /// `URLSession(configuration: .default, delegate: self, delegateQueue: nil)`
  private static func isSession(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "URLSession" else { return false }
    return arguments.contains { argument in
      if argument.label == "delegate", case .selfReference = argument.value.kind { return true }
      return false
    }
  }

  /// `userContentController.add(self, name: "share")`, of a web view that the page shows itself.
  private func isMessageHandler(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "add", arguments.count == 2, arguments.last?.label == "name",
      case .selfReference? = arguments.first?.value.kind
    else { return false }
    return Self.hearsPages(type)
  }

  /// Whether the object itself is the target.
  private static func isTarget(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      if argument.label == "target", case .selfReference = argument.value.kind { return true }
      return false
    }
  }

  /// Whether the block of that label, or the one behind the call, has the object.
  private static func has(_ arguments: [Argument], _ block: String, _ own: SelfClosures) -> Bool {
    arguments.contains { ($0.isTrailing || $0.label == block) && own.has($0.value) }
  }

  private static func cause(_ span: SourceSpan, _ keeper: String) -> RootCause {
    RootCause(
      rule: rule, check: .timerIsEndless,
      message: "\(keeper) keeps what has this object, and nothing but its end would stop that", span: span,
      alsoBreaks: [])
  }
}
