import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages whose buttons tell the client that they end, and that the user can pull down without telling anybody (TV1102), seen
/// in the text.
///
/// A presentation whose style nobody sets is a sheet since iOS 13 (F-02). Pulled down, it tells the delegate of its
/// presentation controller alone (SH-01, SH-03), and the presenter gets no appearance callback (SH-05). What the client does in
/// its answer counts where it takes back what was done before the page was shown, or hands the end on to somebody who waits.
/// So does a note that the page is shown, which only the presenter's own dismissal takes back (`ShutGates`).
struct PulledPage: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let styles = SheetStyles(index)
    if styles.areChangedForAll { return [] }
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      if SheetStyles.hearsOfPulls(type, index) { return nil }
      let search = PulledPage(
        index: index, type: type, styles: styles, methods: OwnMethods(of: type, in: index),
        gates: ShutGates(of: type, in: index))
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap(search.unheard) where !spans.contains(span) { spans.append(span) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [pulled])
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  let styles: SheetStyles
  let methods: OwnMethods
  let gates: ShutGates

  /// The requests of a function to present a page whose end nobody hears of when it is pulled down.
  private func unheard(in function: Function) -> [SourceSpan] {
    guard let body = function.body, CallFinder.calls("present", labelled: "animated", in: body),
      styles.keepSheets(in: body)
    else { return [] }
    let shown = ShownPages(body, of: type, in: index)
    let aliases = LocalNames.aliases(in: body)
    var requests: [Turn.Request] = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present else { return }
      requests.append(request)
    }
    return requests.filter { request in
      guard let page = request.arguments.first.flatMap({ shown.page($0.value) }), styles.canPull(page, index) else {
        return false
      }
      return isMissed(page, in: function, body)
    }.map(\.span)
  }

  /// Whether an answer to the page does something that matters, and only the page's buttons lead to it.
  private func isMissed(_ page: ShownPages.Page, in function: Function, _ body: [Statement]) -> Bool {
    let closures = closures(given: function, of: type)
    let given = GivenAnswers(to: page.type, named: page.name, madeBy: page.creation, in: body, handing: closures)
    let ends = PageEnds(of: page.type, in: index, isContained: page.isInStack)
    if gates.areShut(by: function, after: page.type, ends) { return true }
    var ways = works(given, ends, methods)
    var answers = given.spans
    if let maker = page.maker {
      ways += made(by: maker, page.type, ends, closures)
      answers += maker.arguments.map(\.value.span)
    }
    if ways.allSatisfy(\.isEmpty) { return false }
    let before = WorkBefore(function, of: type, without: answers, index)
    return ways.joined().contains(where: before.isMissed)
  }

  /// What each answer does when the page tells of its end, where it does not tell after a pull.
  private func works(_ given: GivenAnswers, _ ends: PageEnds, _ methods: OwnMethods) -> [[CodePiece]] {
    given.all.filter { !ends.tellsWhenGone($0.property) }.flatMap { answer in
      ends.tells(answer.property).map { AnswerWork(methods: methods).work(of: answer, told: $0) }
    }
  }

  /// The names of the closures that a function is given.
  private func closures(given function: Function, of type: TypeIndex.Entry) -> Set<String> {
    Set(function.parameters.filter { index.isFunction($0.type, in: type) }.map(\.name))
  }

  /// The same of a page that a function makes, which hands on to the closures that it is given.
  private func made(
    by maker: ShownPages.Maker, _ page: TypeIndex.Entry, _ ends: PageEnds, _ closures: Set<String>
  ) -> [[CodePiece]] {
    let body = maker.function.body ?? []
    let given = GivenAnswers(
      to: page, named: maker.name, madeBy: maker.creation, in: body,
      handing: self.closures(given: maker.function, of: maker.owner))
    let inner = works(given, ends, OwnMethods(of: maker.owner, in: index))
    let handed = inner.joined().flatMap { piece -> [[CodePiece]] in
      let place = maker.function.parameters.firstIndex { $0.name == piece.path }
      guard let place, piece.value == nil,
        let answer = GivenAnswers.answer(piece.path, maker.arguments[place].value, closures)
      else { return [] }
      let tell = PageEnds.Tell(
        method: nil, arguments: piece.arguments, span: maker.creation?.span ?? maker.function.span)
      return [AnswerWork(methods: methods).work(of: answer, told: tell)]
    }
    return handed + (maker.owner.id == type.id && !maker.function.attributes.isStatic ? inner : [])
  }

  private static var pulled: Assumption {
    Assumption(
      text: "the user pulls the page down instead of using its button", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pullIsUnheard,
      message: "the page can be pulled down, and nobody hears of it: what its button leads to does not happen",
      span: span, alsoBreaks: [])
  }
}
