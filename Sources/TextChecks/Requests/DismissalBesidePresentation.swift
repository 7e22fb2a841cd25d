import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that present something and ask for their own dismissal in the same turn (TV603), seen in the text.
///
/// "Saved", says an alert, and the next line is to close the page: a controller that presents passes the dismissal on to what
/// it presents (DG-01), or the request is dropped while that comes up (DG-05). The page stays either way. What looks at what
/// is presented is left out.
struct DismissalBesidePresentation: TextCheck, Sendable {
  static let rule = RuleID.TV603

  /// One for each page with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      var page = type
      page.functions.removeAll(where: hearsOfPage)
      let spans = Turn.places(in: page, index, asking: "dismiss", passedOn)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  /// Whether another controller tells it something: that one is presented, and is what is closed.
  private static func hearsOfPage(_ function: Function) -> Bool {
    function.parameters.contains { parameter in
      parameter.type?.mentionedNames.contains { $0.hasSuffix("Controller") } ?? false
    }
  }

  private static func passedOn(on way: [Turn.Request]) -> [SourceSpan] {
    way.enumerated().compactMap { number, request in
      guard request.kind == .dismiss, request.receiver == "self", request.looks.isEmpty,
        let first = way[..<number].last, first.kind == .present, first.receiver == "self", first.looks.isEmpty,
        first.soon == request.soon, first.isSure(with: request)
      else { return nil }
      return request.place(after: first)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the page has just presented something: its dismissal closes that in its stead, and the page stays",
      span: span, alsoBreaks: [])
  }
}
