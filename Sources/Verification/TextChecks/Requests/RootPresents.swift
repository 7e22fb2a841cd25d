import Diagnostics
import Identifiers
import Program
import RunReport

/// Code outside of the screens that presents from the root of the window, whatever is shown (TV601), seen in the text.
///
/// A link, a notification, or the answer of a server comes at any time. Where the user has opened a sheet, the root presents
/// already, and UIKit refuses (PG-06). What looks at `presentedViewController`, or asks a helper for the topmost controller,
/// is left out.
struct RootPresents: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each type with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let events = AppEvents(index)
    if !events.screensPresent { return [] }
    return types.compactMap { type in
      let heard = Answers.heard(by: type)
      let told = type.functions.filter { events.isTold($0, of: type) || heard.contains($0.name) }
      let spans = told.flatMap { requests(in: $0.body ?? []) }
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private static func requests(in body: [Statement]) -> [SourceSpan] {
    guard CallFinder.calls("present", labelled: "animated", in: body),
      AppEvents.mentioned(in: body).isDisjoint(with: ["presentedViewController", "makeKeyAndVisible"])
    else { return [] }
    let aliases = LocalNames.aliases(in: body)
    var spans: [SourceSpan] = []
    // In the completion of a dismissal, or when the user has answered an alert, the root presents nothing any more.
    var free: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      if case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
        ["dismiss", "UIAlertAction"].contains(name)
      {
        for case .closure(let closure) in arguments.map(\.value.kind) {
          Walk.expressions(in: closure.body) { free.insert($0.span) }
        }
      }
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present,
        !free.contains(request.span), request.receiver.contains("indow"),
        request.receiver.hasSuffix(".rootViewController")
      else { return }
      spans.append(request.span)
    }
    return spans
  }

  private static var opened: Assumption {
    Assumption(
      text: "the user has opened something at that moment, or an alert is shown", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "the root of the window is asked to present, whatever it presents: with a sheet open this is refused",
      span: span, alsoBreaks: [])
  }
}
