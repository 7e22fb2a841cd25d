import Diagnostics
import SwiftSyntax

/// Nothing is presented, dismissed or pushed while the last request is in progress.
enum Requests {
  static func presenting(_ site: RepairSite) -> [SourceChange] {
    guards(["presentedViewController == nil, view.window != nil"], "present only when nothing is presented", site)
  }

  static func navigating(_ site: RepairSite) -> [SourceChange] {
    guards(
      [
        "transitionCoordinator == nil, navigationController?.topViewController === self",
        "transitionCoordinator == nil",
      ],
      "change the stack only when no transition is in flight", site)
  }

  static func dismissing(_ site: RepairSite) -> [SourceChange] {
    guards(["!isBeingDismissed"], "dismiss only once", site)
  }

  /// What is presented would be closed instead.
  static func closing(_ site: RepairSite) -> [SourceChange] {
    guards(
      ["presentedViewController == nil", "presentedViewController == nil, !isBeingDismissed"],
      "dismiss only when nothing is presented on top", site)
  }

  private static func guards(_ conditions: [String], _ title: String, _ site: RepairSite) -> [SourceChange] {
    guard let item = site.statement, let function = site.function, function.signature.returnClause == nil,
      RepairSite.enclosing(ClosureExprSyntax.self, of: item) == nil
    else { return [] }
    return conditions.map {
      SourceChange(title, [site.insert(["guard \($0) else { return }"], before: item)])
    }
  }
}
