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
        guard let completion = completion(of: function, type, index),
          let place = early(in: function, of: type, completion, index),
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
  private static func early(
    in function: Function, of type: TypeIndex.Entry, _ completion: Parameter, _ index: TypeIndex
  ) -> SourceSpan? {
    guard let body = function.body, AppEvents.mentioned(in: body).isDisjoint(with: ends) else { return nil }
    let classes = ValueClasses(index: index, type: type, parameters: function.parameters, body: body)
    return EarlyCall(
      tells: { LocalNames.path(of: $0) == completion.name },
      closes: { callee, arguments in
        changes(callee, arguments) { asked in
          let owner = asked.map { classes.entry(of: $0) } ?? type
          return owner.map { index.ancestors(of: $0).contains("UINavigationController") } ?? false
        }
      }
    ).place(in: body)
  }

  private static let requests = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
  ]

  /// An animated change of the stack. Pages of tabs and of page controllers are set in the same words.
  ///
  /// - Parameter isStack: whether what is asked is one; nil is the object itself.
  private static func changes(
    _ callee: Expression, _ arguments: [Argument], isStack: (Expression?) -> Bool
  ) -> Bool {
    guard let name = CallFinder.baseName(of: callee), requests.contains(name),
      let animated = arguments.first(where: { $0.label == "animated" })
    else { return false }
    if case .bool(false) = animated.value.kind { return false }
    if name != "setViewControllers" { return true }
    if arguments.contains(where: { $0.label == "direction" }) { return false }
    guard case .member(let base, _) = MethodUses.bare(callee).kind else { return isStack(nil) }
    if case .superReference = base.kind { return isStack(nil) }
    return isStack(base)
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
