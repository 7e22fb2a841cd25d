import Program

/// The scenarios of tab bar and page controllers and of containers of the app's own.
extension ScenarioWriter {
  func tabBarDelegate(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "TabDelegateScenario",
      [
        .init(
          "func makeTabBarDelegate(for tabBarController: UITabBarController) -> UITabBarControllerDelegate?",
          [call.text(for: entry, known: ["UITabBarController": "tabBarController"])])
      ] + swipeOfItself(entry, .tabs))
  }

  func tabBarController(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "TabScenario",
      [
        .init("func makeTabBarController() -> UITabBarController", call.text(for: entry)),
        .init("var drivesInteractively: Bool", "\(vendsAnimatorsAlone(entry))"),
      ])
  }

  func pageViewController(_ entry: TypeIndex.Entry) -> ScenarioClass {
    let made = call.text(
      for: entry, known: ["TransitionStyle": ".scroll", "NavigationOrientation": ".horizontal"])
    return ScenarioClass("PageScenario", [.init("func makePageViewController() -> UIPageViewController", made)])
  }

  /// Presented; what it does with its children while it is on the screen are events of the app.
  func container(_ entry: TypeIndex.Entry, triggers: [Function], adding: Set<String>) -> ScenarioClass {
    if let stack = OwnStack(of: entry, in: index) { return self.stack(stack, of: entry, triggers: triggers) }
    let slots = ContainerSlots(of: entry, adding: adding)
    var call = call
    call.slots = Set(slots.names)
    call.fills[entry.id, default: []] += slots.fills
    let made = call.text(for: entry, known: ["UIViewController": "makeController()"])
    var overrides = [ScenarioClass.Override("func makePresented() -> UIViewController", made)]
    if !triggers.isEmpty || !slots.names.isEmpty {
      var events = [
        "super.offerEvents()",
        "guard activeTransitions.isEmpty, let subject = presented as? \(entry.name) else { return }",
        "if subject.presentedChild != nil { return }",
      ]
      let growing = triggers.filter { adding.contains($0.fullName) && !replaces($0) }
      let others = triggers.filter { trigger in !growing.contains { $0.nameSpan == trigger.nameSpan } }
      events += slots.events
      events += others.map { offer($0, calling: containerCall($0, of: entry)) }
      events += ["if subject.children.count > 1 { return }"]
      events += growing.map { offer($0, calling: containerCall($0, of: entry)) }
      overrides.append(.init("func offerEvents()", events))
    }
    return ScenarioClass("ModalScenario", overrides)
  }

  /// Takes out all that is there and asks for new children: they do not become more.
  private func replaces(_ trigger: Function) -> Bool {
    trigger.parameters.isEmpty && CallFinder.calls("removeFromParent", in: trigger.body ?? [])
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
      && !swipe.isNobody(for: entry, .tabs)
  }
}
