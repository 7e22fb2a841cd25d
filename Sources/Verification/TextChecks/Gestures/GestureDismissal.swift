import Diagnostics
import Identifiers
import Program

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
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for handler in handlers {
        let aliases = LocalNames.aliases(in: handler.body ?? [])
        for branch in changes(of: handler) {
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

  private static let recognisers: Set<String> = [
    "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
  ]

  /// The name of the recogniser that a function is an action of.
  private static func recogniser(of function: Function) -> String? {
    guard function.parameters.count == 1, let first = function.parameters.first,
      case .named(let name, _)? = first.type?.unwrapped, recognisers.contains(name)
    else { return nil }
    return first.name
  }

  /// The code for changes alone, where nothing of the handler takes note.
  private static func changes(of function: Function) -> [[Statement]] {
    guard let gesture = recogniser(of: function), let body = function.body else { return [] }
    let names = AppEvents.mentioned(in: body)
    if !names.isDisjoint(with: telling) || names.contains(where: { $0.lowercased().contains("interact") }) { return [] }
    let found = GestureStates.branches(of: gesture, in: body)?["changed"]?.bodies ?? []
    return found.filter { !DirectWork($0).expressions.contains(where: isNote) }
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
