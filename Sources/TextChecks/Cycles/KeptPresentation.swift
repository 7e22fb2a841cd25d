import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Transitioning delegates that keep the presentation controller which they have answered (TV902), seen in the text.
///
/// A presentation controller keeps the page that it presents (UIPresentationController.h: `strong`), and UIKit lets go of it when
/// the dismissal has ended (OBJ-05). Who keeps it keeps the page: until the next presentation, and where the page has its
/// delegate, for ever. What is set to nil anywhere is left out.
struct KeptPresentation: TextCheck {
  static let rule = RuleID.TV902

  private static let query = "presentationController(forPresented:presenting:source:)"

  /// One for each class that does so, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let asked = types.filter { type in
      type.declaration.kind == .class && type.functions.contains { $0.fullName == query }
    }
    if asked.isEmpty { return [] }
    let cleared = ClearedProperties(index)
    return asked.compactMap { type in
      let kept = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables).filter { variable in
        KeptSelf.keeps(variable) && !cleared.contains(variable.name, of: type)
      }
      if kept.isEmpty { return nil }
      let search = KeptPresentation(index: index, type: type, kept: kept)
      let spans = type.functions.filter { $0.fullName == query }.flatMap { search.stores(in: $0.body ?? []) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(Self.cause))
    }
  }

  private let index: TypeIndex
  private let type: TypeIndex.Entry
  private let kept: [Variable]

  /// Where the answer goes into a property.
  private func stores(in body: [Statement]) -> [SourceSpan] {
    let classes = LocalClasses.named(in: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let name = LocalNames.path(of: target),
        let property = kept.first(where: { $0.name == name }), isPresentation(value, property, classes)
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// By what makes the value, or as what the property is declared.
  private func isPresentation(_ value: Expression, _ property: Variable, _ classes: [String: String]) -> Bool {
    if value.isNil { return false }
    let made: String? =
      switch MethodUses.bare(value).kind {
      case .call(let callee, _): Self.className(of: callee)
      case .name(let local): classes[local]
      default: nil
      }
    return [property.className, made].compactMap(\.self).contains(where: isPresentation)
  }

  /// `Card(…)`, `Card.init(…)`
  private static func className(of callee: Expression) -> String? {
    if case .member(let base, "init") = callee.kind { return CallFinder.baseName(of: base) }
    return CallFinder.baseName(of: callee)
  }

  private func isPresentation(_ name: String) -> Bool {
    if name == "UIPresentationController" { return true }
    guard let entry = index.entry(mentioned: name, in: type) else { return false }
    return index.ancestors(of: entry).contains("UIPresentationController")
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .dismissedIsHeld,
      message: "the delegate keeps the presentation controller, and that keeps the page: dismissed, it does not go",
      span: span, alsoBreaks: [])
  }
}
