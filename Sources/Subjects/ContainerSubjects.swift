import Program

/// Tab bar and page controllers, their delegates, and containers of the app's own.
extension SubjectFinder {
  /// Beside the roles that a class has in presentations and in navigation.
  func containerCandidates(_ entry: TypeIndex.Entry) -> [Candidate] {
    let ancestors = index.ancestors(of: entry)
    if ancestors.contains("Scenario") { return [] }
    if ancestors.contains("UITabBarController") {
      return [Candidate(kind: .tabBarController, entry: entry, role: .part)]
    }
    if ancestors.contains("UIPageViewController") {
      // One that lives in a navigation controller is pushed, and its pages are turned there.
      if !navigationCandidates(entry).isEmpty { return [] }
      return [Candidate(kind: .pageViewController, entry: entry, role: .part)]
    }
    if ancestors.contains("UIViewController") {
      if ancestors.contains(Self.tabBarDelegate) { return [Candidate(kind: .tabBarDelegate, entry: entry, role: .tab)] }
      return ancestors.contains("UINavigationController") ? [] : container(entry).map { [$0] } ?? []
    }
    if !ancestors.contains(Self.tabBarDelegate) { return [] }
    return [Candidate(kind: .tabBarDelegate, entry: entry, role: .part)]
  }

  /// A controller that adds children, or tells them of their appearance. What presents is a request of the controller's, and
  /// is explored as one.
  private func container(_ entry: TypeIndex.Entry) -> Candidate? {
    let calling = functions(of: entry, calling: Self.containment)
    if calling.isEmpty && contents(of: entry).isEmpty { return nil }
    let triggers = (calling + scrolling(entry, besides: calling)).filter { function in
      guard case .function = function.kind else { return false }
      let isCalled = function.attributes.access != .private || helpers.isSent(function)
      return !function.attributes.isOverride && !function.attributes.isStatic && isCalled
        && !Self.hearsGesture(function) && !CallFinder.calls("present", in: function.body ?? [])
    }
    let adding = Set(functions(of: entry, calling: ["addChild", "removeFromParent"]).map(\.fullName))
    return Candidate(kind: .container, entry: entry, role: .container(triggers: triggers, adding: adding))
  }

  /// Methods that let content scroll to a child, of a container that waits for the end of that.
  private func scrolling(_ entry: TypeIndex.Entry, besides others: [Function]) -> [Function] {
    let hears = index.lineage(of: entry).flatMap(\.functions).contains {
      $0.fullName == "scrollViewDidEndScrollingAnimation(_:)"
    }
    if !hears { return [] }
    let known = Set(others.map(\.nameSpan))
    return entry.functions.filter { function in
      !known.contains(function.nameSpan)
        && ["setContentOffset", "scrollRectToVisible"].contains {
          CallFinder.calls($0, labelled: "animated", in: function.body ?? [])
        }
    }
  }

  /// What a recogniser calls: the machine's own recognisers do.
  private static func hearsGesture(_ function: Function) -> Bool {
    guard function.parameters.count == 1, case .named(let type, _)? = function.parameters[0].type?.unwrapped else {
      return false
    }
    return type.hasSuffix("GestureRecognizer")
  }

  /// The properties by which a client gives a container what it shows: assigning one adds or removes a child.
  package func contents(of entry: TypeIndex.Entry) -> [Variable] {
    let doing = Set(functions(of: entry, calling: Self.containment).map(\.name)).union(Self.containment)
    return entry.variables.filter { variable in
      let attributes = variable.attributes
      guard variable.isMutable, !attributes.isStatic, !attributes.isOverride,
        ![.private, .fileprivate].contains(attributes.access), !attributes.hasPrivateSetter,
        case .named("UIViewController", _)? = variable.type?.unwrapped
      else { return false }
      let accessors = variable.accessors
      let bodies = [accessors?.setter, accessors?.willSet, accessors?.didSet].compactMap { $0?.body }
      return bodies.contains { body in doing.contains { CallFinder.calls($0, in: body) } }
    }
  }

  /// The functions of a class that call one of those names, themselves or through private functions of the class.
  package func functions(of entry: TypeIndex.Entry, calling names: [String]) -> [Function] {
    var names = Set(names)
    while true {
      let calling = entry.functions.filter { function in
        guard let body = function.body else { return false }
        return names.contains { CallFinder.calls($0, in: body) }
          || names.contains("addChild") && embeddingHelpers.areCalled(in: body, ofSelf: true)
      }
      let helpers = calling.filter { $0.attributes.access == .private || $0.attributes.access == .fileprivate }
      if helpers.allSatisfy({ names.contains($0.name) }) { return calling }
      names.formUnion(helpers.map(\.name))
    }
  }

  package static let tabBarDelegate = "UITabBarControllerDelegate"

  private static let containment = ["addChild", "removeFromParent", "beginAppearanceTransition"]
}
