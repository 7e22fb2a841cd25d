import Program
import Subjects

/// The scenarios of what is presented, of who presents, and of who listens to its gestures.
extension ScenarioWriter {
  func presented(_ entry: TypeIndex.Entry) -> ScenarioClass {
    // A navigation controller shows something.
    let made = call.text(for: entry, known: ["rootViewController": "makeController()"])
    return ScenarioClass(
      "ModalScenario",
      [
        .init("func makePresented() -> UIViewController", made),
        drivesInteractively(entry),
      ] + shownByItself(entry) + covers(of: entry))
  }

  /// A controller that shows itself, by a method that is told where: clients call that.
  private func shownByItself(_ entry: TypeIndex.Entry) -> [ScenarioClass.Override] {
    guard let way = OwnPresentation(of: entry, in: index) else { return [] }
    let call = invocation(of: way.function) { parameter in
      if parameter.name == way.host { return "presenter" }
      guard case .named("UIView", _)? = parameter.type?.unwrapped else { return nil }
      return "presenter.view"
    }
    return [
      .init("var presentsWithoutAnimation: Bool", "false"),
      .init(
        "func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool)",
        ["if let subject = presented as? \(entry.name) { subject.\(call) }"]),
    ]
  }

  func presenter(_ entry: TypeIndex.Entry, triggers: [Function]) -> ScenarioClass {
    // Where the app puts it into a navigation controller, that one presents.
    let isWrapped = wrapped.contains(entry.id)
    let made = call.text(for: entry)
    let presenter = isWrapped ? "presenter.children.first" : "presenter"
    let subject = "let subject = \(presenter) as? \(entry.name) else { return }"
    let methods = AnswerMethods(of: entry, index: index)
    let (free, answers) = methods.divide(triggers.filter { !sent.follows($0, of: entry) })
    let first = free.prefix(1).map { "subject.\(invocation(of: $0))" }
    var overrides: [ScenarioClass.Override] = [
      .init(
        "func makePresenter() -> UIViewController",
        [isWrapped ? "\(stackClass.orUIKits)(rootViewController: \(made))" : made]),
      .init("var presentsWithoutAnimation: Bool", "false"),
      drivesInteractively(entry),
      .init("func present(animated: Bool)", ["guard \(subject)"] + first + ["driveDelegate()"]),
    ]
    if finder.letsOthersPresent(in: triggers, of: entry) {
      overrides.append(.init("var letsOthersPresent: Bool", "true"))
    }
    overrides += sentMethods(free, of: entry)
    let replacing = replacing(free, of: entry, by: "\(presenter) as? \(entry.name)")
    if triggers.count > 1 || !replacing.isEmpty {
      let guards = free.count > 1 ? ["guard presented == nil, activeTransitions.isEmpty, \(subject)"] : []
      let answering = answers.map { answer($0, methods, by: "\(presenter) as? \(entry.name)") }
      overrides.append(
        .init(
          "func offerEvents()",
          ["super.offerEvents()"] + answering + replacing + guards + free.dropFirst().map { appCall($0, of: entry) }))
    }
    return ScenarioClass("ModalScenario", overrides, opens: free.first?.fullName)
  }

  /// What closes whatever is shown and shows something else is meant to be called while something is shown: by the app,
  /// since no tap reaches a page that is covered.
  private func replacing(_ triggers: [Function], of entry: TypeIndex.Entry, by subject: String) -> [String] {
    let methods = triggers.filter { function in
      let body = function.body ?? []
      return RequestCount.most(in: body) > 1 && RequestCount.dismissesOwn(in: body)
        && !sent.contains(function, of: entry)
    }
    if methods.isEmpty { return [] }
    return ["if presented != nil, activeTransitions.isEmpty, let subject = \(subject) {"] + methods.map { offer($0) }
      + ["}"]
  }

  func target(_ entry: TypeIndex.Entry, handler: Function) -> ScenarioClass {
    let made = call.text(
      for: entry,
      known: [
        "UIViewController": "presented", "UIView": "presented.view",
        TransitionSide.presenter.key("UIViewController"): "presenter",
      ])
    return ScenarioClass(
      "GestureTargetScenario",
      [
        .init("func makeTarget(_ presented: UIViewController) -> AnyObject?", made),
        .init("var action: Selector", "Selector(\"\(handler.fullName)\")"),
      ])
  }
}
