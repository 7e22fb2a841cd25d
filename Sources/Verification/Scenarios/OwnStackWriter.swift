import Program

/// A stored list of controllers of a container that its code treats as a stack: it shows the last one and takes it off.
struct OwnStack {
  let name: String

  /// Nil for a container without such a list. Lists of tabs are asked for others than the last, and lose any.
  init?(of entry: TypeIndex.Entry, in index: TypeIndex) {
    let bodies = HelperMethods.bodies(of: entry)
    guard bodies.contains(where: Self.takesLast) else { return nil }
    let lists = entry.variables.filter { variable in
      guard variable.isStored, variable.isMutable, !variable.attributes.isStatic else { return false }
      return variable.isControllerList
    }
    guard let list = lists.first(where: { list in bodies.contains { Self.asksForLast(of: list.name, in: $0) } }) else {
      return nil
    }
    name = list.name
  }

  private static func takesLast(in body: [Statement]) -> Bool {
    ["removeLast", "popLast", "dropLast"].contains { CallFinder.calls($0, in: body) }
  }

  private static func asksForLast(of list: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .member(let base, "last") = expression.kind else { return }
      switch base.kind {
      case .name(list): found = true
      case .member(let owner, list): if case .selfReference = owner.kind { found = true }
      default: break
      }
    }
    return found
  }
}

extension Variable {
  /// `[UIViewController]`, declared or made.
  fileprivate var isControllerList: Bool {
    if case .array(.named("UIViewController", _))? = type?.unwrapped { return true }
    guard type == nil, case .call(let callee, let arguments)? = value?.kind, arguments.isEmpty,
      case .type(.array(.named("UIViewController", _))) = callee.kind
    else { return false }
    return true
  }
}

extension ScenarioWriter {
  /// Presented; pages are put on its stack and taken off at any time.
  func stack(_ stack: OwnStack, of entry: TypeIndex.Entry, triggers: [Function]) -> ScenarioClass {
    let page = "makeController()"
    let made = call.text(for: entry, known: ["UIViewController": page, "rootViewController": page])
    let events = triggers.map { trigger -> String in
      let call = invocation(of: trigger) { parameter in
        switch parameter.type?.unwrapped {
        case .named("UIViewController", _): "self.makeController()"
        case .array(.named("UIViewController", _)): "self.makePages()"
        default: nil
        }
      }
      let puts = call.contains("self.make")
      return "if \(puts ? "takesPage" : "!mainRunLoop.isCrowded") { "
        + "offer(.appCalls(\"\(trigger.fullName)\"), by: .app) { performStep { subject.\(call) } } }"
    }
    return ScenarioClass(
      "OwnStackScenario",
      [
        .init("func makePresented() -> UIViewController", made),
        .init(
          "func stack(of container: UIViewController) -> [UIViewController]?",
          "(container as? \(entry.name))?.\(stack.name)"),
        .init(
          "func offerEvents()",
          [
            "super.offerEvents()",
            "guard activeTransitions.isEmpty, let subject = presented as? \(entry.name) else { return }",
          ] + events),
      ])
  }
}
