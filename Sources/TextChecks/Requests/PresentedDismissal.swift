import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Code that clears the way for a page by a dismissal that it sends to what is presented (TV603), seen in the text.
///
/// `presented.dismiss(animated: true) { host.present(page, animated: true) }`: a controller that presents closes what it presents, and
/// itself only where it presents nothing (DG-01). With an alert or a further sheet above it `presented` stays, and the host,
/// which presents it still, refuses what comes next (PG-06). Sent to the host, the call closes all of it.
struct PresentedDismissal: TextCheck {
  static let rule = RuleID.TV603

  /// One for each type with such calls, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let spans = type.functions.flatMap { dismissals(in: $0.body ?? []) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [covered])
    }
  }

  private static func dismissals(in body: [Statement]) -> [SourceSpan] {
    guard CallFinder.calls("dismiss", labelled: "animated", in: body),
      !AppEvents.mentioned(in: body).contains("isBeingDismissed")
    else { return [] }
    let aliases = LocalNames.aliases(in: body)
    let presenting = Answers.named(in: body).mapValues(\.body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .dismiss,
        let host = host(of: request.receiver),
        let next = request.arguments.first(where: { $0.label == "completion" || $0.isTrailing })?.value
      else { return }
      guard case .closure(let closure) = next.kind else { return }
      if presents(closure.body, on: host, aliases, presenting) { spans.append(request.span) }
    }
    return spans
  }

  /// `host` of `host.presentedViewController`.
  private static func host(of receiver: String) -> String? {
    if receiver == "presentedViewController" { return "self" }
    let suffix = ".presentedViewController"
    // The topmost of a chain is no host.
    guard receiver.hasSuffix(suffix) else { return nil }
    let host = String(receiver.dropLast(suffix.count))
    return host.hasSuffix("presentedViewController") ? nil : host
  }

  /// - Parameter functions: the closures that constants stand for.
  private static func presents(
    _ body: [Statement], on host: String, _ aliases: [String: String], _ functions: [String: [Statement]] = [:]
  ) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      if let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present {
        found = found || request.receiver == host
      } else if case .name(let name) = callee.kind, let body = functions[name] {
        found = found || presents(body, on: host, aliases)
      }
    }
    return found
  }

  private static var covered: Assumption {
    Assumption(
      text: "what is presented presents something itself by then, such as an alert", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "dismiss is sent to what is presented: with an alert above it only that goes, the next page is refused",
      span: span, alsoBreaks: [.TV601])
  }
}
