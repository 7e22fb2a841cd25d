import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Overrides of `dismiss(animated:completion:)` that tell the client of the page's end (TV603), seen in the text.
///
/// Code calls it, a pull does not, and while the page presents something that is closed, not the page (DG-01; developer.apple.com,
/// `dismiss(animated:completion:)`). The client takes a page that is still there for gone. What asks for `presentedViewController`
/// is left out, and so is a page that presents nothing.
struct TellingOverride: TextCheck {
  static let rule = RuleID.TV603

  /// One for each class with such an override, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      let overrides = type.functions.filter { function in
        function.fullName == "dismiss(animated:completion:)" && function.attributes.isOverride
      }
      if overrides.isEmpty { return nil }
      let search = TellingOverride(type: type, index: index)
      let spans = overrides.compactMap { search.tell(in: $0.body ?? []) }
      return spans.isEmpty || !search.presents ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let type: TypeIndex.Entry
  let index: TypeIndex

  /// Whether something is presented that a dismissal closes instead of the page.
  private var presents: Bool {
    index.lineage(of: type).filter(\.isSubject).flatMap(HelperMethods.bodies).contains { body in
      CallFinder.calls("present", labelled: "animated", in: body)
    }
  }

  /// The call of super that gets a closure of the client for its completion, or the call of the client itself.
  private func tell(in body: [Statement]) -> SourceSpan? {
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return nil }
    var asksSuper = false
    var spans = tells(in: body)
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, case .member(let base, "dismiss") = callee.kind,
        case .superReference = base.kind
      else { return }
      asksSuper = true
      if arguments.contains(where: { isClosureOfClient($0.value) }) { spans.append(expression.span) }
    }
    return asksSuper ? spans.min { $0.start < $1.start } : nil
  }

  /// `onDismiss`, `completion ?? onDismiss`
  private func isClosureOfClient(_ value: Expression) -> Bool {
    switch value.kind {
    case .coalesce(let first, let second): isClosureOfClient(first) || isClosureOfClient(second)
    default: LocalNames.path(of: value).map { name in clients.contains { $0.name == name && isClosure($0) } } ?? false
    }
  }

  /// `onDismiss?()`, `delegate?.pageDidClose(self)`
  private func tells(in body: [Statement]) -> [SourceSpan] {
    let ends = PageEnds(of: type, in: index)
    return clients.flatMap { client in
      ends.calls(of: client.name, in: body, depth: 0).filter { tell in
        if isClosure(client) { return tell.method == nil }
        return tell.method.map(Self.speaksOfEnd) ?? false
      }
    }.map(\.span)
  }

  /// The closures and delegates that the page has.
  private var clients: [Variable] {
    index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).filter { variable in
      isClosure(variable) || variable.name.lowercased().hasSuffix("delegate")
    }
  }

  private func isClosure(_ variable: Variable) -> Bool {
    variable.isStored && index.isFunction(variable.type, in: type)
  }

  private static func speaksOfEnd(_ name: String) -> Bool {
    PageEnds.speaksOfEnd(name) || name.hasPrefix("did") || name.hasPrefix("will")
      || !CamelCase.words(of: name).isDisjoint(with: ["end", "ended", "finish", "finished"])
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .endIsToldForChild,
      message: "the client hears of the end at every dismissal, also when only what the page presents is closed",
      span: span, alsoBreaks: [])
  }
}
