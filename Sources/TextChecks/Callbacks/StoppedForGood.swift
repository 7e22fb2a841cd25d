import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that stop in `viewWillDisappear` what only their set-up has started (TV505), seen in the text: work of an object of
/// theirs, or what somebody tells them.
///
/// `viewDidLoad` comes once; `viewWillAppear` comes again when a swipe back is let go, when a sheet that was pulled a little
/// snaps back, and when a full-screen page above has gone (APP-01, CAN-01, CAN-02). What was stopped on the way out stays
/// stopped, unless one of the appearance callbacks or anything else in the class starts it again.
struct StoppedForGood: TextCheck {
  static let rule = RuleID.TV505
  static let isOfFunction = true

  /// One for each controller with such callbacks, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      guard let leaving = type.functions.first(where: { $0.fullName == "viewWillDisappear(_:)" }) else { return nil }
      let search = StoppedForGood(type: type, methods: OwnMethods(of: type, in: index))
      var told: Set<String> = []
      let spans = search.stops(in: leaving.body ?? [], depth: 1).filter { stop in
        search.isForGood(stop) && told.insert(stop.target).inserted
      }.map(\.span)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private let type: TypeIndex.Entry
  private let methods: OwnMethods

  /// A call that ends what goes on, and whose: the last name of `self.scanner`; "" for observers of `self`.
  struct Stop {
    let target: String
    /// Whether only a new object can go on.
    var isDestroyed = false
    /// Whether the page itself is taken out of those that the object tells something.
    var isOfListener = false
    let span: SourceSpan
  }

  private static let verbs = [
    "stop", "close", "invalidate", "destroy", "tearDown", "disconnect", "unsubscribe", "unregister", "cancel",
  ]

  /// Those of a callback that come on each way, or where the page leaves for good: a swipe back that is let go says so, too.
  private func stops(in body: [Statement], depth: Int) -> [Stop] {
    body.flatMap { statement -> [Stop] in
      switch statement.kind {
      case .if(let branch) where saysThatItLeaves(branch.conditions): return stops(in: branch.then, depth: depth)
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

  private func saysThatItLeaves(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      guard case .expression(let value) = condition else { return false }
      return ["isMovingFromParent", "isBeingDismissed"].contains(LocalNames.path(of: value) ?? "")
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
    type.variables.contains { $0.name == path && $0.isStored && !$0.attributes.isStatic && !$0.attributes.isWeak }
  }

  /// Whether set-up starts it, or who makes the page, and nothing else in the class does, or so much as names it where the page
  /// comes back. Where nothing is seen to start it, whatever names it may do so.
  private func isForGood(_ stop: Stop) -> Bool {
    let setUp = code(from: ["viewDidLoad", "loadView", "awakeFromNib", "init"])
    let starting = type.functions.filter { starts(stop, in: $0.body ?? []) }
    if starting.isEmpty
      ? stop.isOfListener || !isGiven(stop) || isNamedElsewhere(stop, setUp)
      : !starting.allSatisfy({ setUp.contains($0.nameSpan) })
    {
      return false
    }
    let back = code(from: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews"])
    return !type.functions.contains { back.contains($0.nameSpan) && names(stop, in: $0.body ?? []) }
  }

  /// Whether code names it that neither sets up nor runs on the way out.
  private func isNamedElsewhere(_ stop: Stop, _ setUp: Set<SourceSpan>) -> Bool {
    let known = setUp.union(code(from: ["viewWillDisappear", "viewDidDisappear", "deinit"]))
    return type.functions.contains { !known.contains($0.nameSpan) && names(stop, in: $0.body ?? []) }
      || type.variables.contains { $0.name != stop.target && names(stop, in: HelperMethods.code(of: $0)) }
  }

  /// Whether others set the property.
  private func isGiven(_ stop: Stop) -> Bool {
    type.variables.contains { variable in
      variable.name == stop.target && variable.isMutable && variable.value == nil
        && !HelperMethods.isPrivate(variable.attributes)
    }
  }

  private func names(_ stop: Stop, in body: [Statement]) -> Bool {
    stop.target.isEmpty
      ? CallFinder.calls("addObserver", in: body) : AppEvents.mentioned(in: body).contains(stop.target)
  }

  /// Where the names of the functions stand that callbacks lead to, themselves among them.
  private func code(from roots: Set<String>) -> Set<SourceSpan> {
    var open = type.functions.filter { function in
      if case .initializer = function.kind { return roots.contains("init") }
      return roots.contains(function.name)
    }
    var found: Set<SourceSpan> = []
    while let next = open.popLast() {
      guard found.insert(next.nameSpan).inserted else { continue }
      Walk.expressions(in: next.body ?? []) { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          let method = methods.method(called: callee, arguments)
        else { return }
        open.append(method)
      }
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .disappearingIsNotUndone,
      message:
        "what is stopped here stays stopped when the page does not leave after all: nothing starts it where it comes back",
      span: span, alsoBreaks: [])
  }
}
