import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that stop when they disappear what only their set-up has started (TV505), seen in the text: work of an object of theirs,
/// or what somebody tells them.
///
/// `viewDidLoad` comes once; `viewWillAppear` comes again when a swipe back is let go, when a sheet that was pulled a little
/// snaps back, and when a full-screen page above has gone (APP-01, CAN-01, CAN-02); after `viewDidDisappear` only the last of
/// these brings the page back. What was stopped on the way out stays stopped, unless one of the appearance callbacks or anything
/// else in the class starts it again.
struct StoppedForGood: TextCheck {
  static let rule = RuleID.TV505
  static let isOfFunction = true

  /// One for each controller with such callbacks, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).flatMap { type in
      let methods = OwnMethods(of: type, in: index)
      var told: Set<String> = []
      return type.functions.compactMap { leaving -> SignatureJudgement? in
        guard let end = End(rawValue: leaving.fullName) else { return nil }
        let search = StoppedForGood(index: index, type: type, end: end, methods: methods)
        let spans = search.stops(in: leaving.body ?? [], depth: 1).filter { stop in
          search.isForGood(stop) && told.insert(stop.target).inserted
        }.map(\.span)
        if spans.isEmpty { return nil }
        return SignatureJudgement(
          type: type, causes: spans.map(search.cause), needs: end == .over ? [search.covered] : [])
      }
    }
  }

  /// The callbacks that come when the page disappears.
  private enum End: String {
    case begins = "viewWillDisappear(_:)"
    case over = "viewDidDisappear(_:)"
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  private let end: End
  let methods: OwnMethods

  /// A call that ends what goes on, and whose: the last name of `self.scanner`; "" for observers of `self`.
  struct Stop {
    let target: String
    /// Whether only a new object can go on.
    var isDestroyed = false
    /// Whether the page itself is taken out of those that the object tells something.
    var isOfListener = false
    let span: SourceSpan
  }

  /// They live as long as they run, by whatever reference the page has them.
  private static let keptByRunLoop: Set<String> = ["Timer", "CADisplayLink"]

  private static let verbs = [
    "stop", "close", "invalidate", "destroy", "tearDown", "disconnect", "unsubscribe", "unregister", "cancel",
  ]

  /// Those of a callback that come on each way, or where the page begins to leave for good: a swipe back that is let go says so,
  /// too.
  func stops(in body: [Statement], depth: Int) -> [Stop] {
    body.flatMap { statement -> [Stop] in
      switch statement.kind {
      case .if(let branch) where end == .begins && saysThatItLeaves(branch.conditions):
        return stops(in: branch.then, depth: depth)
      case .if(let branch) where asksForWhat(branch):
        return stops(in: branch.then, depth: depth)
      case .expression(let value):
        guard case .call(let callee, let arguments) = MethodUses.bare(value).kind else { return [] }
        if let stop = stop(callee, arguments, value.span) { return [stop] }
        guard depth > 0, let method = methods.method(called: callee, arguments), method.parameters.isEmpty else {
          return []
        }
        return stops(in: method.body ?? [], depth: depth - 1).map { inner in
          Stop(
            target: inner.target, isDestroyed: inner.isDestroyed, isOfListener: inner.isOfListener, span: value.span)
        }
      default: return []
      }
    }
  }

  private func stop(_ callee: Expression, _ arguments: [Argument], _ span: SourceSpan) -> Stop? {
    guard case .member(let base, let name) = MethodUses.bare(callee).kind, let path = LocalNames.path(of: base) else {
      return nil
    }
    if name == "removeObserver", path == "NotificationCenter.default",
      case .selfReference? = arguments.first?.value.kind
    {
      return Stop(target: "", span: span)
    }
    if name.hasPrefix("remove"), case .selfReference? = arguments.first?.value.kind, isOwn(path) {
      return Stop(target: path, isOfListener: true, span: span)
    }
    let isStop = Self.verbs.contains { name.hasPrefix($0) }
    return isStop && isOwn(path) ? Stop(target: path, isDestroyed: name.hasPrefix("destroy"), span: span) : nil
  }

  /// A stored property that is no shared object, nor one that others give.
  private func isOwn(_ path: String) -> Bool {
    type.variables.contains { variable in
      variable.name == path && variable.isStored && !variable.attributes.isStatic
        && (!variable.attributes.isWeak || Self.keptByRunLoop.contains(variable.className ?? ""))
    }
  }

  /// Only what covers the page in full, or another tab, makes it disappear and lets it come back: what is presented in the default
  /// style does not (F-02).
  private var covered: Assumption {
    let isSeen = type.functions.contains { function in
      let called = CallFinder.calledNames(in: function.body ?? [])
      return called.contains("pushViewController")
        || called.contains("present") && AppEvents.mentioned(in: function.body ?? []).contains("fullScreen")
    }
    return Assumption(
      text: "something covers the page in full, and goes away again", confidence: isSeen ? .likely : .possible,
      location: nil, kind: isSeen ? .configuration : .use)
  }

  private func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: Self.rule, check: .disappearingIsNotUndone,
      message: end == .begins
        ? "what is stopped here stays stopped when the page does not leave after all: nothing starts it where it comes back"
        : "what is stopped here stays stopped: nothing starts it where the page comes back",
      span: span, alsoBreaks: [])
  }
}
