import Program

/// The scenarios of animators and interaction controllers that no delegate of the sources vends.
extension ScenarioWriter {
  func animator(_ entry: TypeIndex.Entry) -> Body {
    let direction = AnimatorDirection(index: index)
    let made = call.text(for: entry, known: direction.arguments(of: entry))
    let flags = direction.flags(of: entry).map { "animator.\($0) = presenting; " }.joined()
    var members = [
      "override func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning {",
      flags.isEmpty ? "  \(made)" : "  let animator = \(made); \(flags)return animator",
      "}",
    ]
    if CallFinder.remembers(entry) { members.append("override var mayKeepAnimators: Bool { true }") }
    return ("AnimatorScenario", members)
  }

  /// One with a gesture of its own is made for what is presented, and wired to it; any other serves one drag.
  func interactionController(_ entry: TypeIndex.Entry) -> Body {
    if let wiring = InteractionWiring(entry, index: index) { return wired(entry, wiring) }
    let made = call.text(
      for: entry,
      known: [
        "UIPanGestureRecognizer": "gesture", "UIGestureRecognizer": "gesture", "UIViewController": "presented!",
        "UIScreenEdgePanGestureRecognizer": "gesture",
      ])
    return (
      "InteractionControllerScenario",
      [
        "override func makeInteractionController(_ gesture: UIPanGestureRecognizer)"
          + " -> UIViewControllerInteractiveTransitioning { \(made) }"
      ]
    )
  }

  private func wired(_ entry: TypeIndex.Entry, _ wiring: InteractionWiring) -> Body {
    let known = ["UIViewController": "presented", "UIView": "presented.view"]
    var members = [
      "override func makeInteractionController(for presented: UIViewController)"
        + " -> UIViewControllerInteractiveTransitioning {",
      "  let controller = \(call.text(for: entry, known: known))",
    ]
    members += wiring.requests.map { "  controller.\($0) = { [weak presented] in self.close(presented) }" }
    if let method = wiring.method {
      members.append("  controller.\(invocation(of: method, known: known))")
    } else if let handler = wiring.handler {
      members.append(
        "  presented.view.addGestureRecognizer(UIPanGestureRecognizer(target: controller, action: "
          + "Selector(\"\(handler.fullName)\")))")
    }
    members += ["  return controller", "}"]
    if let flag = wiring.flag {
      members += [
        "override func isInteracting(_ controller: UIViewControllerInteractiveTransitioning) -> Bool {",
        "  (controller as? \(entry.name))?.\(flag) == true", "}",
      ]
    }
    return ("WiredInteractionScenario", members)
  }

  /// A call of a method; arguments that the scenario does not know by the types of the parameters are unknown.
  private func invocation(of function: Function, known: [String: String]) -> String {
    let arguments = function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map { parameter in
      var value = "unknown(.code)"
      if case .named(let type, _)? = parameter.type?.unwrapped { value = known[type] ?? value }
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }
}

/// How an interaction controller that handles a gesture itself is connected with what it dismisses.
struct InteractionWiring {
  /// Shows it the controller or its view; nil when an initialiser does, or `handler` is the action of a recogniser that
  /// others make.
  var method: Function?
  var handler: Function?
  /// The Boolean property by which delegates see that it drives.
  var flag: String?
  /// Properties that hold what the gesture is to do: a function without parameters, called by the handler.
  var requests: [String]

  /// Nil for one that handles no gesture, or cannot be connected.
  init?(_ entry: TypeIndex.Entry, index: TypeIndex) {
    let handlers = entry.functions.filter { function in
      function.parameters.count == 1 && Self.type(of: function.parameters[0]).hasSuffix("GestureRecognizer")
    }
    guard let handler = handlers.first(where: { $0.body != nil }) else { return nil }
    let open = entry.functions.filter { function in
      ![.private, .fileprivate].contains(function.attributes.access) && !function.attributes.isOverride
        && !function.attributes.isStatic
    }
    let takesPart = { (function: Function) in
      function.parameters.contains { ["UIViewController", "UIView"].contains(Self.type(of: $0)) }
    }
    method = open.first { function in
      guard case .function = function.kind else { return false }
      return takesPart(function)
    }
    let isMadeWithIt = open.contains { function in
      guard case .initializer = function.kind else { return false }
      return takesPart(function)
    }
    let isOpen = ![.private, .fileprivate].contains(handler.attributes.access)
    if method == nil && !isMadeWithIt && !isOpen { return nil }
    self.handler = method == nil && !isMadeWithIt ? handler : nil
    flag = entry.variables.first(where: Self.saysInteracting)?.name
    requests = entry.variables.filter { variable in
      Self.isAction(variable) && CallFinder.calls(variable.name, in: handler.body ?? [])
    }.map(\.name)
  }

  private static func type(of parameter: Parameter) -> String {
    if case .named(let name, _)? = parameter.type?.unwrapped { return name }
    return ""
  }

  private static func isAction(_ variable: Variable) -> Bool {
    guard variable.isMutable, variable.isStored, !variable.attributes.isStatic,
      ![.private, .fileprivate].contains(variable.attributes.access),
      case .function(let parameters, let result)? = variable.type?.unwrapped
    else { return false }
    return parameters.isEmpty && (result == .tuple([]) || result == .named("Void", []))
  }

  private static func saysInteracting(_ variable: Variable) -> Bool {
    if [.private, .fileprivate].contains(variable.attributes.access) || variable.attributes.isStatic { return false }
    var isBoolean = false
    if case .named("Bool", _)? = variable.type?.unwrapped { isBoolean = true }
    if case .bool? = variable.value?.kind { isBoolean = true }
    let name = variable.name.lowercased()
    return isBoolean && ["interact", "inprogress", "hasstarted"].contains { name.contains($0) }
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
