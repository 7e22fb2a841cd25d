import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Actions of drags that dismiss for each change of the gesture (TV604), seen in the text.
///
/// UIKit calls the action of a continuous recogniser for each change (developer.apple.com, `UIGestureRecognizer.State.changed`).
/// The requests after the first meet the dismissal that runs, or go on to who presents the page below (DG-05, DG-06). What
/// takes note of it, looks whether the page is going, or switches the gesture off is left out.
struct GestureDismissal: TextCheck {
  static let rule = RuleID.TV604

  /// One for each class with such actions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let handlers = type.functions.filter { recogniser(of: $0) != nil }
      if handlers.isEmpty { return nil }
      let search = GestureDismissal(methods: OwnMethods(of: type, in: index))
      let turn = Turn(search.methods)
      var spans: [SourceSpan] = []
      for handler in handlers {
        let aliases = LocalNames.aliases(in: handler.body ?? [])
        for branch in search.changes(of: handler) {
          let requests = turn.ways(through: branch, knowing: aliases).joined()
          for request in requests where request.kind == .dismiss && request.looks.isEmpty {
            let place = request.place(in: type)
            if !spans.contains(place) { spans.append(place) }
          }
        }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let methods: OwnMethods

  /// The name of the recogniser that a function is an action of.
  private static func recogniser(of function: Function) -> String? {
    guard function.parameters.count == 1, let first = function.parameters.first,
      case .named(let name, _)? = first.type?.unwrapped, ContinuousGesture.recognisers.contains(name)
    else { return nil }
    return first.name
  }

  /// The code for changes alone, where nothing takes note: neither the handler, nor the methods that the code calls.
  private func changes(of function: Function) -> [[Statement]] {
    guard let gesture = Self.recogniser(of: function), let body = function.body else { return [] }
    let found = GestureStates.branches(of: gesture, in: body)?["changed"]?.bodies ?? []
    return found.filter { branch in
      let code = followed(branch, depth: 2)
      let names = AppEvents.mentioned(in: body + code)
      return names.isDisjoint(with: Self.telling) && !names.contains { $0.lowercased().contains("interact") }
        && !DirectWork(branch).expressions.contains(where: Self.isNote)
        && !DirectWork(code).expressions.contains(where: Self.endsGesture)
        && !ContinuousGesture.remembers(body + code, in: code)
    }
  }

  /// Statements, and those of the own methods that they call.
  private func followed(_ body: [Statement], depth: Int) -> [Statement] {
    if depth == 0 { return body }
    let called = DirectWork(body).expressions.compactMap { expression -> Function? in
      guard case .call(let callee, let arguments) = expression.kind else { return nil }
      return methods.method(called: callee, arguments, isLoose: true)
    }
    return body + called.flatMap { followed($0.body ?? [], depth: depth - 1) }
  }

  /// `gesture.state = .ended`
  private static func endsGesture(_ expression: Expression) -> Bool {
    guard case .assign(let target, _) = expression.kind, let path = LocalNames.path(of: target) else { return false }
    return path.hasSuffix(".state")
  }

  private static let telling: Set<String> = [
    "isBeingDismissed", "presentedViewController", "isEnabled", "removeGestureRecognizer", "transitionCoordinator",
  ]

  /// Whether something is set to a constant, such as a flag.
  private static func isNote(_ expression: Expression) -> Bool {
    guard case .assign(_, let value) = expression.kind else { return false }
    switch value.kind {
    case .bool, .nil: return true
    default: return false
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "a drag dismisses for each of its changes: all requests but the first meet the dismissal that runs",
      span: span, alsoBreaks: [])
  }
}
