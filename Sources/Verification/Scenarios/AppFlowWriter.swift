import Program
import Subjects

/// The scenarios of objects that present when the app is told something.
extension ScenarioWriter {
  func appFlow(_ entry: TypeIndex.Entry, _ flow: AppFlow) -> ScenarioClass {
    var overrides = [
      ScenarioClass.Override("func makeObject(_ presenter: UIViewController) -> AnyObject?", objects(entry, flow)),
      .init("func offerCalls()", calls(entry, flow)),
    ]
    if finder.appEvents.screensPresent { overrides.append(.init("var screensPresent: Bool", "true")) }
    if flow.looksAbove { overrides.append(.init("var looksAbove: Bool", "true")) }
    if !flow.closing.isEmpty && finder.presentsAbove { overrides.append(.init("var isCovered: Bool", "true")) }
    return ScenarioClass("AppFlowScenario", overrides)
  }

  /// The delegate of the app, and the object: the app holds both for ever.
  private func objects(_ entry: TypeIndex.Entry, _ flow: AppFlow) -> [String] {
    let isNeeded = flow.opening.contains { !$0.function.attributes.isStatic } || !flow.closing.isEmpty
    guard let delegate = finder.appEvents.delegate(for: entry, in: index) else {
      return [isNeeded ? wired(entry) : "nil"]
    }
    let met = "madeAppDelegate = \(wired(delegate))"
    if delegate.id == entry.id { return [met, "return madeAppDelegate"] }
    return [met, "return \(isNeeded ? wired(entry) : "nil")"]
  }

  /// An object with what it needs to find the window.
  private func wired(_ entry: TypeIndex.Entry, depth: Int = 0) -> String {
    if depth == 0, let shared = Self.shared(entry) { return "\(entry.name).\(shared)" }
    var known = ["UIViewController": "presenter", "UIWindow": "keyWindow!", "UIApplication": "UIApplication.shared"]
    for name in askedTypes(of: entry) {
      if let value = stand(for: name, of: entry, depth) ?? holding(name, of: entry) { known[name] = value }
    }
    let made = call.text(for: entry, known: known)
    let given = Self.initialisers(of: entry).flatMap(\.parameters).map(\.name)
    let fills = entry.variables.compactMap { variable -> String? in
      guard variable.isStored, variable.isMutable, !variable.attributes.isStatic, !variable.attributes.isLazy,
        variable.value == nil, !given.contains(variable.name),
        case .named(let type, _)? = variable.type?.unwrapped
      else { return nil }
      // A second window is for what lies over everything.
      if type == "UIWindow" && variable.name != "window" { return nil }
      let value = type == "UIWindow" ? "keyWindow" : type == "UIViewController" ? "presenter" : nil
      return (value ?? stand(for: type, of: entry, depth)).map { "$0.\(variable.name) = \($0)" }
    }
    return fills.isEmpty ? made : "given(\(made)) { \(fills.joined(separator: "; ")) }"
  }

  /// What holds the page on whose behalf an object works.
  private func holding(_ name: String, of entry: TypeIndex.Entry) -> String? {
    guard let (type, property) = finder.holder(named: name, for: entry) else { return nil }
    return "given(\(call.text(for: type))) { $0.\(property) = presenter }"
  }

  /// The types that initialisers of the class ask for.
  private func askedTypes(of entry: TypeIndex.Entry) -> Set<String> {
    let types = Self.initialisers(of: entry).flatMap(\.parameters).map { $0.type?.unwrapped }
    return Set(
      types.compactMap { type in
        guard case .named(let name, _)? = type else { return nil }
        return name
      })
  }

  private static func initialisers(of entry: TypeIndex.Entry) -> [Function] {
    entry.functions.filter { function in
      guard case .initializer = function.kind else { return false }
      return true
    }
  }

  /// What stands behind a protocol: the delegate of the app, or the one object that presents.
  private func stand(for type: String, of entry: TypeIndex.Entry, _ depth: Int) -> String? {
    guard let asked = index.entry(mentioned: type, in: entry), asked.declaration.kind == .protocol else { return nil }
    if let delegate = finder.appEvents.delegate(for: entry, in: index), delegate.id != entry.id,
      index.ancestors(of: delegate).contains(asked.name)
    {
      return "madeAppDelegate as! \(delegate.name)"
    }
    guard depth < 1, let presenter = finder.presenter(behind: .named(type, []), for: entry) else { return nil }
    return "kept(\(wired(presenter, depth: depth + 1)))"
  }

  /// The constant in which a class keeps its only object.
  static func shared(_ entry: TypeIndex.Entry) -> String? {
    entry.variables.first { variable in
      guard variable.attributes.isStatic, case .call(let callee, _)? = variable.value?.kind else { return false }
      let name = CallFinder.baseName(of: callee)
      return name == entry.name || name == "Self"
    }?.name
  }

  private func calls(_ entry: TypeIndex.Entry, _ flow: AppFlow) -> [String] {
    let opening = flow.opening.map { event in
      let function = event.function
      let isStatic = function.attributes.isStatic
      return
        "\(offered(entry, isStatic, returns: AppEvents.isReturn(function))) offerFlow(\"\(function.fullName)\", isTold: \(event.isTold)) "
        + "{ \(isStatic ? entry.name : "subject").\(request(function)) } }"
    }
    let closing = flow.closing.filter { !$0.attributes.isStatic }.prefix(2).map { method in
      "\(offered(entry, false)) offerClosing(\"\(method.fullName)\") { subject.\(request(method)) } }"
    }
    return opening + closing
  }

  /// - Parameter returns: The app was left before: whatever came or went then has ended.
  private func offered(_ entry: TypeIndex.Entry, _ isStatic: Bool, returns: Bool = false) -> String {
    let conditions =
      (returns ? ["!isInTransition()"] : []) + (isStatic ? [] : ["let subject = object as? \(entry.name)"])
    return conditions.isEmpty ? "do {" : "if \(conditions.joined(separator: ", ")) {"
  }

  /// The call, with what the scenario has.
  private func request(_ function: Function) -> String {
    let call = PresentationCall(in: function)
    return invocation(of: function) { parameter in
      if let closure = EndClosure(parameter) { return closure.text }
      guard case .named(let type, _)? = parameter.type?.unwrapped else { return nil }
      switch type {
      case "UIViewController": return parameter.name == call?.presented ? "nextPresented()" : "presenter"
      case "UIAlertController": return "UIAlertController(title: nil, message: nil, preferredStyle: .alert)"
      case "UIWindow": return "keyWindow!"
      case "UIApplication": return "UIApplication.shared"
      case "UIScene", "UIWindowScene": return "mainScene"
      case "Bool" where parameter.label == "animated" || parameter.name == "animated": return "true"
      default: return nil
      }
    }
  }
}
