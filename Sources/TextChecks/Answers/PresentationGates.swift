import Program

/// What a function asks to be free before it goes on: a flag, a state, a note in the user's defaults.
struct PresentationGates {
  struct Gate {
    let path: String
    /// The value that lets the function go on, or that keeps it out.
    let value: String
    let letsPass: Bool

    func isShut(by other: String) -> Bool { letsPass ? other != value : other == value }
  }

  /// Those of everywhere in the function, in the order of the code.
  let gates: [Gate]

  init(in body: [Statement], _ aliases: [String: String]) {
    var found: [Gate] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .guard(let conditions, _): found += conditions.compactMap { Self.gate($0, passes: true, aliases) }
      case .if(let branch) where branch.conditions.count == 1:
        guard case .return? = branch.then.last?.kind else { return }
        found += branch.conditions.compactMap { Self.gate($0, passes: false, aliases) }
      default: break
      }
    }
    gates = found
  }

  private static func gate(_ condition: Condition, passes: Bool, _ aliases: [String: String]) -> Gate? {
    guard case .expression(let value) = condition else { return nil }
    switch value.kind {
    case .not(let inner): return path(of: inner, aliases).map { Gate(path: $0, value: "true", letsPass: !passes) }
    case .binary("==", let left, let right):
      guard let path = path(of: left, aliases), let constant = constant(right) else { return nil }
      return Gate(path: path, value: constant, letsPass: passes)
    case .binary("!=", let left, let right):
      guard let path = path(of: left, aliases), let constant = constant(right) else { return nil }
      return Gate(path: path, value: constant, letsPass: !passes)
    default: return path(of: value, aliases).map { Gate(path: $0, value: "true", letsPass: passes) }
    }
  }

  /// `isAsking`, `core.isFullscreen`; of the user's defaults the key.
  static func path(of value: Expression, _ aliases: [String: String]) -> String? {
    if case .call(let callee, let arguments) = value.kind {
      guard LocalNames.path(of: callee, aliases) == "UserDefaults.standard.bool", let key = arguments.first?.value
      else {
        return nil
      }
      return self.key(key, aliases)
    }
    return LocalNames.path(of: value, aliases)
  }

  private static func key(_ value: Expression, _ aliases: [String: String]) -> String? {
    if case .string(let text) = value.kind { return "defaults." + text }
    return LocalNames.path(of: value, aliases).map { "defaults." + $0 }
  }

  static func constant(_ value: Expression) -> String? {
    switch value.kind {
    case .nil: "nil"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .implicitMember(let name), .member(_, let name): name
    case .call(let callee, _):
      if case .implicitMember(let name) = callee.kind { name } else { nil }
    default: nil
    }
  }

  /// What an expression sets, and to what: a property, or a note in the user's defaults.
  static func set(by expression: Expression, _ aliases: [String: String]) -> (path: String, value: String)? {
    switch expression.kind {
    case .assign(let target, let value):
      LocalNames.path(of: target, aliases).map { ($0, constant(value) ?? "something") }
    case .call(let callee, let arguments):
      if LocalNames.path(of: callee, aliases) == "UserDefaults.standard.set", arguments.count == 2,
        let path = key(arguments[1].value, aliases)
      {
        (path, constant(arguments[0].value) ?? "something")
      } else {
        nil
      }
    default: nil
    }
  }
}
