import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that fetch from a store in `viewWillAppear` what they show, and present as a sheet a page that has the same store change
/// something and tells nobody (TV1105), seen in the text.
///
/// The default style is a sheet since iOS 13 (F-02): it leaves the presenter in place, and when it has gone no appearance
/// callback comes (SH-05). What was changed in the sheet is seen only when something else brings the page back. Not where the
/// presenter gives the page a closure or a delegate, hears of pulls, or is told of changes by notifications or a store; nor where
/// the store serves everybody, and its name says nothing of what the presenter shows.
struct StaleUnderSheet: TextCheck {
  static let rule = RuleID.TV1105

  /// One for each controller with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    return controllers(among: types, index).compactMap { type in
      if SheetStyles.hearsOfPulls(type, index) { return nil }
      let fetched = FetchedStores(of: type, in: index).all
      if fetched.isEmpty { return nil }
      let search = StaleUnderSheet(index: index, type: type, styles: styles, fetched: fetched)
      let spans = type.functions.flatMap(search.requests)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [same])
    }
  }

  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let styles: SheetStyles
  private let fetched: Set<Int>

  /// The presentations of pages that change something and close themselves.
  private func requests(in function: Function) -> [SourceSpan] {
    guard let body = function.body, CallFinder.calls("present", labelled: "animated", in: body),
      styles.keepSheets(in: body)
    else { return [] }
    let shown = ShownPages(body, of: type, in: index)
    let aliases = LocalNames.aliases(in: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present,
        request.receiver == "self" || request.receiver == "navigationController",
        let page = request.arguments.first.flatMap({ shown.page($0.value) }), page.container == nil,
        styles.canPull(page, index), tellsNobody(page, in: body)
      else { return }
      let change = SheetChange(page.type, in: index)
      if !change.stores.isDisjoint(with: fetched) && !change.names(type) { spans.append(expression.span) }
    }
    return spans
  }

  private func tellsNobody(_ page: ShownPages.Page, in body: [Statement]) -> Bool {
    let maker = page.maker
    return GivenAnswers(to: page.type, named: page.name, madeBy: page.creation, in: body).all.isEmpty
      && (maker.map { maker in
        GivenAnswers(to: page.type, named: maker.name, madeBy: maker.creation, in: maker.function.body ?? []).all
          .isEmpty
      } ?? true)
  }

  private static let same = Assumption(
    text: "what the sheet changes is among what the presenter fetches", confidence: .likely, location: nil,
    kind: .condition)

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message:
        "the presenter fetches when it appears, which a sheet does not bring about: it does not see what the sheet changes",
      span: span, alsoBreaks: [])
  }
}
