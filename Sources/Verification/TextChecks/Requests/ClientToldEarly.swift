import Diagnostics
import Identifiers
import Program
import RunReport

/// Controllers of a library that close themselves and tell their client in the same turn (TV601), seen in the text.
///
/// The client goes on from there: it presents the next page, from the page below, whose child is still there or just goes.
/// UIKit refuses that (PG-04, PG-05). Its own alerts call their handlers when they have gone. No run needs to be seen, since
/// what clients do in their closures is not in the sources.
struct ClientToldEarly: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let types = types.filter { $0.declaration.kind == .class }
    let handlers = Set(types.flatMap(handlers))
    if handlers.isEmpty { return [] }
    return types.filter { index.ancestors(of: $0).contains("UIViewController") }.compactMap { type in
      let own = Set(Self.handlers(of: type))
      let spans = type.functions.filter(isAsked).compactMap { function in
        EarlyCall(own: own, others: handlers).place(in: function.body ?? [])
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [goingOn])
    }
  }

  /// The names of the closures that clients give to the objects of a public class.
  private static func handlers(of type: TypeIndex.Entry) -> [String] {
    guard isPublic(type.declaration.attributes) else { return [] }
    let isGiven = type.functions.contains { function in
      guard case .initializer = function.kind, isPublic(function.attributes) else { return false }
      return function.parameters.contains { isClosure($0.type) }
    }
    return type.variables.filter { variable in
      variable.isStored && !variable.attributes.isStatic && isClosure(variable.type)
        && (isPublic(variable.attributes) || isGiven) && !variable.name.lowercased().hasPrefix("will")
    }.map(\.name)
  }

  private static func isPublic(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  private static func isClosure(_ type: TypeReference?) -> Bool {
    guard case .function? = type?.unwrapped else { return false }
    return true
  }

  /// What UIKit calls comes at its own time.
  private static func isAsked(_ function: Function) -> Bool {
    guard case .function = function.kind else { return false }
    return !function.attributes.isOverride && !function.attributes.isStatic
  }

  private static let goingOn = Assumption(
    text: "a client presents something when it is told", confidence: .possible, location: nil, kind: .configuration)

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the client is told before the controller has gone: what it presents then is refused", span: span,
      alsoBreaks: [])
  }
}
