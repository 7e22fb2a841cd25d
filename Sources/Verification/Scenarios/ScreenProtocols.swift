import Program
import Subjects

/// Protocols of the sources that only view controllers conform to: what asks for one of them is given a screen.
struct ScreenProtocols {
  let index: TypeIndex

  /// The protocols that a parameter of a type's function asks for: `Card`, or the parts of `UIViewController & Card`.
  func asked(by parameter: Parameter, of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    switch parameter.type?.unwrapped {
    case .named(let name, _)?:
      guard let type = open(name, in: entry), index.ancestors(of: type).contains("UIViewController") else { return [] }
      return [type]
    case .composition(let parts)?:
      let names = parts.flatMap(\.inheritedNames)
      let protocols = names.compactMap { open($0, in: entry) }
      let others = names.filter { name in !protocols.contains { Self.isNamed($0, name) } }
      let areScreens =
        others == ["UIViewController"]
        || others.isEmpty && protocols.contains { index.ancestors(of: $0).contains("UIViewController") }
      return areScreens ? protocols : []
    default:
      return []
    }
  }

  private static func isNamed(_ type: TypeIndex.Entry, _ name: String) -> Bool {
    type.name == name || type.name.hasSuffix("." + name)
  }

  private func open(_ name: String, in entry: TypeIndex.Entry) -> TypeIndex.Entry? {
    guard let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .protocol,
      !type.isPrivate
    else { return nil }
    return type
  }

  /// Those that the functions of a type ask for, each once.
  func asked(by entry: TypeIndex.Entry) -> [TypeIndex.Entry] { asked(by: entry.functions, of: entry) }

  /// Those that its initialisers ask for.
  func askedToMake(_ entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    asked(by: Self.initialisers(of: entry), of: entry)
  }

  /// Those that its initialisers ask one side of a transition for; what they do not say a side of is presented.
  func askedToMake(_ entry: TypeIndex.Entry, of side: TransitionSide) -> [TypeIndex.Entry] {
    let parameters = Self.initialisers(of: entry).flatMap(\.parameters)
    return parameters.filter { (TransitionSide($0) ?? .presented) == side }.flatMap { asked(by: $0, of: entry) }
  }

  private static func initialisers(of entry: TypeIndex.Entry) -> [Function] {
    entry.functions.filter { if case .initializer = $0.kind { true } else { false } }
  }

  private func asked(by functions: [Function], of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    var seen: Set<Int> = []
    return functions.flatMap(\.parameters).flatMap { asked(by: $0, of: entry) }
      .filter { seen.insert($0.id).inserted }
  }

  /// What the scenario has for those parameters, by their types: the screens themselves, which are of a class of its own.
  func arguments(for functions: [Function], of entry: TypeIndex.Entry, _ screen: String) -> [String: String] {
    var arguments: [String: String] = [:]
    for parameter in functions.flatMap(\.parameters) {
      guard let type = InitialiserCall.typeName(of: parameter), !asked(by: parameter, of: entry).isEmpty else {
        continue
      }
      arguments[type] = "presented as! \(screen)"
      arguments[TransitionSide.presenter.key(type)] = "presenter as! \(screen)"
    }
    return arguments
  }

  /// The same for those of its initialisers.
  func argumentsToMake(_ entry: TypeIndex.Entry, _ screen: String) -> [String: String] {
    arguments(for: Self.initialisers(of: entry), of: entry, screen)
  }

  /// A screen that conforms to all of them; what they require and nobody provides is unknown, but for what takes part in
  /// transitions.
  func stand(
    named name: String, for protocols: [TypeIndex.Entry], inheriting base: String = "OwningController"
  ) -> String {
    let members = protocols.flatMap(\.declaration.variables).filter { variable in
      let isProvided = protocols.contains { type in
        type.variables.contains { $0.name == variable.name && $0.accessors?.getter?.isEmpty == false }
      }
      return !variable.attributes.isStatic && !isProvided
    }.map { "  \(answered($0, by: protocols) ?? "var \($0.name): Any { unknown(.code) }")\n" }
    let names = protocols.map(\.name).joined(separator: ", ")
    return "\nfinal class \(name): \(base), \(names) {\n\(members.joined())}\n"
  }

  /// A property of the type of an animator or interaction controller of the sources: an object of that class, so that code
  /// that asks for the class finds it.
  private func answered(_ property: Variable, by protocols: [TypeIndex.Entry]) -> String? {
    guard case .named(let name, _)? = property.type?.unwrapped,
      let type = protocols.lazy.compactMap({ index.entry(mentioned: name, in: $0) }).first, type.isSubject,
      type.declaration.kind == .class, !type.isPrivate,
      !index.ancestors(of: type).isDisjoint(with: InitialiserCall.parts)
    else { return nil }
    let made = InitialiserCall(index: index).text(for: type)
    if property.type?.isOptional != true { return "lazy var \(property.name): Any = \(made)" }
    return
      "lazy var \(property.name): Any? = mayHappen(\"a client has set '\(property.name)'\", by: .client) ? \(made) : nil"
  }
}
