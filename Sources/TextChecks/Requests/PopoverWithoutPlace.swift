import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that a function presents as popovers without a place to point at, and sheets that are kept for the next time with the
/// place of the first one (TV1205), seen in the text.
///
/// On an iPad a popover without a source is an exception (developer.apple.com, `UIPopoverPresentationController.sourceView`). UIKit
/// makes a popover controller for each presentation (OBJ-05): what is set on the first is unknown to the second. Not where the
/// function, or what it calls of its own, or the page itself speaks of places or of devices, and not where somebody else gets the
/// page, who may set a place.
struct PopoverWithoutPlace: TextCheck {
  static let rule = RuleID.TV1205
  static let isOfFunction = true
  static let concernsPads = true

  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let presenting = type.functions.compactMap(\.body).filter {
        CallFinder.calls("present", labelled: "animated", in: $0)
      }
      if presenting.isEmpty { return nil }
      let search = PopoverWithoutPlace(index: index, type: type, kept: keptSheets(of: type))
      let causes = presenting.flatMap(search.causes)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let index: TypeIndex
  let type: TypeIndex.Entry
  /// The lazy properties that are sheets with a place.
  let kept: Set<String>

  private func causes(in body: [Statement]) -> [RootCause] {
    let pages = popovers(in: body)
    if pages.isEmpty && kept.isEmpty { return [] }
    var causes: [RootCause] = []
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        let name = LocalNames.path(of: request.arguments[0].value)
      else { return }
      names.insert(name)
      if pages.contains(name) {
        causes.append(Self.cause(expression.span, "on an iPad this popover has no place to point at: an exception"))
      } else if kept.contains(name) {
        let message =
          "this sheet got its place when it was made; presented again on an iPad it has none, which is an exception"
        causes.append(Self.cause(expression.span, message))
      }
    }
    if causes.isEmpty || SheetPlaces(type: type).areSpokenOf(in: body, withStyles: false, depth: 2) { return [] }
    return SheetPlaces.hands(names.intersection(pages.union(kept)), on: body) ? [] : causes
  }

  /// The names of local values that get the style of a popover, of classes that say no place.
  private func popovers(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, value.calledName == "popover",
        case .member(let base, "modalPresentationStyle") = MethodUses.bare(target).kind,
        let name = LocalNames.path(of: base)
      else { return }
      names.insert(name)
    }
    if names.isEmpty { return [] }
    let shown = ShownPages(body, of: type, in: index)
    return names.filter { name in
      let value = shown.made(Expression(.name(name), body[0].span))
      guard case .call(let callee, let arguments) = value.kind, case .name(let made) = callee.kind else { return false }
      if made == "UINavigationController" { return arguments.first.map { saysNoPlace($0.value, shown) } ?? true }
      return saysNoPlace(value, shown)
    }
  }

  /// Whether a page is made of a class of the sources that says nothing of its place.
  private func saysNoPlace(_ value: Expression, _ shown: ShownPages) -> Bool {
    guard case .call(let callee, _) = shown.made(value).kind, case .name(let name) = callee.kind,
      let entry = index.entry(mentioned: name, in: type), entry.isSubject
    else { return false }
    return index.lineage(of: entry).filter(\.isSubject).allSatisfy { part in
      HelperMethods.bodies(of: part).allSatisfy { SheetPlaces.names.isDisjoint(with: AppEvents.mentioned(in: $0)) }
    }
  }

  private static func keptSheets(of type: TypeIndex.Entry) -> Set<String> {
    let kept = type.variables.filter { variable in
      guard variable.attributes.isLazy, variable.isStored, let value = variable.value else { return false }
      let code = [Statement(.expression(value), value.span)]
      return AppEvents.mentioned(in: code).contains("popoverPresentationController") && makesSheet(in: code)
    }
    return Set(kept.map(\.name))
  }

  private static func makesSheet(in code: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: code) { if SheetPlaces.isSheet($0) { found = true } }
    return found
  }

  private static func cause(_ span: SourceSpan, _ message: String) -> RootCause {
    RootCause(rule: rule, check: .popoverHasNoPlace, message: message, span: span, alsoBreaks: [])
  }
}
