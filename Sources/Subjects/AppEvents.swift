import Diagnostics
import Machine
import Program

/// What the sources show of calls that nobody's tap makes: what the system tells the app, and what that leads to; and who
/// looks for a controller from the window down.
package struct AppEvents {
  /// The names of functions and properties of the sources that answer a controller found from the window.
  let windowNames: Set<String>
  /// The functions that what the system tells the app leads to, each with its type.
  private let told: Set<String>
  /// The names of functions that present from a controller that they are given.
  let showers: Set<String>
  /// Whether controllers of the sources present by themselves: then the user may have opened something.
  package let screensPresent: Bool
  /// The classes that apps of the sources are told by.
  private let delegates: Set<Int>
  private let delegateNames: Set<String>

  package init(_ index: TypeIndex) {
    let types = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }
    windowNames = Self.windowNames(in: index)
    told = Self.told(in: types)
    showers = Set((types.flatMap(\.functions) + index.globals).filter(Self.showsFromParameter).map(\.name))
    screensPresent = Self.screensPresent(in: index)
    let classes = types.filter { entry in
      entry.declaration.kind == .class && index.ancestors(of: entry).contains("UIApplicationDelegate")
    }
    delegates = Set(classes.map(\.id))
    delegateNames = Set(classes.map(\.name))
  }

  /// Whether code of controllers presents: their own, or what the sources add to all of them.
  package static func screensPresent(in index: TypeIndex) -> Bool {
    index.entries.contains { entry in
      index.ancestors(of: entry).contains("UIViewController")
        && entry.functions.contains { function in
          let file = Int(function.span.file)
          return index.isSubject(file: file) && !index.isTest(file: file)
            && CallFinder.calls("present", labelled: "animated", in: function.body ?? [])
        }
    }
  }

  /// The one of the app to which a type belongs: of several of one name the nearest.
  package func delegate(for type: TypeIndex.Entry, in index: TypeIndex) -> TypeIndex.Entry? {
    let near = delegateNames.compactMap { index.entry(named: $0, from: type.file) }.filter { delegates.contains($0.id) }
    return near.count == 1 ? near.first : nil
  }

  /// What the system calls whatever the app shows (developer.apple.com, `UIApplicationDelegate`, `UISceneDelegate`,
  /// `UNUserNotificationCenterDelegate`); what it calls at the launch alone is not among them.
  static let systemCalls: Set<String> = [
    "applicationDidBecomeActive(_:)", "applicationWillEnterForeground(_:)", "application(_:open:options:)",
    "application(_:open:sourceApplication:annotation:)", "application(_:handleOpen:)",
    "application(_:continue:restorationHandler:)", "application(_:didReceiveRemoteNotification:)",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "application(_:didReceive:)",
    "application(_:performActionFor:completionHandler:)",
    "sceneDidBecomeActive(_:)", "sceneWillEnterForeground(_:)", "scene(_:openURLContexts:)", "scene(_:continue:)",
    "windowScene(_:performActionFor:completionHandler:)",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:didReceive:)",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)", "userNotificationCenter(_:willPresent:)",
  ]

  /// Whether the system calls the function when the user comes back to the app: transitions that ran when it was left have
  /// ended by then.
  package static func isReturn(_ function: Function) -> Bool { returns.contains(function.fullName) }

  private static let returns: Set<String> = [
    "applicationDidBecomeActive(_:)", "applicationWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
    "sceneWillEnterForeground(_:)",
  ]

  /// Whether the system calls the function whatever the app shows.
  package static func isOfSystem(_ function: Function) -> Bool { systemCalls.contains(function.fullName) }

  /// Whether statements of a type ask the window for a controller; what the type keeps under such a name it was given.
  func asksWindow(_ statements: [Statement], of entry: TypeIndex.Entry) -> Bool {
    let own = entry.variables.filter { $0.isStored && !$0.attributes.isStatic }.map(\.name)
    return !Self.mentioned(in: statements).intersection(windowNames).isSubset(of: own)
  }

  /// The names that statements mention.
  package static func mentioned(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): names.insert(name)
      default: break
      }
    }
    return names
  }

  /// The names that conditions mention.
  package static func mentioned(in conditions: [Condition]) -> Set<String> {
    mentioned(
      in: conditions.compactMap { condition in
        switch condition {
        case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value):
          Statement(.expression(value), value.span)
        case .available: nil
        }
      })
  }

  private static func windowNames(in index: TypeIndex) -> Set<String> {
    let isRead = { (span: SourceSpan) in
      index.isSubject(file: Int(span.file)) && !index.isTest(file: Int(span.file))
    }
    var open: [(name: String, mentioned: Set<String>)] = []
    for entry in index.entries {
      for function in entry.functions where isRead(function.span) && answersController(function.result) {
        open.append((function.name, mentioned(in: function.body ?? [])))
      }
      for variable in entry.variables where isRead(variable.span) && answersController(variable.type) {
        open.append((variable.name, mentioned(in: variable.accessors?.getter ?? [])))
      }
    }
    for function in index.globals where answersController(function.result) {
      open.append((function.name, mentioned(in: function.body ?? [])))
    }
    var names: Set<String> = ["rootViewController"]
    var before = 0
    while before != names.count {
      before = names.count
      for (name, mentioned) in open where !mentioned.isDisjoint(with: names) { names.insert(name) }
    }
    return names
  }

  private static func answersController(_ type: TypeReference?) -> Bool {
    guard case .named(let name, _)? = type?.unwrapped else { return false }
    return name.hasSuffix("Controller")
  }

  private static func showsFromParameter(_ function: Function) -> Bool {
    guard let receiver = PresentationCall(in: function)?.receiver else { return false }
    return function.parameters.contains { $0.name == receiver }
  }

  private static func told(in types: [TypeIndex.Entry]) -> Set<String> {
    let owners = Dictionary(grouping: types.flatMap { type in type.functions.map { ($0.name, type) } }) { $0.0 }
    var pending = types.flatMap { type in
      type.functions.filter { systemCalls.contains($0.fullName) }.map { (type: type, body: $0.body ?? []) }
    }
    var told: Set<String> = []
    while let (type, body) = pending.popLast() {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
        let asked = receiver(of: callee, in: type)
        let own = (owners[name] ?? []).filter { asked == nil || $0.1.name == asked }
        guard let owner = own.first?.1, own.allSatisfy({ $0.1.id == owner.id }),
          told.insert(key(name, of: owner)).inserted
        else { return }
        for function in owner.functions where function.name == name { pending.append((owner, function.body ?? [])) }
      }
    }
    return told
  }

  private static func key(_ name: String, of type: TypeIndex.Entry) -> String { "\(type.id).\(name)" }

  /// Whether what the system calls leads to the method.
  package func isTold(_ function: Function, of type: TypeIndex.Entry) -> Bool {
    Self.systemCalls.contains(function.fullName) || told.contains(Self.key(function.name, of: type))
  }

  /// The name of the type that a method is asked of; nil where nothing says it.
  private static func receiver(of callee: Expression, in type: TypeIndex.Entry) -> String? {
    guard case .member(let base, _) = MethodUses.bare(callee).kind else { return type.name }
    switch MethodUses.bare(base).kind {
    case .selfReference: return type.name
    case .name(let name), .member(_, let name):
      if name.first?.isUppercase == true { return name }
      return type.variables.first { $0.name == name }?.className
    default: return nil
    }
  }
}
