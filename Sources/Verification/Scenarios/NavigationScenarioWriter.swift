import Program

/// The scenarios of what belongs to navigation controllers.
extension ScenarioWriter {
  func navigationDelegate(_ entry: TypeIndex.Entry) -> Body {
    let made = call.text(for: entry, known: ["UINavigationController": "navigationController"])
    return (
      "NavigationDelegateScenario",
      [
        "override func makeDelegate(_ navigationController: UINavigationController)"
          + " -> UINavigationControllerDelegate { \(made) }"
      ]
    )
  }

  func navigationController(_ entry: TypeIndex.Entry) -> Body {
    let made = call.text(for: entry, known: ["rootViewController": "root", "UIViewController": "root"])
    return (
      "NavigationScenario",
      [
        "override func makeNavigationController(_ root: UIViewController) -> UINavigationController {",
        "  let controller = \(made)",
        "  if controller.viewControllers.isEmpty { controller.setViewControllers([root], animated: false) }",
        "  return controller",
        "}",
        drivesInteractively(entry),
      ]
    )
  }

  func pusher(_ entry: TypeIndex.Entry, triggers: [Function]) -> Body {
    let subject = "guard let subject = navigation.children.first as? \(entry.name) else { return }"
    var members = [
      "override func makeRoot() -> UIViewController { \(call.text(for: entry)) }",
      "override var pushesWithoutAnimation: Bool { false }",
      drivesInteractively(entry),
      "override func push(animated: Bool) {",
      "  \(subject)",
    ]
    members += triggers.prefix(1).map { "  subject.\(invocation(of: $0))" }
    members += ["  drive()", "}"]
    if triggers.count > 1 {
      members += ["override func offerEvents() {", "  super.offerEvents()"]
      members += ["  if navigation.children.count > 1 || !activeTransitions.isEmpty { return }", "  \(subject)"]
      members += triggers.dropFirst().map { trigger in
        "  offer(.appCalls(\"\(trigger.fullName)\"), by: .app) { performStep { subject.\(invocation(of: trigger)) } }"
      }
      members += ["}"]
    }
    return ("NavigationScenario", members)
  }

  func pushed(_ entry: TypeIndex.Entry) -> Body {
    (
      "NavigationScenario",
      [
        "override func makePushed() -> UIViewController { \(call.text(for: entry)) }",
        "override func push(animated: Bool) { super.push(animated: animated); drive() }",
        drivesInteractively(entry),
      ]
    )
  }

  /// The scenario's own swipe drives pops unless the class, or one that it mentions, answers the query itself.
  private func drivesInteractively(_ entry: TypeIndex.Entry) -> String {
    let others = CallFinder.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = ([entry] + others).filter(\.isSubject)
    let vends = { (label: String) in
      vendors.contains { vendor in
        vendor.functions.contains { $0.name == "navigationController" && $0.parameters.contains { $0.label == label } }
      }
    }
    let isAlone = vends("animationControllerFor") && !vends("interactionControllerFor")
    return "override var drivesInteractively: Bool { \(isAlone) }"
  }
}
