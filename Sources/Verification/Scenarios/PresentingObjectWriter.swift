import Program
import Subjects

/// The scenarios of objects and extensions whose methods present on behalf of controllers.
extension ScenarioWriter {
  func presentingObject(_ entry: TypeIndex.Entry, triggers: [Function]) -> ScenarioClass {
    let stack = OwnStack(of: entry, presenting: triggers, in: index)
    var overrides = stack.map { started(entry, $0) } ?? made(entry, triggers)
    let isStyled = triggers.contains { CallFinder.assigns(["modalPresentationStyle"], in: $0.body ?? []) }
    if !isStyled && index.ancestors(of: entry).contains(SubjectFinder.delegate) {
      overrides.append(.init("var leavesStyleOpen: Bool", "true"))
    }
    let subject = "let subject = object as? \(entry.name) else { return }"
    let first = triggers.prefix(1).map { "subject.\(presentation(by: $0))" }
    overrides.append(.init("func present(animated: Bool)", ["guard \(subject)"] + first + ["driveDelegate()"]))
    let flow = FlowMethods(of: entry, opening: triggers, finder)
    if flow.looksAbove { overrides.append(.init("var looksAbove: Bool", "true")) }
    if triggers.contains(where: flow.takesPages) { overrides.append(.init("var takesPages: Bool", "true")) }
    let others = whileShown(flow, of: entry) + events(entry, triggers)
    if !others.isEmpty { overrides.append(.init("func offerEvents()", ["super.offerEvents()"] + others)) }
    return ScenarioClass("PresentingObjectScenario", overrides, opens: triggers.first?.fullName)
  }

  /// The object, with whom it presents from: coordinators present on the stack, or the tabs, that they are made with.
  private func made(_ entry: TypeIndex.Entry, _ triggers: [Function]) -> [ScenarioClass.Override] {
    let properties = presentingProperties(of: entry, triggers)
    let host = FlowHost(of: entry, presenters: receivers(of: entry, triggers), properties: properties, index: index)
    var known = Self.shownViews.merging(["UIViewController": "presenter"]) { $1 }
    if let host { known[host.type] = host.cast }
    let made = call.text(for: entry, known: known)
    let filled = properties.map { variable in
      "object.\(variable.name) = \(host.map { $0.isType(variable.type) ? $0.cast : "presenter" } ?? "presenter")"
    }
    let object = ScenarioClass.Override(
      "func makeObject(_ presenter: UIViewController) -> AnyObject?",
      ["let object = \(made)"] + filled + ["return object"])
    guard let host, (made + filled.joined()).contains(host.cast) else { return [object] }
    return [object, .init("func makePresenter() -> UIViewController", host.made(by: call))]
  }

  /// The object, started as the app starts it, with the stack that it makes in the window.
  private func started(_ entry: TypeIndex.Entry, _ stack: OwnStack) -> [ScenarioClass.Override] {
    let made = call.text(for: entry, known: ["UIViewController": "presenter", "UIWindow": "appWindow()"])
    let windows = ["UIWindow": "appWindow()", "UIScene": "mainScene", "UIWindowScene": "mainScene"]
    let calls = stack.starting.map { method in
      "subject."
        + invocation(of: method) { parameter in
          guard case .named(let type, _)? = parameter.type?.unwrapped else { return nil }
          return windows[type]
        }
    }
    let shown = stack.fillsWindow ? [] : ["show(subject.\(stack.property.name))"]
    return [
      .init("func makeObject(_ presenter: UIViewController) -> AnyObject?", made),
      .init("var startsByItself: Bool", "true"),
      .init("func startObject()", ["guard let subject = object as? \(entry.name) else { return }"] + calls + shown),
    ]
  }

  /// Views of the page from which an object may find who presents.
  static let shownViews: [String: String] = [
    "UIView": "shownView(UIView())", "UITextView": "shownView(UITextView())",
    "UITextField": "shownView(UITextField())", "UIButton": "shownView(UIButton())",
    "UIScrollView": "shownView(UIScrollView())", "UITableView": "shownView(UITableView())",
    "UIImageView": "shownView(UIImageView())",
  ]

  /// What may happen besides: other methods that present, those that replace what is shown, and those that are told.
  private func events(_ entry: TypeIndex.Entry, _ triggers: [Function]) -> [String] {
    let subject = "let subject = object as? \(entry.name)"
    let heard = Listeners.methods(of: entry, reaching: triggers).map(heard)
    let listening = heard.isEmpty ? [] : ["if \(subject), presented != nil {"] + heard + ["}"]
    // What takes away and shows is called while something is shown.
    let replacing = triggers.filter { CallFinder.calls("dismiss", labelled: "animated", in: $0.body ?? []) }
    let offers = { (triggers: [Function]) in triggers.map { self.offer($0, calling: self.presentation(by: $0)) } }
    if triggers.count < 2 && replacing.isEmpty { return listening }
    let again = replacing.isEmpty ? [] : ["if presented != nil {"] + offers(replacing) + ["}"]
    return listening + ["guard activeTransitions.isEmpty, \(subject) else { return }"] + again + [
      "if presented != nil { return }"
    ] + offers(Array(triggers.dropFirst()))
  }

  /// What is called while something is shown: who closes it, and what the page itself calls.
  private func whileShown(_ flow: FlowMethods, of entry: TypeIndex.Entry) -> [String] {
    let call = { (method: Function) in
      "subject.\(self.invocation(of: method) { $0.type?.unwrapped == .named("UIViewController", []) ? "pageToClose(page)" : nil })"
    }
    let closing = flow.closing.prefix(Self.mostCalls).map { method in
      "if !mainRunLoop.isCrowded { offer(.appCalls(\"\(method.fullName)\"), by: .app) { "
        + "performStep { \(call(method)) } } }"
    }
    let answering = (flow.opening.first.map(flow.answers) ?? []).prefix(Self.mostCalls).map { method in
      "if !mainRunLoop.isCrowded { offer(.appCalls(\"\(method.fullName)\"), by: .app) { "
        + "assume(mayHappen(\"what is shown calls it\", by: .code)); performStep { \(call(method)) } } }"
    }
    if closing.isEmpty && answering.isEmpty { return [] }
    let answers = answering.isEmpty ? [] : ["if isAlone(page) {"] + answering + ["}"]
    return ["if activeTransitions.isEmpty, let page = shownByCode, let subject = object as? \(entry.name) {"] + closing
      + answers + ["}"]
  }

  /// Each one multiplies what has to be explored.
  private static var mostCalls: Int { 3 }

  /// What the object listens to has something to tell.
  private func heard(_ method: Function) -> String {
    "if !mainRunLoop.isCrowded { offer(.appCalls(\"\(method.fullName)\"), by: .app, disturbs: isInTransition()) { "
      + "assume(mayHappen(\"what it listens to speaks while something is shown\", by: .code)); "
      + "performStep { subject.\(invocation(of: method)) } } }"
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
      if let closure = EndClosure(parameter) { return closure.text }
      if parameter.name == call?.presented { return "makePresented(by: presenter)" }
      guard case .named("UIViewController", _)? = parameter.type?.unwrapped else { return nil }
      return "makePresented(by: presenter)"
    }
    return ScenarioClass(
      "PresentingObjectScenario",
      [.init("func present(animated: Bool)", ["presenter.\(text)", "driveDelegate()"])])
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
      if let closure = EndClosure(parameter) { return closure.text }
      if parameter.name == call?.presented { return "nextPresented()" }
      guard case .named(let type, _)? = parameter.type?.unwrapped, type == "UIViewController" else { return nil }
      return other ? "nextPresented()" : "presenter"
    }
  }

  /// The names of what presents in the methods, or in what they call.
  private func receivers(of entry: TypeIndex.Entry, _ triggers: [Function]) -> Set<String> {
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    return Set(
      triggers.compactMap { trigger in
        var whole = trigger
        whole.body = TriggerGroups.reached(from: trigger, bodies)
        return PresentationCall(in: whole)?.receiver
      })
  }

  /// Properties from which the methods present and that somebody else has to fill.
  private func presentingProperties(of entry: TypeIndex.Entry, _ triggers: [Function]) -> [Variable] {
    let receivers = receivers(of: entry, triggers)
    return entry.variables.filter { variable in
      receivers.contains(variable.name) && variable.isMutable && variable.isFilledByOthers
        && !variable.attributes.isStatic
    }
  }
}
