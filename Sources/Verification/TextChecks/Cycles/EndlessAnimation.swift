import Diagnostics
import Identifiers
import Program

/// Views and pages whose animation begins the next one in its completion, for ever (TV902), seen in the text.
///
/// The completion keeps the view, and each one is followed by another: closed meanwhile, the view does not go. Out of a window an
/// animation ends at once (developer.apple.com, `UIView.animate(withDuration:animations:completion:)`), and the next one begins
/// as soon. What asks for the window, or for how the animation has ended, is left out, and so is a weak `self`.
struct EndlessAnimation: TextCheck {
  static let rule = RuleID.TV902

  /// One for each class with such methods, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class && KeptSelf.isShown($0, index) }.compactMap { type in
      let search = EndlessAnimation(type: type, methods: OwnMethods(of: type, in: index))
      let spans = type.functions.compactMap(search.renewal)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let type: TypeIndex.Entry
  let methods: OwnMethods

  private static let ends: Set<String> = [
    "window", "superview", "isCancelled", "isStopped", "isAnimating", "layer", "finished", "isHidden",
    "removeFromSuperview",
  ]

  /// The animation of a function whose completion leads back to the function.
  private func renewal(_ function: Function) -> SourceSpan? {
    guard let body = function.body, Self.ends.isDisjoint(with: AppEvents.mentioned(in: body)) else { return nil }
    var found: SourceSpan?
    Walk.expressions(in: body) { expression in
      guard found == nil, case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee) == "animate", arguments.count > 1,
        case .closure(let completion)? = arguments.last?.value.kind, completion.parameters.count == 1,
        KeptSelf.isStrong(completion), leads(completion.body, to: function, depth: 1)
      else { return }
      found = expression.span
    }
    return found
  }

  /// Whether statements call the function on each way, or an own method that does so from the completion of an animation.
  private func leads(_ body: [Statement], to function: Function, depth: Int) -> Bool {
    body.contains { statement in
      guard case .expression(let value) = statement.kind, case .call(let callee, let arguments) = value.kind else {
        return false
      }
      if let method = methods.method(called: callee, arguments) {
        return method.nameSpan == function.nameSpan
          || depth > 0 && leads(method.body ?? [], to: function, depth: depth - 1)
      }
      guard CallFinder.baseName(of: callee) == "animate", arguments.count > 1,
        case .closure(let completion)? = arguments.last?.value.kind, KeptSelf.isStrong(completion)
      else { return false }
      return leads(completion.body, to: function, depth: depth)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "each completion keeps the view and begins the next animation: closed meanwhile, it does not go",
      span: span, alsoBreaks: [])
  }
}
