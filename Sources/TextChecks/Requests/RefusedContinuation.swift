import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Asynchronous functions that a library offers and that go on only in the completion of a presentation (TV602), seen in the text.
///
/// UIKit drops a presentation from a controller that presents already, or that is not in the window, and its completion with it
/// (PG-05, PG-06): the continuation is never resumed, and the task of the client waits for ever. What looks at the presenter
/// first, or resumes anywhere else, is left out.
struct RefusedContinuation: TextCheck {
  static let rule = RuleID.TV602
  static let concernsProtocols = true

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let offered = OfferedTypes(index)
    return (types + ExtendedTypes.all(program, index)).compactMap { type in
      let spans = type.functions.filter { isOffered($0, by: type, offered, program) }.flatMap {
        presentations(in: $0.body ?? [])
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [busy])
    }
  }

  /// Whether clients can call it. What extends a class of others is public where the extension or the function says so.
  private static func isOffered(
    _ function: Function, by type: TypeIndex.Entry, _ offered: OfferedTypes, _ program: Program
  ) -> Bool {
    guard function.isAsync, !HelperMethods.isPrivate(function), offered.containAll(of: type.file) else { return false }
    let isOfType = isPublic(type.declaration.attributes)
    if type.declaration.kind == .extension { return isOfType || isPublic(function.attributes) }
    return isOfType && (isPublic(function.attributes) || isOfPublicExtension(function, program))
  }

  private static func isPublic(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  private static func isOfPublicExtension(_ function: Function, _ program: Program) -> Bool {
    program.files[Int(function.span.file)].types.contains { declaration in
      declaration.kind == .extension && isPublic(declaration.attributes) && declaration.span.contains(function.span)
    }
  }

  private static let asked: Set<String> = [
    "presentedViewController", "isBeingPresented", "isBeingDismissed", "window", "viewIfLoaded",
  ]

  /// The presentations whose completion alone resumes the continuation.
  private static func presentations(in body: [Statement]) -> [SourceSpan] {
    if !AppEvents.mentioned(in: body).isDisjoint(with: asked) { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let closure = Continuations.closure(of: expression), let name = closure.parameters.first?.name else {
        return
      }
      var found: SourceSpan?
      Walk.expressions(in: closure.body) { inner in
        guard found == nil, let request = Turn.Request(inner, [:], at: Turn.Place()), request.kind == .present,
          let last = request.arguments.last(where: { $0.label == "completion" || $0.isTrailing }),
          mentions(name, in: [Statement(.expression(last.value), last.value.span)]),
          !mentions(name, in: closure.body, beside: last.value.span)
        else { return }
        found = inner.span
      }
      if let found { spans.append(found) }
    }
    return spans
  }

  private static func mentions(_ name: String, in body: [Statement], beside place: SourceSpan? = nil) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .name(name) = expression.kind, place.map({ !$0.contains(expression.span) }) ?? true else { return }
      found = true
    }
    return found
  }

  private static let busy = Assumption(
    text: "the controller presents something already, or is not in the window", confidence: .likely, location: nil,
    kind: .condition)

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message:
        "only the completion of the presentation goes on: where UIKit refuses it, who awaits this waits for ever",
      span: span, alsoBreaks: [])
  }
}
