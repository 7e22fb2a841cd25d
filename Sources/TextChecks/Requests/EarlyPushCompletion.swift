import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Functions of a library that begin an animated change of a navigation stack and call their completion in the same turn (TV701),
/// seen in the text.
///
/// UIKit has no completion for a push or a pop: the end is told by the transition coordinator, the delegate of the navigation
/// controller, or the transaction around it (developer.apple.com, `UIViewControllerTransitionCoordinator`). Whoever goes on in
/// the completion, as a navigator does that waits for each step, begins the next change during this one. What asks for one of
/// them is left out.
struct EarlyPushCompletion: TextCheck {
  static let rule = RuleID.TV701
  static let concernsProtocols = true

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    let givers = CompletionGivers(index)
    return types.compactMap { type in
      let spans = type.functions.compactMap { function -> SourceSpan? in
        guard let completion = completion(of: function, type, index), let place = early(in: function, completion),
          offered.isInLibrary(type), givers.areWaiting(for: completion, of: function, in: type, where: [:])
        else { return nil }
        return place
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [goingOn])
    }
  }

  private static func completion(
    of function: Function, _ type: TypeIndex.Entry, _ index: TypeIndex
  ) -> Parameter? {
    guard case .function = function.kind, !function.attributes.isOverride else { return nil }
    return function.parameters.last { CompletionWays.isNamedSo($0) && LostCompletion.isFunction($0, type, index) }
  }

  private static let ends: Set<String> = ["transitionCoordinator", "CATransaction", "setCompletionBlock"]

  /// The first call of the completion on a way on which the stack changes.
  private static func early(in function: Function, _ completion: Parameter) -> SourceSpan? {
    guard let body = function.body, AppEvents.mentioned(in: body).isDisjoint(with: ends) else { return nil }
    return EarlyCall(tells: { LocalNames.path(of: $0) == completion.name }, closes: changes).place(in: body)
  }

  private static let requests = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
  ]

  /// An animated change of the stack.
  private static func changes(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let name = CallFinder.baseName(of: callee), requests.contains(name),
      let animated = arguments.first(where: { $0.label == "animated" })
    else { return false }
    if case .bool(false) = animated.value.kind { return false }
    return true
  }

  private static let goingOn = Assumption(
    text: "the caller changes the stack again when it is told", confidence: .likely, location: nil, kind: .condition)

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the completion is called while the stack still changes: the next push or pop begins during this one",
      span: span, alsoBreaks: [.TV702])
  }
}
