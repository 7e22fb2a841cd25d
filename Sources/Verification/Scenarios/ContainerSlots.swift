import Program

/// The properties by which a container is given its children: setting one puts the controller into the container.
struct ContainerSlots {
  let names: [String]

  init(of entry: TypeIndex.Entry, adding: Set<String>) {
    let helpers = Set(adding.map { String($0.prefix { $0 != "(" }) }).union(["addChild"])
    names = entry.variables.filter { variable in
      let attributes = variable.attributes
      guard variable.isMutable, !attributes.isStatic, !attributes.isOverride, variable.value == nil,
        ![.private, .fileprivate].contains(attributes.access),
        case .named("UIViewController", _)? = variable.type?.unwrapped
      else { return false }
      let observers = [variable.accessors?.setter, variable.accessors?.didSet, variable.accessors?.willSet]
      return observers.contains { observer in
        helpers.contains { CallFinder.calls($0, in: observer?.body ?? []) }
      }
    }.map(\.name)
  }

  /// What a client does at once: it fills them.
  var fills: [String] { names.map { name in "$0.\(name) = makeController()" } }

  /// And later: it replaces what is there.
  var events: [String] {
    names.map { name in
      "if !mainRunLoop.isCrowded { offer(.appCalls(\"\(name).set\"), by: .app) { "
        + "performStep { subject.\(name) = self.makeController() } } }"
    }
  }
}

extension ScenarioWriter {
  /// A call of a method of a container: it is given new controllers, and each case of a plain enum.
  func containerCall(_ function: Function, of entry: TypeIndex.Entry) -> String {
    invocation(of: function) { parameter in
      guard case .named(let name, _)? = parameter.type, parameter.defaultValue == nil,
        let type = index.entry(mentioned: name, in: entry), type.isSubject, type.declaration.kind == .enum,
        !type.isPrivate
      else { return nil }
      let cases = type.declaration.cases.filter(\.payload.isEmpty).map { "\(type.name).\($0.name)" }
      guard cases.count == type.declaration.cases.count, (2...3).contains(cases.count) else { return nil }
      return cases.dropFirst().reduce(cases[0]) { rest, other in
        "(mayHappen(\"it is called with '\(other)'\", by: .client) ? \(other) : \(rest))"
      }
    }
  }
}
