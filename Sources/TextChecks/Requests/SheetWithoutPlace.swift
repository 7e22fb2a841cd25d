import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Action sheets and share sheets that a function makes and presents without a place to point at (TV1205), seen in the text.
///
/// On an iPad they are popovers, and a popover without one is an exception (developer.apple.com, `UIActivityViewController`: "On
/// iPad, you must present the view controller in a popover"; `UIPopoverPresentationController.barButtonItem`). Not where the
/// function, or what it calls of its own, speaks of popovers or of devices, and not where it hands the sheet to somebody else.
struct SheetWithoutPlace: TextCheck {
  static let rule = RuleID.TV1205
  static let isOfFunction = true
  static let concernsPads = true
  static let concernsProtocols = true

  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let search = SheetWithoutPlace(type: type)
      let causes = type.functions.compactMap(search.cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  let type: TypeIndex.Entry

  private func cause(_ function: Function) -> RootCause? {
    guard let body = function.body else { return nil }
    let sheets = Self.sheets(in: body).union(kept(in: body))
    guard let place = Self.presented(sheets, in: body),
      !SheetPlaces(type: type).areSpokenOf(in: body, withStyles: true, depth: 2),
      !SheetPlaces.hands(sheets, on: body)
    else { return nil }
    return RootCause(
      rule: Self.rule, check: .popoverHasNoPlace,
      message: "on an iPad this is a popover, and it has no place to point at: an exception",
      span: place, alsoBreaks: [])
  }

  /// The properties that a function puts sheets into, and of which nothing else of the type says a place.
  private func kept(in body: [Statement]) -> Set<String> {
    let properties = Set(type.variables.map(\.name))
    let assigned = DirectWork(body).expressions.compactMap { expression -> String? in
      guard case .assign(let target, let value) = expression.kind, SheetPlaces.isSheet(value) else { return nil }
      return LocalNames.path(of: target)
    }.filter(properties.contains)
    if assigned.isEmpty { return [] }
    let spoken = HelperMethods.bodies(of: type).map { AppEvents.mentioned(in: $0) }
      .filter { !$0.isDisjoint(with: SheetPlaces.names) }
    return Set(assigned).filter { name in !spoken.contains { $0.contains(name) } }
  }

  /// The names of local constants that are sheets.
  private static func sheets(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        let value = variable.value, SheetPlaces.isSheet(value)
      else { return }
      names.insert(name)
    }
    return names
  }

  /// Where one of them, or one that is made right there, is presented.
  private static func presented(_ sheets: Set<String>, in body: [Statement]) -> SourceSpan? {
    var found: SourceSpan?
    Walk.expressions(in: body) { expression in
      guard found == nil, case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: callee) == "present", let page = arguments.first, isOfUIKit(arguments)
      else { return }
      if let name = LocalNames.path(of: page.value), sheets.contains(name) { found = expression.span }
      if SheetPlaces.isSheet(page.value) { found = expression.span }
    }
    return found
  }

  /// Whether a call has the labels of `present(_:animated:completion:)`: a helper of that name may get a place besides.
  private static func isOfUIKit(_ arguments: [Argument]) -> Bool {
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    return labels == ["_", "animated"] || labels == ["_", "animated", "completion"]
  }
}
