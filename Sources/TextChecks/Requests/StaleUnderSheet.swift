import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that fetch in `viewWillAppear` what they show, and present as a sheet a page that changes it and tells nobody (TV1105),
/// seen in the text.
///
/// The default style is a sheet since iOS 13 (F-02): it leaves the presenter in place, and when it has gone no appearance
/// callback comes (SH-05). What was changed in the sheet is seen only when something else brings the page back. Not where the
/// presenter gives the page a closure or a delegate, hears of pulls, or is told of changes by notifications or a store.
struct StaleUnderSheet: TextCheck {
  static let rule = RuleID.TV1105

  /// One for each controller with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    return types.compactMap { type in
      guard type.declaration.kind == .class, index.ancestors(of: type).contains("UIViewController"),
        !SheetStyles.hearsOfPulls(type, index), fetchesWhenItAppears(type, index)
      else { return nil }
      let parts = index.lineage(of: type).filter(\.isSubject)
      if parts.flatMap(HelperMethods.bodies).contains(where: hearsOfChanges) { return nil }
      let search = StaleUnderSheet(index: index, type: type, styles: styles)
      let spans = type.functions.flatMap(search.requests)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let styles: SheetStyles

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
      if change.isMade && !change.names(type) { spans.append(expression.span) }
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

  private static let verbs = ["fetch", "load", "reload", "refresh", "request", "sync", "query"]

  /// Whether a callback that a sheet does not bring always asks a method of the page for what it shows.
  private static func fetchesWhenItAppears(_ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    let methods = OwnMethods(of: type, in: index)
    return type.functions.filter { $0.name == "viewWillAppear" || $0.name == "viewDidAppear" }.contains { callback in
      (callback.body ?? []).contains { statement in
        guard case .expression(let value) = statement.kind, case .call(let callee, let arguments) = value.kind,
          let method = methods.method(called: callee, arguments, isLoose: true)
        else { return false }
        return verbs.contains { method.name.hasPrefix($0) }
      }
    }
  }

  /// Whether code asks to be told of changes, wherever they are made.
  private static func hearsOfChanges(_ body: [Statement]) -> Bool {
    if CallFinder.calls("addObserver", in: body) || CallFinder.calls("sink", in: body) { return true }
    return ["observe", "publisher", "subscribe", "bind"].contains { CallFinder.calls($0, in: body) }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message:
        "the presenter fetches when it appears, which a sheet does not bring about: it does not see what the sheet changes",
      span: span, alsoBreaks: [])
  }
}
