import Diagnostics
import SwiftSyntax

/// Nothing is presented, dismissed or pushed while the last request is in progress.
///
/// What only the text shows is left alone: any question would quiet it, and no run would see that the request never comes.
enum Requests {
  static func presenting(_ site: RepairSite) -> [SourceChange] {
    // What is presented after a dismissal belongs into its completion: a question would drop it.
    if dismissesBefore(site) { return [] }
    let title = "present only when nothing is presented"
    guard let type = site.ownClass, !site.inherits(type, "ViewController") else {
      return guards(["presentedViewController == nil, view.window != nil"], title, site)
    }
    // Only controllers present by themselves: everybody else asks who does.
    guard let presenter = receiver(of: ["present"], site) else { return [] }
    return guards(["\(presenter).presentedViewController == nil, \(presenter).view.window != nil"], title, site)
  }

  /// Whether the function asks for a dismissal before the statement to blame.
  private static func dismissesBefore(_ site: RepairSite) -> Bool {
    guard let item = site.statement, let body = site.function?.body else { return false }
    return site.calls(of: "dismiss", in: body).contains { $0.position < item.position }
  }

  static func navigating(_ site: RepairSite) -> [SourceChange] {
    let title = "change the stack only when no transition is in flight"
    // Only controllers have a coordinator of their own, and can be the top one: everybody else asks the stack.
    if let type = site.ownClass, !site.inherits(type, "ViewController"), let stack = stack(changedAt: site) {
      return guards(["\(stack).transitionCoordinator == nil"], title, site)
    }
    return guards(
      [
        "transitionCoordinator == nil, navigationController?.topViewController === self",
        "transitionCoordinator == nil",
      ], title, site)
  }

  /// What the statement to blame pushes to or pops from.
  private static func stack(changedAt site: RepairSite) -> String? {
    let changes = [
      "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
    ]
    return receiver(of: changes, site)
  }

  /// Whose method the statement to blame calls.
  private static func receiver(of methods: [String], _ site: RepairSite) -> String? {
    guard let item = site.statement else { return nil }
    return methods.lazy.flatMap { site.calls(of: $0, in: item) }.compactMap(site.base).first.map { site.text($0) }
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
    guard !site.defect.isInText, let item = site.statement, let function = site.function,
      function.signature.returnClause == nil,
      RepairSite.enclosing(ClosureExprSyntax.self, of: item) == nil
    else { return [] }
    // A question that is asked already helps nobody.
    let asked = site.text(function)
    return conditions.filter { !asked.contains("guard \($0) else") }.map {
      SourceChange(title, [site.insert(["guard \($0) else { return }"], before: item)])
    }
  }
}
