import Diagnostics
import Identifiers
import Program

/// Overrides of `dismiss(animated:completion:)` that tell the client of the page's end (TV603), seen in the text.
///
/// UIKit calls it for every dismissal that is sent to the page, and what it presents is closed then, not the page (DG-01;
/// developer.apple.com, `dismiss(animated:completion:)`). The client takes a page that is still there for gone. What asks for
/// `presentedViewController` is left out.
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
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  let type: TypeIndex.Entry
  let index: TypeIndex

  /// The call of super that gets a closure of the client for its completion, or the call of the client itself.
  private func tell(in body: [Statement]) -> SourceSpan? {
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return nil }
    let aliases = LocalNames.aliases(in: body)
    var asksSuper = false
    var found: SourceSpan?
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if case .member(let base, "dismiss") = callee.kind, case .superReference = base.kind {
        asksSuper = true
        if arguments.contains(where: { isClosureOfClient($0.value) }) { found = found ?? expression.span }
      } else if isTell(callee, aliases) {
        found = found ?? expression.span
      }
    }
    return asksSuper ? found : nil
  }

  /// `onDismiss`, `completion ?? onDismiss`
  private func isClosureOfClient(_ value: Expression) -> Bool {
    switch value.kind {
    case .coalesce(let first, let second): isClosureOfClient(first) || isClosureOfClient(second)
    default: LocalNames.path(of: value).map(isStoredClosure) ?? false
    }
  }

  private func isStoredClosure(_ name: String) -> Bool {
    index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).contains { variable in
      variable.name == name && variable.isStored && index.isFunction(variable.type, in: type)
    }
  }

  /// `onDismiss?()`, `delegate?.pageDidClose(self)`
  private func isTell(_ callee: Expression, _ aliases: [String: String]) -> Bool {
    guard let path = LocalNames.path(of: callee, aliases) else { return false }
    let parts = path.split(separator: ".").map(String.init)
    if parts.count == 1 { return isStoredClosure(parts[0]) }
    guard parts.count == 2, parts[0].lowercased().hasSuffix("delegate") else { return false }
    return ["did", "end", "close", "dismiss", "cancel", "finish"].contains(where: parts[1].lowercased().contains)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the client hears of the end at every dismissal, also when only what the page presents is closed",
      span: span, alsoBreaks: [])
  }
}
