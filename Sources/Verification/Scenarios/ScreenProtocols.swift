import Program

/// Protocols of the sources that only view controllers conform to: what asks for one of them is given a screen.
struct ScreenProtocols {
  let index: TypeIndex

  /// The protocol that a parameter of a type's function asks for.
  func asked(by parameter: Parameter, of entry: TypeIndex.Entry) -> TypeIndex.Entry? {
    guard case .named(let name, _)? = parameter.type?.unwrapped, let type = index.entry(mentioned: name, in: entry),
      type.isSubject, type.declaration.kind == .protocol, index.ancestors(of: type).contains("UIViewController")
    else { return nil }
    return type
  }

  /// Those that the functions of a type ask for, each once.
  func asked(by entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    var seen: Set<Int> = []
    return entry.functions.flatMap(\.parameters).compactMap { asked(by: $0, of: entry) }
      .filter { seen.insert($0.id).inserted }
  }

  /// A screen that conforms to all of them; what they require and nobody provides is unknown.
  func stand(named name: String, for protocols: [TypeIndex.Entry]) -> String {
    let members = protocols.flatMap(\.declaration.variables).filter { variable in
      let isProvided = protocols.contains { type in
        type.variables.contains { $0.name == variable.name && $0.accessors?.getter?.isEmpty == false }
      }
      return !variable.attributes.isStatic && !isProvided
    }.map { "  var \($0.name): Any { unknown(.code) }\n" }
    let names = protocols.map(\.name).joined(separator: ", ")
    return "\nfinal class \(name): OwningController, \(names) {\n\(members.joined())}\n"
  }
}
