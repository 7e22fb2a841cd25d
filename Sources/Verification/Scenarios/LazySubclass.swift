import Program

/// The subclass that stands for those that a library's clients write: it overrides what a trap says must be overridden,
/// and its overrides are unknown code. A class of which only extensions are known is made as its subclass, too.
struct LazySubclass {
  let name: String
  private let base: TypeIndex.Entry
  private let hooks: [Function]
  private let properties: [Variable]

  /// Nil for a class that leaves nothing open, or that nobody can inherit from.
  init?(of entry: TypeIndex.Entry, number: Int, index: TypeIndex) {
    let isStranger = entry.declaration.kind == .extension && entry.isSubject
    guard isStranger || entry.declaration.kind == .class && !entry.declaration.attributes.isFinal else { return nil }
    name = "Derived\(number)"
    base = entry
    // Of what superclasses leave open only what no class in between has done.
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    var done: Set<String> = []
    hooks = lineage.flatMap(\.functions).filter { function in
      guard case .function = function.kind, !function.attributes.isStatic, !function.attributes.isFinal,
        done.insert(function.fullName).inserted
      else { return false }
      return AbstractClasses.isTrap(function.body ?? [])
    }
    properties = lineage.flatMap(\.variables).filter { variable in
      !variable.attributes.isStatic && done.insert(variable.name).inserted
        && AbstractClasses.isTrap(variable.accessors?.getter ?? [])
    }
    if hooks.isEmpty && properties.isEmpty && !isStranger { return nil }
  }

  var text: String {
    let members = hooks.map(override) + properties.map { "  override var \($0.name): Any { unknown(.code) }" }
    return "\nfinal class \(name): \(base.name) {\n\(members.joined(separator: "\n"))\n}\n"
  }

  private func override(_ hook: Function) -> String {
    let parameters = hook.parameters.enumerated().map { number, parameter in
      "\(parameter.label ?? "_") value\(number): Any?"
    }
    let head = "  override func \(hook.name)(\(parameters.joined(separator: ", ")))"
    let isResultless = hook.result == nil || hook.result == .named("Void", []) || hook.result == .tuple([])
    let result = isResultless ? "" : "return unknown(.code)"
    return "\(head)\(isResultless ? "" : " -> Any") { \((work(of: hook) + [result]).joined(separator: "; ")) }"
  }

  /// An animation of the client's own is taken to be right; any other hook may complete a context that it is given, and
  /// call its closures.
  private func work(of hook: Function) -> [String] {
    if hook.fullName == "animateTransition(using:)" {
      return ["ReferenceAnimator().animateTransition(using: value0 as! Transition)"]
    }
    return hook.parameters.enumerated().compactMap { number, parameter in
      if parameter.isContext { return "if let context = value\(number) as? Transition { transitionEscaped(context) }" }
      if case .function? = parameter.type?.unwrapped { return "if let body = value\(number) { closureEscaped(body) }" }
      return nil
    }
  }
}
