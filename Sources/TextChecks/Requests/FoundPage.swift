import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Code that no tap runs, and that sends `dismiss` to what it finds presented (TV603), seen in the text.
///
/// A controller that presents something itself closes only that (DG-01). A link, a notification or an error comes at any time:
/// where the page that is found shows an alert or one more page, this one goes and the page stays. Sent to the presenter, the
/// request closes all of them (DG-02). What goes up the chain of what is presented is left out, and so are alerts, what looks
/// at the class of the page, and code that itself shows only pages that present nothing.
struct FoundPage: TextCheck, Sendable {
  static let rule = RuleID.TV603
  static let comesLate = true

  /// One for each type or extension with such requests, in the order of the types.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      // Its `presentedViewController` is the one that it presents itself (UIPresentationController.h).
      if index.ancestors(of: type).contains("UIPresentationController") { return nil }
      let heard = Answers.heard(by: type)
      let told = type.functions.filter { function in
        heard.contains(function.name) || !LateRequests.isTapped(function) && !HelperMethods.isPrivate(function)
      }
      let spans = told.flatMap { requests(in: $0) }
      if spans.isEmpty || CoveringPages(index).presentNothing(shownBy: type) { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [covered])
    }
  }

  private static func requests(in function: Function) -> [SourceSpan] {
    let body = function.body ?? []
    guard CallFinder.calls("dismiss", labelled: "animated", in: body), !CallFinder.repeats(in: body),
      AppEvents.mentioned(in: body).isDisjoint(with: ["UIAlertController", "isBeingDismissed"]), !asksItself(function)
    else { return [] }
    let aliases = LocalNames.aliases(in: body)
    let known = known(in: body, aliases)
    let presentations = Set(function.parameters.filter(isPresentation).map(\.name))
    // What a page presents tells it of a choice: nothing is above that then.
    let isTold = function.name.hasPrefix("did")
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .dismiss,
        !known.contains(request.receiver), !isTold || request.receiver != "presentedViewController"
      else { return }
      let parts = request.receiver.split(separator: ".").map(String.init)
      let isFound =
        parts.last == "presentedViewController" && parts.first.map(presentations.contains) != true
        && !parts.contains { $0.hasSuffix("resentationController") }
      if isFound, parts.filter({ $0 == "presentedViewController" }).count == 1 {
        spans.append(request.span)
      }
    }
    return spans
  }

  /// Whether it goes up the chain by calls of itself; a function that is called as UIKit's is means that of the page.
  private static func asksItself(_ function: Function) -> Bool {
    function.name != "dismiss" && AppEvents.mentioned(in: function.body ?? []).contains(function.name)
  }

  private static func isPresentation(_ parameter: Parameter) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped else { return false }
    return name.hasSuffix("PresentationController")
  }

  /// What statements look at more closely: of what class it is, or what it presents itself.
  private static func known(in body: [Statement], _ aliases: [String: String]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      let looked: Expression? =
        switch expression.kind {
        case .cast(let inner, _, _), .member(let inner, "presentedViewController"): inner
        default: nil
        }
      if let name = looked.flatMap({ LocalNames.path(of: $0, aliases) }) { names.insert(name) }
    }
    return names
  }

  private static var covered: Assumption {
    Assumption(
      text: "the page that is found presents something itself at that moment", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "dismiss is sent to the presented page: what that one presents is closed in its stead",
      span: span, alsoBreaks: [])
  }
}
