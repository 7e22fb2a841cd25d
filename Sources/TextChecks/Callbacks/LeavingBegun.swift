import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that clean up in `willMove(toParent: nil)` (TV505), seen in the text.
///
/// It comes when a pop begins, a swipe back among them; only `didMove(toParent: nil)` says that the page has gone (NAV-03). Where the
/// user lets go, the page stays, without what was taken from it. What is done again when the page comes back is left out, and so is
/// what is about looks.
struct LeavingBegun: TextCheck {
  static let rule = RuleID.TV505
  static let isOfFunction = true

  private static let callback = "willMove(toParent:)"

  /// One for each controller with such cleanup, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      let search = LeavingBegun(type: type, methods: OwnMethods(of: type, in: index))
      let spans = type.functions.filter { $0.fullName == callback }.flatMap(search.cleanup)
      return spans.isEmpty
        ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [search.pushed])
    }
  }

  let type: TypeIndex.Entry
  let methods: OwnMethods

  /// The first of what the callback takes away where the page has no parent any more.
  private func cleanup(in function: Function) -> [SourceSpan] {
    guard let body = function.body, let parent = function.parameters.first?.name,
      !AppEvents.mentioned(in: body).contains("transitionCoordinator")
    else { return [] }
    let leaving = Self.leaving(body, parent)
    let names = names(where: ["viewWillAppear", "viewDidAppear", "viewIsAppearing", "didMove"])
    return Array(
      leaving.compactMap { statement -> SourceSpan? in
        guard case .expression(let value) = statement.kind, let taken = taken(by: value), !names.contains(taken.name),
          taken.isStopped || isNeeded(taken.name)
        else { return nil }
        return value.span
      }.prefix(1))
  }

  /// The statements for which the parent is nil: `if parent == nil { }`, and what follows `guard parent == nil`.
  private static func leaving(_ body: [Statement], _ parent: String) -> [Statement] {
    for (number, statement) in body.enumerated() {
      switch statement.kind {
      case .if(let branch) where isNil(branch.conditions, parent): return branch.then
      case .guard(let conditions, _) where isNil(conditions, parent): return Array(body[(number + 1)...])
      default: continue
      }
    }
    return []
  }

  private static func isNil(_ conditions: [Condition], _ parent: String) -> Bool {
    guard conditions.count == 1, case .expression(let value) = conditions[0],
      case .binary("==", let left, let right) = value.kind
    else { return false }
    return LocalNames.path(of: left) == parent && right.isNil || LocalNames.path(of: right) == parent && left.isNil
  }

  /// What a statement takes away, by the name that makes up for it: a property that becomes nil, or the object of a call, which
  /// stops its work.
  private func taken(by value: Expression) -> (name: String, isStopped: Bool)? {
    switch MethodUses.bare(value).kind {
    case .assign(let target, let value):
      guard value.isNil, MethodUses.isOfSelf(target) else { return nil }
      return CallFinder.baseName(of: target).map { ($0, false) }
    case .call(let callee, _):
      guard let path = LocalNames.path(of: callee), let name = path.split(separator: ".").last.map(String.init),
        !path.hasPrefix("super"), Self.isCleanup(name)
      else { return nil }
      // What a method removes its name says: `removeCoordinator()` takes away what `coordinator` is.
      return path == name ? (Self.object(of: name), false) : path.split(separator: ".").first.map { (String($0), true) }
    default: return nil
    }
  }

  /// Whether other code of the page asks for what is taken away.
  private func isNeeded(_ name: String) -> Bool {
    type.functions.contains { function in
      let isCleanup = function.fullName == Self.callback || Self.isCleanup(function.name)
      guard !isCleanup, case .function = function.kind else { return false }
      var found = false
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .member(let base, _) = expression.kind, LocalNames.path(of: base) == name else { return }
        found = true
      }
      return found
    }
  }

  private static let verbs = [
    "remove", "stop", "invalidate", "destroy", "tearDown", "teardown", "cancel", "unsubscribe", "unregister", "clean",
    "clear", "release", "dispose", "reset", "disconnect",
  ]

  private static func isCleanup(_ name: String) -> Bool {
    verbs.contains { name.hasPrefix($0) } && name != "removeFromParent" && name != "removeFromSuperview"
  }

  private static func object(of name: String) -> String {
    let verb = verbs.first { name.hasPrefix($0) } ?? ""
    let rest = name.dropFirst(verb.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// What methods mention that run when the page comes back.
  private func names(where callbacks: Set<String>) -> Set<String> {
    let running = type.functions.filter { callbacks.contains($0.name) }
    let called = running.flatMap { CallFinder.calledNames(in: $0.body ?? []) }
    let inner = type.functions.filter { called.contains($0.name) }
    return (running + inner).reduce(into: []) { $0.formUnion(AppEvents.mentioned(in: $1.body ?? [])) }
  }

  /// A child of a container of the app's own goes at once.
  private var pushed: Assumption {
    let isSeen = type.functions.contains { AppEvents.mentioned(in: $0.body ?? []).contains("navigationController") }
    return Assumption(
      text: "the page is pushed, and the user may swipe it back", confidence: isSeen ? .likely : .possible,
      location: nil,
      kind: isSeen ? .configuration : .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .disappearingIsNotUndone,
      message: "this comes when a swipe back begins: let go, the page stays, without what is taken from it here",
      span: span,
      alsoBreaks: [])
  }
}
