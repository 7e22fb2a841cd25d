import Program

/// The scenarios of tab bar and page controllers and of containers of the app's own.
extension ScenarioWriter {
  func tabBarDelegate(_ entry: TypeIndex.Entry) -> Body {
    (
      "TabDelegateScenario",
      [
        "override func makeTabBarDelegate(for tabBarController: UITabBarController) -> UITabBarControllerDelegate? {",
        "  \(call.text(for: entry, known: ["UITabBarController": "tabBarController"]))",
        "}",
      ]
    )
  }

  func tabBarController(_ entry: TypeIndex.Entry) -> Body {
    (
      "TabScenario",
      [
        "override func makeTabBarController() -> UITabBarController { \(call.text(for: entry)) }",
        "override var drivesInteractively: Bool { \(vendsAnimatorsAlone(entry)) }",
      ]
    )
  }

  func pageViewController(_ entry: TypeIndex.Entry) -> Body {
    let made = call.text(
      for: entry, known: ["TransitionStyle": ".scroll", "NavigationOrientation": ".horizontal"])
    return ("PageScenario", ["override func makePageViewController() -> UIPageViewController { \(made) }"])
  }

  /// Presented; what it does with its children while it is on the screen are events of the app.
  func container(_ entry: TypeIndex.Entry, triggers: [Function], adding: Set<String>) -> Body {
    let made = call.text(for: entry, known: ["UIViewController": "makeController()"])
    var members = ["override func makePresented() -> UIViewController { \(made) }"]
    if !triggers.isEmpty {
      members += ["override func offerEvents() {", "  super.offerEvents()"]
      members += ["  guard activeTransitions.isEmpty, let subject = presented as? \(entry.name) else { return }"]
      members += triggers.filter { !adding.contains($0.fullName) }.map(offer)
      members += ["  if subject.children.count > 1 { return }"]
      members += triggers.filter { adding.contains($0.fullName) }.map(offer)
      members += ["}"]
    }
    return ("ModalScenario", members)
  }

  private func offer(_ trigger: Function) -> String {
    "  offer(.appCalls(\"\(trigger.fullName)\"), by: .app) { performStep { subject.\(invocation(of: trigger)) } }"
  }

  /// The scenario's own swipe drives changes of tab unless the class, or one that it mentions, answers the query itself.
  func vendsAnimatorsAlone(_ entry: TypeIndex.Entry) -> Bool {
    let others = CallFinder.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = ([entry] + others).filter(\.isSubject)
    let vends = { (label: String) in
      vendors.contains { vendor in
        vendor.functions.contains { $0.name == "tabBarController" && $0.parameters.contains { $0.label == label } }
      }
    }
    return vends("animationControllerForTransitionFrom") && !vends("interactionControllerFor")
  }
}
