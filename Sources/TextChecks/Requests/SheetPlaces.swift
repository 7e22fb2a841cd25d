import Program
import Subjects

/// Where code of a type speaks of the places that popovers point at.
struct SheetPlaces {
  let type: TypeIndex.Entry

  static let names: Set<String> = [
    "popoverPresentationController", "sourceView", "sourceRect", "sourceItem", "barButtonItem", "userInterfaceIdiom",
    "horizontalSizeClass",
  ]

  /// Whether statements do, or what they call of their own.
  ///
  /// - Parameter withStyles: whether who sets a style of presentation does.
  func areSpokenOf(in body: [Statement], withStyles: Bool, depth: Int) -> Bool {
    let mentioned = AppEvents.mentioned(in: body)
    if !mentioned.isDisjoint(with: Self.names) || withStyles && mentioned.contains("modalPresentationStyle") {
      return true
    }
    var found = false
    Walk.expressions(in: body) { expression in
      guard depth > 0, !found, case .call(let callee, _) = expression.kind, MethodUses.isOfSelf(callee),
        let name = CallFinder.baseName(of: callee)
      else { return }
      let helpers = type.functions.filter { $0.name == name }
      found = helpers.contains { areSpokenOf(in: $0.body ?? [], withStyles: withStyles, depth: depth - 1) }
    }
    return found
  }

  /// Whether a value is made as an action sheet or a share sheet.
  static func isSheet(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.kind else { return false }
    switch CallFinder.baseName(of: callee) {
    case "UIActivityViewController": return arguments.contains { $0.label == "activityItems" }
    case "UIAlertController":
      return arguments.contains { argument in
        argument.label == "preferredStyle" && argument.value.calledName == "actionSheet"
      }
    default: return false
    }
  }

  /// What is asked of a sheet and says nothing about its place.
  private static let own: Set<String> = ["present", "addAction", "addTextField"]

  /// Whether somebody else gets one of the sheets, who may say more: as an argument, as a result, or in a property; or a
  /// method of it is called: `page.anchor(to: button)`.
  static func hands(_ sheets: Set<String>, on body: [Statement]) -> Bool {
    var found = false
    let isOne = { (value: Expression) in LocalNames.path(of: value).map(sheets.contains) == true }
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        let name = CallFinder.baseName(of: callee) ?? ""
        if !own.contains(name), arguments.contains(where: { isOne($0.value) }) { found = true }
        if case .member(let base, let method) = MethodUses.bare(callee).kind, isOne(base), !own.contains(method) {
          found = true
        }
      case .assign(_, let value): if isOne(value) { found = true }
      default: break
      }
    }
    Walk.statements(in: body) { statement in
      if case .return(let value?) = statement.kind, isOne(value) { found = true }
    }
    return found
  }
}
