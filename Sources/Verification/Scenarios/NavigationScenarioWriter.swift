import Program
import Subjects

/// The scenarios of what belongs to navigation controllers.
extension ScenarioWriter {
  func navigationDelegate(_ entry: TypeIndex.Entry) -> ScenarioClass {
    let made = call.text(for: entry, known: ["UINavigationController": "navigationController"])
    let attached = attachedToStack(setUpByClients(made, entry), entry)
    return ScenarioClass(
      "NavigationDelegateScenario",
      [
        .init(
          "func makeDelegate(_ navigationController: UINavigationController) -> UINavigationControllerDelegate",
          attached)
      ] + openness(of: entry) + swipeOfItself(entry, .navigation))
  }

  func navigationController(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "NavigationScenario",
      [
        makingStack(entry),
        popsInteractively(entry),
      ] + (answersItself(entry) ? [.init("var knowsClasses: Bool", "false")] : []))
  }

  private func makingStack(_ entry: TypeIndex.Entry) -> ScenarioClass.Override {
    let made = call.text(for: entry, known: ["rootViewController": "root", "UIViewController": "root"])
    return .init(
      "func makeNavigationController(_ root: UIViewController) -> UINavigationController",
      [
        "let controller = \(made)",
        "if controller.viewControllers.isEmpty { controller.setViewControllers([root], animated: false) }",
        "return controller",
      ])
  }

  /// A stack that is its own delegate decides by what its pages are, as any delegate.
  private func answersItself(_ entry: TypeIndex.Entry) -> Bool {
    index.lineage(of: entry).filter(\.isSubject).flatMap(\.functions).contains { function in
      function.name == "navigationController"
        && function.parameters.contains { $0.label == "animationControllerFor" }
    }
  }

  func pusher(_ entry: TypeIndex.Entry, triggers: [Function]) -> ScenarioClass {
    let subject = "guard let subject = navigation.children.first as? \(entry.name) else { return }"
    let methods = AnswerMethods(of: entry, index: index)
    let (free, answers) = methods.divide(triggers.filter { !sent.follows($0, of: entry) })
    var overrides: [ScenarioClass.Override] = [
      .init("func makeRoot() -> UIViewController", call.text(for: entry)),
      .init("var pushesWithoutAnimation: Bool", "false"),
      popsInteractively(entry),
      .init(
        "func push(animated: Bool)",
        [subject] + free.prefix(1).map { "subject.\(invocation(of: $0))" } + ["drive()"]),
    ]
    overrides += stackClass.override
    overrides += sentMethods(free, of: entry)
    if triggers.count > 1 {
      let guards = [
        "if navigation.children.count > 1 || !activeTransitions.isEmpty || root.presentedChild != nil { return }",
        subject,
      ]
      let answering = answers.map { answer($0, methods, by: "navigation.children.first as? \(entry.name)") }
      overrides.append(
        .init(
          "func offerEvents()",
          ["super.offerEvents()"] + answering + guards + free.dropFirst().map { appCall($0, of: entry) }))
    }
    return ScenarioClass("NavigationScenario", overrides, opens: free.first?.fullName)
  }

  func pushed(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "NavigationScenario",
      [
        .init("func makePushed() -> UIViewController", call.text(for: entry)),
        .init("func push(animated: Bool)", "super.push(animated: animated); drive()"),
        popsInteractively(entry),
      ] + (isDelegateOfItsStack(entry) ? [.init("var pushedIsDelegate: Bool", "true")] : ownStack(around: entry)))
  }

  /// The stack of the app, where its sources have one class alone that vends animators to itself: a page that pops itself is
  /// shown in that.
  private func ownStack(around entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    let stacks = index.entries.filter { type in
      type.isSubject && type.declaration.kind == .class && !type.isPrivate && !index.isTest(file: type.file)
        && type.declaration.genericParameters.isEmpty && index.ancestors(of: type).contains("UINavigationController")
    }
    let vendors = stacks.filter(answersItself)
    guard vendors.count == 1, let stack = vendors.first, !CallFinder.assignsStackDelegate(entry),
      finder.gestureHandler(of: entry, calling: ["popViewController", "popToRootViewController"]) != nil
    else { return stackClass.override }
    return [makingStack(stack)]
  }

  /// Its segues push what a storyboard makes.
  func segueShower(_ entry: TypeIndex.Entry, _ destination: SegueDestinations.Destination?) -> ScenarioClass {
    var overrides: [ScenarioClass.Override] = [
      .init("func makeRoot() -> UIViewController", call.text(for: entry)),
      popsInteractively(destination?.type ?? entry),
    ]
    if let destination { overrides.append(.init("func makePushed() -> UIViewController", made(destination))) }
    return ScenarioClass("SegueShowScenario", overrides + stackClass.override)
  }

  /// A controller that answers the stack's query for an animator, and leaves it to its clients to make it the delegate.
  private func isDelegateOfItsStack(_ entry: TypeIndex.Entry) -> Bool {
    let answers = entry.functions.contains { function in
      function.name == "navigationController"
        && function.parameters.contains { $0.label == "animationControllerFor" }
    }
    return answers && !CallFinder.assignsStackDelegate(entry)
  }

  /// The scenario's own swipe drives pops unless the class, or one that it mentions, answers the query itself.
  private func popsInteractively(_ entry: TypeIndex.Entry) -> ScenarioClass.Override {
    let others = CallFinder.mentionedNames(in: entry).sorted().compactMap { index.entry(named: $0, from: entry.file) }
    let vendors = ([entry] + others).filter(\.isSubject)
    let vends = { (label: String) in
      vendors.contains { vendor in
        vendor.functions.contains { $0.name == "navigationController" && $0.parameters.contains { $0.label == label } }
      }
    }
    let isAlone =
      vends("animationControllerFor") && !vends("interactionControllerFor") && !swipe.isNobody(for: entry, .navigation)
    return ScenarioClass.Override("var drivesInteractively: Bool", "\(isAlone)")
  }
}
