import Program
import Subjects

/// The subclass that stands for those that a library's clients write: it overrides what a trap says must be overridden,
/// and its overrides are unknown code. A class of which only extensions are known is made as its subclass, too.
struct LazySubclass {
  let name: String
  private let base: TypeIndex.Entry
  private let hooks: [Function]
  private let properties: [Variable]
  private let pages: ClientPages
  /// Delegates of the base class that a client's subclass is itself: property and protocol.
  private let roles: [(property: String, type: String)]

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
    pages = ClientPages(lineage: lineage, number: number, index: index)
    roles = Self.roles(of: lineage, index: index)
    if hooks.isEmpty && properties.isEmpty && !isStranger { return nil }
  }

  /// What a client has to set before the class does anything: `self.dataSource`, of which the class has all methods, and that
  /// nothing in it assigns.
  private static func roles(
    of lineage: [TypeIndex.Entry], index: TypeIndex
  ) -> [(property: String, type: String)] {
    let methods = Set(lineage.flatMap(\.functions).map(\.fullName))
    return lineage.flatMap(\.variables).compactMap { variable in
      guard variable.isStored, variable.isMutable, variable.value == nil, !variable.attributes.isStatic,
        ![.private, .fileprivate].contains(variable.attributes.access),
        case .named(let name, _)? = variable.type?.unwrapped,
        let asked = index.entry(named: name, from: lineage[0].file), asked.isSubject,
        asked.declaration.kind == .protocol, !asked.functions.isEmpty,
        asked.functions.allSatisfy({ methods.contains($0.fullName) }),
        !lineage.contains(where: { type in
          HelperMethods.bodies(of: type).contains { CallFinder.assigns([variable.name], in: $0) }
        })
      else { return nil }
      return (variable.name, name)
    }
  }

  /// What a client assigns to an instance at once.
  var fills: [String] { roles.map { role in "$0.\(role.property) = $0" } }

  var text: String {
    let members = hooks.map(override) + properties.map { "  override var \($0.name): Any { unknown(.code) }" }
    let types = ([base.name] + roles.map(\.type)).joined(separator: ", ")
    let asksForPages = hooks.contains { pages.answer($0.result) != nil }
    return "\nfinal class \(name): \(types) {\n\(members.joined(separator: "\n"))\n}\n"
      + (asksForPages ? pages.text : "")
  }

  private func override(_ hook: Function) -> String {
    let parameters = hook.parameters.enumerated().map { number, parameter in
      "\(parameter.label ?? "_") value\(number): Any?"
    }
    let head = "  override func \(hook.name)(\(parameters.joined(separator: ", ")))"
    let isResultless = hook.result == nil || hook.result == .named("Void", []) || hook.result == .tuple([])
    let result = isResultless ? "" : "return \(pages.answer(hook.result) ?? "unknown(.code)")"
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
