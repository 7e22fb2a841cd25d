import Program
import Subjects

/// The scenarios of animators and interaction controllers that no delegate of the sources vends.
extension ScenarioWriter {
  func animator(_ candidate: SubjectFinder.Candidate) -> ScenarioClass {
    let entry = candidate.entry
    // One that leaves its work to the interaction controller that it is has a scenario of its own.
    let given = drivesItself(entry) ? nil : swipe.givenFamily(of: entry)
    let family = VendingFamily(index).family(of: entry) ?? given ?? givenFamilies.family(ofClass: entry)
    if family == .navigation || family == nil && NavigationAnimator(index: index).isMeantForNavigation(entry) {
      return navigationAnimator(entry, isVended: candidate.isVended)
    }
    let direction = AnimatorDirection(index: index)
    var known = direction.arguments(of: entry)
    known[TransitionSide.presenter.key("UIViewController")] = "presenter"
    known[TransitionSide.presented.key("UIViewController")] = "(presented ?? makeController())"
    let takesGesture = call.asks(for: "UIPanGestureRecognizer", of: entry)
    if takesGesture { known["UIPanGestureRecognizer"] = "makeDrag()" }
    let made = call.text(for: entry, known: known)
    let flags = direction.flags(of: entry).map { "animator.\($0.name) = \($0.value); " }.joined()
    let purpose = AnimatorPurpose(index: index)
    var overrides: [ScenarioClass.Override] = [
      .init(
        "func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning",
        [flags.isEmpty ? made : "let animator = \(made); \(flags)return animator"]),
      .init("var use: AnimatorUse", ".\(purpose.use(of: entry).rawValue)"),
      .init("var hasInteractionController: Bool", "\(interaction.exists)"),
      .init("var interactionOnlyDismisses: Bool", "\(interaction.onlyDismisses)"),
    ]
    // It tells the presenter what UIKit does not tell it: it is meant for a style that keeps the presenter.
    let tells = entry.functions.contains { CallFinder.calls("beginAppearanceTransition", in: $0.body ?? []) }
    if tells || candidate.isBesidePresentation {
      overrides.append(.init("var style: UIModalPresentationStyle?", ".custom"))
    } else {
      overrides += onlyStyle.override(for: entry)
    }
    if let page = VendingPage(index).page(of: entry) {
      overrides.append(.init("func makePresented() -> UIViewController", call.text(for: page)))
    }
    if drivesItself(entry) { overrides.append(.init("var drivesItself: Bool", "true")) }
    if takesGesture { overrides.append(.init("var listensToDrag: Bool", "true")) }
    if CallFinder.remembers(entry) { overrides.append(.init("var mayKeepAnimators: Bool", "true")) }
    let swipes = swipeOfClients(of: entry, family ?? .modal, isVended: candidate.isVended)
    return ScenarioClass("AnimatorScenario", overrides + swipes)
  }

  /// An interaction controller, none of UIKit's, that has nothing to do as an animator: it is vended as both.
  private func drivesItself(_ entry: TypeIndex.Entry) -> Bool {
    let ancestors = index.ancestors(of: entry)
    guard ancestors.contains("UIViewControllerInteractiveTransitioning"),
      !ancestors.contains("UIPercentDrivenInteractiveTransition"),
      CallFinder.declares("startInteractiveTransition", in: [entry]),
      let work = entry.functions.first(where: { $0.name == "animateTransition" })?.body
    else { return false }
    return work.allSatisfy { statement in
      guard case .expression(let value) = statement.kind, case .call(let callee, _) = value.kind else { return false }
      return ["assertionFailure", "fatalError", "preconditionFailure", "print"].contains(
        CallFinder.baseName(of: callee))
    }
  }

  /// One with a gesture of its own is made for what is presented, and wired to it; any other serves one drag.
  func interactionController(_ entry: TypeIndex.Entry, number: Int) -> ScenarioClass {
    if listensFromTheStart(entry) {
      return ScenarioClass(
        "ListeningInteractionScenario",
        [.init("func makeInteractionController() -> UIViewControllerInteractiveTransitioning", call.text(for: entry))])
    }
    if let wiring = InteractionWiring(entry, index: index) { return wired(entry, wiring, number: number) }
    let made = call.text(
      for: entry,
      known: [
        "UIPanGestureRecognizer": "gesture", "UIGestureRecognizer": "gesture", "UIViewController": "presented!",
        "UIScreenEdgePanGestureRecognizer": "gesture",
        TransitionSide.presenter.key("UIViewController"): "presenter",
      ])
    let head = "func makeInteractionController(_ gesture: UIPanGestureRecognizer)"
    return ScenarioClass(
      "InteractionControllerScenario",
      [.init(head + " -> UIViewControllerInteractiveTransitioning", made)] + driving(entry))
  }

  /// Whether it adds the gesture that drives it when the transition starts.
  private func listensFromTheStart(_ entry: TypeIndex.Entry) -> Bool {
    entry.functions.contains { function in
      function.name == "startInteractiveTransition" && CallFinder.calls("addGestureRecognizer", in: function.body ?? [])
    }
  }

  /// How a controller that is not percent-driven is told of the drag, by the names of its methods.
  private func driving(_ entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    if index.ancestors(of: entry).contains("UIPercentDrivenInteractiveTransition") { return [] }
    let methods = entry.functions.filter { function in
      guard case .function = function.kind else { return false }
      return ![.private, .fileprivate].contains(function.attributes.access) && !function.attributes.isStatic
    }
    func call(_ word: String, _ prefixes: [String]) -> ScenarioClass.Override? {
      guard let method = methods.first(where: { method in prefixes.contains { method.name.hasPrefix($0) } }) else {
        return nil
      }
      return ScenarioClass.Override(
        "func \(word)(_ controller: UIViewControllerInteractiveTransitioning)",
        "(controller as? \(entry.name))?.\(invocation(of: method, by: ""))")
    }
    guard let finish = call("finish", ["finish", "complete"]), let cancel = call("cancel", ["cancel", "abort"]) else {
      return []
    }
    let others = [call("update", ["update"])].compactMap(\.self)
    return [.init("var knowsMethods: Bool", "true"), finish, cancel] + others
  }

  private func wired(_ entry: TypeIndex.Entry, _ wiring: InteractionWiring, number: Int) -> ScenarioClass {
    var known = [
      "UIViewController": "presented", "UIView": "presented.view",
      TransitionSide.presenter.key("UIViewController"): "presenter",
    ]
    let screens = ScreenProtocols(index: index)
    known.merge(screens.arguments(for: entry.functions, of: entry, Self.screen(number))) { $1 }
    var making = ["let controller = \(call.text(for: entry, known: known))"]
    making += wiring.requests.map { "controller.\($0) = { [weak presented] in self.close(presented) }" }
    if let method = wiring.method {
      making.append("controller.\(invocation(of: method, known: known))")
    } else if let handler = wiring.handler {
      making.append(
        "presented.view.addGestureRecognizer(UIPanGestureRecognizer(target: controller, action: "
          + "Selector(\"\(handler.fullName)\")))")
    }
    let head = "func makeInteractionController(for presented: UIViewController)"
    var overrides = [
      ScenarioClass.Override(
        head + " -> UIViewControllerInteractiveTransitioning", making + ["return controller"])
    ]
    if !screens.asked(by: entry).isEmpty {
      overrides.append(.init("func makePresented() -> UIViewController", Self.screen(number) + "()"))
    }
    if let flag = wiring.flag {
      overrides.append(
        .init(
          "func isInteracting(_ controller: UIViewControllerInteractiveTransitioning) -> Bool",
          ["(controller as? \(entry.name))?.\(flag) == true"]))
    }
    return ScenarioClass("WiredInteractionScenario", overrides)
  }

  /// What takes part where the class asks for screens that conform to something. What wires an interaction controller knows
  /// its class; of any other only the protocols are known.
  func screenStand(for candidate: SubjectFinder.Candidate, number: Int) -> String {
    guard case .part = candidate.role else { return "" }
    let screens = ScreenProtocols(index: index)
    switch candidate.kind {
    case .interactionController:
      let asked = screens.asked(by: candidate.entry)
      return asked.isEmpty ? "" : screens.stand(named: Self.screen(number), for: asked)
    case .transitioningDelegate, .presentationController:
      let asked = screens.askedToMake(candidate.entry)
      return asked.isEmpty
        ? "" : screens.stand(named: Self.screen(number), for: asked, inheriting: "StandInController")
    default: return ""
    }
  }

  /// A call of a method; arguments that the scenario does not know by the types of the parameters are unknown, decided by
  /// code unless it says otherwise.
  func invocation(of function: Function, known: [String: String] = [:], by origin: String = ".code") -> String {
    let arguments = function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map { parameter in
      let unknown = "unknown(\(origin))"
      let value = InitialiserCall.value(for: parameter, known: known) ?? unknown
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }
}

extension CallFinder {
  /// Whether objects of the type keep something from one call to the next: a method assigns a stored property.
  static func remembers(_ entry: TypeIndex.Entry) -> Bool {
    let properties = entry.variables.filter { $0.isMutable && $0.isStored && !$0.attributes.isStatic }
    if properties.isEmpty { return false }
    var rest = entry
    rest.functions = entry.functions.filter { function in
      guard case .function = function.kind else { return false }
      return true
    }
    rest.variables = []
    return properties.contains { assigns($0.name, in: rest) }
  }
}
