import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Actions of long presses and drags that present without a look at the state (TV601), seen in the text.
///
/// UIKit calls the action of a continuous recogniser when the gesture begins, for each change, and when it ends
/// (developer.apple.com, "Handling long-press gestures"): every call but the first asks a presenter that presents already.
struct RepeatedGesture: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class with such actions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let actions = actions(of: type)
      let handlers = type.functions.filter { isAction($0, named: actions) }
      if handlers.isEmpty { return nil }
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for handler in handlers {
        for request in turn.ways(through: handler.body ?? []).joined() where request.kind == .present {
          if request.looks.isEmpty && !spans.contains(request.span) { spans.append(request.span) }
        }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  /// The names of the methods that the class makes such recognisers for.
  private static func actions(of type: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, let arguments) = expression.kind, let made = CallFinder.baseName(of: callee),
          ContinuousGesture.recognisers.contains(made), case .selector(let name)? = arguments.last?.value.kind
        else { return }
        names.insert(String(name.prefix { $0 != "(" }))
      }
    }
    return names
  }

  /// Whether such a recogniser calls the method, and the method asks none for its state.
  private static func isAction(_ function: Function, named names: Set<String>) -> Bool {
    guard let body = function.body, !Set(function.attributes.names).isDisjoint(with: ["objc", "IBAction"]) else {
      return false
    }
    let isGiven = function.parameters.contains { parameter in
      guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
      return ContinuousGesture.recognisers.contains(name)
    }
    if !isGiven && !names.contains(function.name) { return false }
    return AppEvents.mentioned(in: body).isDisjoint(with: telling) && !ContinuousGesture.remembers(body, in: body)
  }

  private static let telling: Set<String> = [
    "state", "presentedViewController", "isEnabled", "removeGestureRecognizer",
  ]

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "a continuous gesture presents for each of its states: all requests but the first are refused",
      span: span, alsoBreaks: [])
  }
}
