import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Functions that show or close something and never mention the completion that they are given (TV602), seen in the text.
///
/// The short form of a function calls the long one with nil, or `present` without a completion: the caller's block is dropped.
/// Overrides are left out, functions that throw, and those that nobody gives a completion.
struct ForgottenCompletion: TextCheck {
  static let rule = RuleID.TV602
  static let concernsProtocols = true

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let givers = CompletionGivers(index)
    return types.compactMap { type in
      let spans = type.functions.compactMap { function -> SourceSpan? in
        guard let completion = forgotten(in: function, of: type, index), let place = place(in: function),
          givers.areWaiting(for: completion, of: function, in: type, where: [:])
        else { return nil }
        return place
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func forgotten(in function: Function, of type: TypeIndex.Entry, _ index: TypeIndex) -> Parameter? {
    guard case .function = function.kind, let body = function.body, !function.attributes.isOverride,
      function.result.isNothing, !function.throws_, !function.isAsync
    else { return nil }
    let mentioned = AppEvents.mentioned(in: body)
    return function.parameters.first { parameter in
      CompletionWays.isNamedSo(parameter) && LostCompletion.isFunction(parameter, type, index)
        && !mentioned.contains(parameter.name)
    }
  }

  /// The first call that shows or closes something, or that asks for the function's longer form.
  private static func place(in function: Function) -> SourceSpan? {
    DirectWork(function.body ?? []).expressions.first { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else {
        return false
      }
      return name == function.name || LostCompletion.requests.contains(name)
    }?.span
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .completionIsForgotten,
      message: "the completion is not handed on here: the caller's block is never called", span: span,
      alsoBreaks: [])
  }
}
