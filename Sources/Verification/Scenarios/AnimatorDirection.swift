import Program

/// How an animator is told whether it presents: the flag that its maker would pass or set.
///
/// An animator for one direction that is asked to animate the other proves nothing, so a synthesised delegate passes
/// the direction wherever the animator has a place for it.
struct AnimatorDirection {
  let index: TypeIndex

  /// Argument labels of initialisers → expressions of `presenting: Bool`.
  func arguments(of entry: TypeIndex.Entry) -> [String: String] {
    var arguments: [String: String] = [:]
    for function in entry.functions {
      guard case .initializer = function.kind else { continue }
      for parameter in function.parameters {
        guard let label = parameter.label, let value = value(for: parameter, of: entry) else { continue }
        arguments[label] = value
      }
    }
    return arguments
  }

  /// Settable properties that say the direction → expressions of `presenting: Bool`.
  func flags(of entry: TypeIndex.Entry) -> [(name: String, value: String)] {
    entry.variables.compactMap { variable in
      guard variable.isMutable, variable.isStored, !variable.attributes.isStatic,
        ![.private, .fileprivate].contains(variable.attributes.access)
      else { return nil }
      if isBoolean(variable) { return Self.presents(variable.name) ? (variable.name, "presenting") : nil }
      guard case .named(let type, _)? = variable.type?.unwrapped else { return nil }
      return choice(type, in: entry).map { (variable.name, $0) }
    }
  }

  /// The cases of an enum, perhaps one nested in the class, that name the two directions.
  private func choice(_ type: String, in entry: TypeIndex.Entry) -> String? {
    let nested = index.entry(named: entry.name + "." + type, from: entry.file)
    guard let choices = nested ?? index.entry(named: type, from: entry.file), choices.declaration.kind == .enum else {
      return nil
    }
    let cases = choices.declaration.cases.filter(\.payload.isEmpty).map(\.name)
    guard let forward = cases.first(where: Self.presents), let back = cases.first(where: Self.dismisses) else {
      return nil
    }
    return "presenting ? \(choices.name).\(forward) : \(choices.name).\(back)"
  }

  private func isBoolean(_ variable: Variable) -> Bool {
    if case .named("Bool", _)? = variable.type?.unwrapped { return true }
    if case .bool? = variable.value?.kind { return true }
    return false
  }

  private func value(for parameter: Parameter, of entry: TypeIndex.Entry) -> String? {
    guard case .named(let type, _)? = parameter.type?.unwrapped else { return nil }
    if type == "Bool" {
      if Self.presents(parameter.name) || Self.presents(parameter.label ?? "") { return "presenting" }
      return Self.dismisses(parameter.name) ? "!presenting" : nil
    }
    return choice(type, in: entry)
  }

  /// Whether a name says which way a transition goes.
  static func saysDirection(_ name: String) -> Bool { presents(name) || dismisses(name) }

  private static func presents(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["present", "appear", "show", "open", "forward"].contains { name.contains($0) } && !dismisses(name)
  }

  private static func dismisses(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["dismiss", "disappear", "hide", "close", "backward"].contains { name.contains($0) }
  }
}
