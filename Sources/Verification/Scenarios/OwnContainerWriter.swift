import Program
import Subjects

/// The scenario of a container of the app's own: it is presented, or the root of its window, and the app gives it pages to
/// show. A root is covered where something in the sources fills the screen.
extension ScenarioWriter {
  func container(_ entry: TypeIndex.Entry, triggers: [Function], adding: Set<String>) -> ScenarioClass {
    let contents = finder.contents(of: entry)
    var call = call
    call.contents = first(contents, of: entry)
    let made = call.text(for: entry, known: ["UIViewController": "makeController()"])
    let isRoot = windowRoots.contains(entry, isApp: swipe.isApp)
    var overrides = [
      ScenarioClass.Override("func \(isRoot ? "makePresenter" : "makePresented")() -> UIViewController", made)
    ]
    if isRoot { overrides.append(.init("var isRoot: Bool", "true")) }
    if isRoot && !isCovered(entry) { overrides.append(.init("var isCovered: Bool", "false")) }
    if keepsStack(triggers) { overrides.append(.init("var keepsStack: Bool", "true")) }
    // What moves pages may come into the middle of anything; the rest is called at rest, and so is what a tap sends.
    let sent = triggers.filter { isAction($0, of: entry) }
    let isMoving = { (trigger: Function) in adding.contains(trigger.fullName) && !isAction(trigger, of: entry) }
    let moving = triggers.filter(isMoving).map { page($0, of: entry) } + contents.map(replacement)
    let others = triggers.filter { !isMoving($0) }.map { event($0, of: entry) }
    overrides += actions(sent, of: entry)
    if moving.isEmpty && others.isEmpty { return ScenarioClass("ContainerScenario", overrides) }
    var events = [
      "super.offerEvents()",
      "guard let subject = container as? \(entry.name), !mainRunLoop.isCrowded else { return }",
    ]
    events += moving
    if !others.isEmpty { events += ["if !activeTransitions.isEmpty { return }"] + others }
    overrides.append(.init("func offerEvents()", events))
    return ScenarioClass("ContainerScenario", overrides)
  }

  /// An action that no code names is left to what sends it, once that is on the screen.
  private func event(_ trigger: Function, of entry: TypeIndex.Entry) -> String {
    let call = page(trigger, of: entry)
    return isAction(trigger, of: entry)
      ? "if !isSent(\"\(trigger.fullName)\") && !isLocked(subject) { \(call) }" : call
  }

  /// Clients of a library may call what it offers.
  private func isAction(_ trigger: Function, of entry: TypeIndex.Entry) -> Bool {
    ![.public, .open].contains(trigger.attributes.access) && sent.contains(trigger, of: entry)
  }

  /// Clients give a container that is made what it is to show; where its own views are made later, after that.
  private func first(_ contents: [Variable], of entry: TypeIndex.Entry) -> [String] {
    let given = contents.filter { $0.type?.isOptional == true && $0.value == nil }
    if given.isEmpty { return [] }
    let hasLaterParts = entry.variables.contains { variable in
      guard case .implicitlyUnwrapped? = variable.type else { return false }
      return variable.value == nil && variable.isStored && !contents.contains { $0.name == variable.name }
    }
    return (hasLaterParts ? ["$0.loadViewIfNeeded()"] : []) + given.map { "$0.\($0.name) = makeController()" }
  }

  /// Whether clients push pages and pop them, as with a navigation controller.
  private func keepsStack(_ triggers: [Function]) -> Bool {
    ["push", "pop"].allSatisfy { word in triggers.contains { $0.name.hasPrefix(word) } }
  }

  /// The app gives the container another page by assigning a property.
  private func replacement(_ content: Variable) -> String {
    "if let page = newPage(for: subject) { offer(.appCalls(\"\(content.name)\"), by: .app, disturbs: isBusy) "
      + "{ performStep { subject.\(content.name) = page } } }"
  }

  /// The app calls a method, with a page where that asks for one.
  ///
  /// - Parameters:
  ///   - container: What the pages are for.
  ///   - host: The name of the parameter for that.
  func page(
    _ trigger: Function, of entry: TypeIndex.Entry, in container: String = "subject", host: String? = nil
  ) -> String {
    let arguments = PageArguments(trigger, in: container, host: host)
    let open = trigger.parameters.first { self.someCase(for: $0, of: entry) != nil }?.name
    let call = invocation(of: trigger) { parameter in
      arguments.text(for: parameter) ?? (parameter.name == open ? someCase(for: parameter, of: entry) : nil)
    }
    let event =
      "offer(.appCalls(\"\(trigger.fullName)\"), by: .app, disturbs: isBusy) "
      + "{ performStep { subject.\(call) } }"
    guard let page = arguments.page else { return event }
    return "if let page = \(page) { \(event) }"
  }

  /// Any case of an enum that says what the container is to do: `.opened`, `.closed`.
  private func someCase(for parameter: Parameter, of entry: TypeIndex.Entry) -> String? {
    guard parameter.defaultValue == nil, case .named(let name, _)? = parameter.type,
      let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .enum,
      !type.isPrivate
    else { return nil }
    let cases = type.declaration.cases
    guard (1...4).contains(cases.count), cases.allSatisfy(\.payload.isEmpty) else { return nil }
    return cases.dropFirst().reversed().reduce("\(type.name).\(cases[0].name)") { (rest: String, other) -> String in
      "(mayHappen(\"the app passes '.\(other.name)'\", by: .environment) ? \(type.name).\(other.name) : \(rest))"
    }
  }
}

/// What the app passes to a method of a container: pages of its own, with animation.
private struct PageArguments {
  /// The page, for methods that ask for one: one that is to come or, to be removed, the last that is there.
  let page: String?
  /// The parameter that the page is passed for.
  private let pageName: String?

  private let container: String
  /// The name of the parameter for that; nil where there is none.
  private let host: String?

  init(_ trigger: Function, in container: String, host: String?) {
    self.container = container
    self.host = host
    pageName =
      trigger.parameters.first { parameter in
        guard case .named("UIViewController", _)? = parameter.type?.unwrapped, parameter.defaultValue == nil,
          parameter.name != host
        else { return false }
        let name = parameter.name.lowercased()
        return !Self.former.contains { name.hasPrefix($0) } && !Self.hosts.contains { name.contains($0) }
      }?.name
    let removes = Self.removing.contains { trigger.name.lowercased().hasPrefix($0) }
    page = pageName == nil ? nil : removes ? "\(container).children.last" : "newPage(for: \(container))"
  }

  func text(for parameter: Parameter) -> String? {
    if parameter.name == pageName { return "page" }
    if parameter.name == host { return container }
    if parameter.label == "animated" || parameter.name == "animated" { return "true" }
    guard case .array(.named("UIViewController", _))? = parameter.type?.unwrapped, parameter.defaultValue == nil else {
      return nil
    }
    return "pageList()"
  }

  /// Names of what was shown before.
  private static let former = ["from", "old", "current", "previous", "source"]
  /// Names of what the container itself is put into.
  private static let hosts = ["parent", "host", "container", "presenter"]
  private static let removing = ["pop", "remove", "hide", "close", "dismiss", "detach", "unembed"]
}
