import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Clients that present on themselves when the page tells them something which they present, and which stays (TV601), seen in
/// the text.
///
/// A controller that presents already refuses (PG-06): the question or the error is never shown. Left out is a page that
/// closes itself where it tells, or has gone then, and a client that closes it first.
struct CoveredPresentation: TextCheck {
  static let rule = RuleID.TV601

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let moments = CallMoments(index, program)
    return controllers(among: types, index).compactMap { type in
      let shown = shownPages(of: type, index)
      if shown.isEmpty { return nil }
      let search = CoveredPresentation(type: type, index: index, moments: moments)
      var spans: [SourceSpan] = []
      for span in shown.flatMap(search.refused) where !spans.contains(span) { spans.append(span) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  /// A page that a controller presents on itself, with what it is told by.
  private struct Shown {
    let page: TypeIndex.Entry
    let answers: [GivenAnswers.Answer]
  }

  private let type: TypeIndex.Entry
  private let index: TypeIndex
  private let moments: CallMoments

  private static func shownPages(of type: TypeIndex.Entry, _ index: TypeIndex) -> [Shown] {
    type.functions.flatMap { function -> [Shown] in
      guard let body = function.body, CallFinder.calls("present", labelled: "animated", in: body) else { return [] }
      let pages = ShownPages(body, of: type, in: index, follows: false)
      let aliases = LocalNames.aliases(in: body)
      var found: [Shown] = []
      Walk.expressions(in: body) { expression in
        guard let request = Turn.Request(expression, aliases, at: Turn.Place()), request.kind == .present,
          own.contains(request.receiver), let shown = request.arguments.first.flatMap({ pages.page($0.value) })
        else { return }
        let given = GivenAnswers(to: shown.type, named: shown.name, madeBy: shown.creation, in: body)
        found.append(Shown(page: shown.type, answers: given.all))
      }
      return found
    }
  }

  private static let own: Set<String> = ["self", "navigationController", "tabBarController"]

  /// Where the client presents while the page is shown.
  private func refused(_ shown: Shown) -> [SourceSpan] {
    shown.answers.flatMap { answer -> [SourceSpan] in
      if let closure = answer.closure {
        return tells(answer.property, nil, shown.page) ? presentations(in: closure.body) : []
      }
      guard let property = shown.page.variables.first(where: { $0.name == answer.property }),
        let asked = property.className.flatMap({ index.entry(mentioned: $0, in: shown.page) }),
        asked.declaration.kind == .protocol, asked.isSubject
      else { return [] }
      return type.functions.flatMap { function -> [SourceSpan] in
        guard asked.functions.contains(where: { $0.fullName == function.fullName }),
          tells(answer.property, function.name, shown.page)
        else { return [] }
        return presentations(in: function.body ?? [])
      }
    }
  }

  /// What is presented first on a way, before anything is dismissed.
  private func presentations(in body: [Statement]) -> [SourceSpan] {
    let turn = Turn(OwnMethods(of: type, in: index))
    return turn.ways(through: body).compactMap { way in
      guard let first = way.first, first.kind == .present, Self.own.contains(first.receiver), first.looks.isEmpty else {
        return nil
      }
      return first.place(in: type)
    }
  }

  /// Whether a page tells its client so while it is shown, and stays.
  private func tells(_ property: String, _ method: String?, _ page: TypeIndex.Entry) -> Bool {
    let telling = page.functions.compactMap { function -> Bool? in
      guard let body = function.body, mentions(property, method, in: body) else { return nil }
      return stays(function, body, property, of: page)
    }
    return !telling.isEmpty && telling.allSatisfy(\.self)
  }

  private func mentions(_ property: String, _ method: String?, in body: [Statement]) -> Bool {
    let aliases = LocalNames.aliases(in: body)
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      let name = LocalNames.path(of: callee, aliases)
      found = found || name == (method.map { "\(property).\($0)" } ?? property)
    }
    return found
  }

  /// Whether nothing of the function closes the page, and no end of a dismissal leads to it.
  private func stays(_ function: Function, _ body: [Statement], _ property: String, of page: TypeIndex.Entry) -> Bool {
    if function.attributes.isOverride || PageEnds.isGone(function) { return false }
    if PageEnds.speaksOfEnd(function.name) || closes(body, telling: property) { return false }
    return !moments.moments(of: function, in: page).contains(.dismissed)
  }

  /// Whether code asks for an end by its name, but for what it tells the client.
  private func closes(_ body: [Statement], telling property: String) -> Bool {
    let aliases = LocalNames.aliases(in: body)
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee),
        LocalNames.path(of: callee, aliases)?.hasPrefix("\(property).") != true
      else { return }
      found = found || PageEnds.speaksOfEnd(name) || name.hasPrefix("pop") || name.hasPrefix("hide")
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "what is presented tells this, and is still there: presented on the same controller, this is refused",
      span: span, alsoBreaks: [])
  }
}
