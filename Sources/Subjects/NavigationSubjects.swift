import Program

/// Who pushes, pops, or vends what pushes and pops are made of.
extension SubjectFinder {
  /// Beside the roles that a class has in modal presentations.
  func navigationCandidates(_ entry: TypeIndex.Entry) -> [Candidate] {
    let ancestors = index.ancestors(of: entry)
    if ancestors.contains("Scenario") { return [] }
    if ancestors.contains("UINavigationController") {
      return [Candidate(kind: .navigationController, entry: entry, role: .part)]
    }
    if ancestors.contains("UIViewController") {
      return [pushingController(entry, isDelegate: ancestors.contains(Self.navigationDelegate))].compactMap(\.self)
        + segueShowers(entry)
    }
    if !ancestors.contains(Self.navigationDelegate) { return [] }
    return [Candidate(kind: .navigationDelegate, entry: entry, role: .part)]
  }

  private func pushingController(_ entry: TypeIndex.Entry, isDelegate: Bool) -> Candidate? {
    let triggers = triggers(
      of: entry,
      calling: [("pushViewController", "animated"), ("setViewControllers", "animated"), ("show", "sender")])
    if !triggers.isEmpty {
      return Candidate(kind: .viewController, entry: entry, role: .pusher(triggers: outermost(triggers, of: entry)))
    }
    let handler = gestureHandler(
      of: entry, calling: ["popViewController", "popToRootViewController", "popToViewController"])
    if handler == nil && !isDelegate { return nil }
    return Candidate(kind: handler == nil ? .navigationDelegate : .gestureTarget, entry: entry, role: .pushed)
  }

  package static let navigationDelegate = "UINavigationControllerDelegate"
}
