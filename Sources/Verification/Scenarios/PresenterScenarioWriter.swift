import Program

/// The scenarios of those who let present, or are asked about what they present.
extension ScenarioWriter {
  /// The presenter, asked as the delegate of whatever it presents.
  func delegatingPresenter(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "PresenterDelegateScenario",
      [
        .init("func makePresenter() -> UIViewController", call.text(for: entry)),
        drivesInteractively(entry),
      ])
  }

  func segueSource(_ entry: TypeIndex.Entry, _ destination: SegueDestinations.Destination?) -> ScenarioClass {
    var overrides: [ScenarioClass.Override] = [
      .init("func makePresenter() -> UIViewController", call.text(for: entry)),
      drivesInteractively(entry),
    ]
    if let destination { overrides.append(.init("func makePresented() -> UIViewController", made(destination))) }
    return ScenarioClass("SegueSourceScenario", overrides)
  }

  /// What a storyboard makes for a segue.
  func made(_ destination: SegueDestinations.Destination) -> String {
    // A navigation controller shows something.
    let screen = call.text(for: destination.type, known: ["rootViewController": "makeController()"])
    return destination.isInStack ? "UINavigationController(rootViewController: \(screen))" : screen
  }

  func segue(_ entry: TypeIndex.Entry) -> ScenarioClass {
    let made = call.text(
      for: entry, known: ["identifier": "nil", "source": "source", "destination": "destination"])
    return ScenarioClass(
      "SegueScenario",
      [
        .init(
          "func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue", [made])
      ])
  }

  func presentingObject(_ entry: TypeIndex.Entry, triggers: [Function]) -> ScenarioClass {
    let made = call.text(for: entry, known: ["UIViewController": "presenter"])
    let filled = presentingProperties(of: entry, triggers).map { "object.\($0) = presenter" }
    var overrides = [
      ScenarioClass.Override(
        "func makeObject(_ presenter: UIViewController) -> AnyObject?",
        ["let object = \(made)"] + filled + ["return object"])
    ]
    let isStyled = triggers.contains { CallFinder.assigns(["modalPresentationStyle"], in: $0.body ?? []) }
    if !isStyled && index.ancestors(of: entry).contains(SubjectFinder.delegate) {
      overrides.append(.init("var leavesStyleOpen: Bool", "true"))
    }
    let subject = "let subject = object as? \(entry.name) else { return }"
    let first = triggers.prefix(1).map { "subject.\(presentation(by: $0))" }
    overrides.append(.init("func present(animated: Bool)", ["guard \(subject)"] + first + ["driveDelegate()"]))
    // What takes away and shows is called while something is shown.
    let replacing = triggers.filter { CallFinder.calls("dismiss", labelled: "animated", in: $0.body ?? []) }
    let offers = { (triggers: [Function]) in triggers.map { self.offer($0, calling: self.presentation(by: $0)) } }
    if triggers.count > 1 || !replacing.isEmpty {
      let again = replacing.isEmpty ? [] : ["if presented != nil {"] + offers(replacing) + ["}"]
      overrides.append(
        .init(
          "func offerEvents()",
          ["super.offerEvents()", "guard activeTransitions.isEmpty, \(subject)"] + again + [
            "if presented != nil { return }"
          ]
            + offers(Array(triggers.dropFirst()))))
    }
    return ScenarioClass("PresentingObjectScenario", overrides)
  }

  func presentingExtension(
    _ entry: TypeIndex.Entry, receiver: String, trigger: Function, number: Int
  ) -> ScenarioClass {
    ScenarioClass(
      "PresentingObjectScenario",
      [
        .init("func makeObject(_ presenter: UIViewController) -> AnyObject?", "Stand\(number)(presenter)"),
        .init(
          "func present(animated: Bool)",
          [
            "guard let subject = object as? Stand\(number) else { return }",
            "subject.\(presentation(by: trigger))",
            "driveDelegate()",
          ]),
      ])
  }

  func controllerExtension(_ trigger: Function) -> ScenarioClass {
    let call = PresentationCall(in: trigger)
    let text = invocation(of: trigger) { parameter in
      if PresentationCall.isDelegate(parameter, in: trigger) { return "keptDelegate()" }
      if parameter.name == call?.presented { return "makePresented(by: presenter)" }
      guard case .named("UIViewController", _)? = parameter.type?.unwrapped else { return nil }
      return "makePresented(by: presenter)"
    }
    return ScenarioClass(
      "PresentingObjectScenario",
      [.init("func present(animated: Bool)", ["presenter.\(text)", "driveDelegate()"])])
  }

  /// Somebody who conforms to what only extensions are known of: holds a controller under the name that they use.
  func stand(for candidate: SubjectFinder.Candidate, number: Int) -> String {
    guard case .presentingExtension(let receiver, _) = candidate.role else { return "" }
    return """

      final class Stand\(number): \(candidate.entry.name) {
        let \(receiver): UIViewController
        init(_ controller: UIViewController) { \(receiver) = controller }
      }

      """
  }

  /// The call of a method that presents: who presents and what is presented are the scenario's.
  private func presentation(by trigger: Function) -> String {
    let call = PresentationCall(in: trigger)
    let names = trigger.parameters.map(\.name)
    // One more controller is the presented one, too, where both are parameters: what the gesture is attached to.
    let other = [call?.receiver, call?.presented].allSatisfy { $0.map(names.contains) ?? false }
    return invocation(of: trigger) { parameter in
      if parameter.name == call?.receiver { return "presenter" }
      if PresentationCall.isDelegate(parameter, in: trigger) { return "keptDelegate()" }
      if parameter.name == call?.presented { return "nextPresented()" }
      guard case .named(let type, _)? = parameter.type?.unwrapped, type == "UIViewController" else { return nil }
      return other ? "nextPresented()" : "presenter"
    }
  }

  /// Properties from which the methods present and that somebody else has to fill.
  private func presentingProperties(of entry: TypeIndex.Entry, _ triggers: [Function]) -> [String] {
    let receivers = Set(triggers.compactMap { PresentationCall(in: $0)?.receiver })
    return entry.variables.filter { variable in
      receivers.contains(variable.name) && variable.isMutable && variable.isStored && variable.value == nil
        && !variable.attributes.isStatic
    }.map(\.name)
  }

  /// What the text of the scenario cannot say: the closure itself.
  func closure(of candidate: SubjectFinder.Candidate, number: Int) -> Variable? {
    guard case .animation(.closure(let closure, _)) = candidate.role else { return nil }
    return Variable(
      name: "closureUnderTest\(number)", type: nil, value: closure, isMutable: false, span: closure.span)
  }

  func tab(_ entry: TypeIndex.Entry) -> ScenarioClass {
    ScenarioClass(
      "TabContentScenario",
      [
        .init(
          "func makeTab(_ number: Int) -> UIViewController",
          ["number == 0 ? \(call.text(for: entry)) : super.makeTab(number)"]),
        .init("var drivesInteractively: Bool", "\(vendsAnimatorsAlone(entry))"),
      ])
  }
}
