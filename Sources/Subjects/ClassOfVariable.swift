import Program

extension Variable {
  /// The class of what it holds: as it is declared, or of what it is made with.
  package var className: String? {
    if case .named(let name, _)? = type?.unwrapped { return name }
    guard case .call(let callee, _)? = value?.kind, case .name(let name) = callee.kind else { return nil }
    return name
  }
}

extension Variable {
  /// Whether it is an array, a dictionary or a set, as far as its declaration tells.
  package var isList: Bool {
    switch type?.unwrapped {
    case .array, .dictionary: return true
    case .named(let name, _): return name == "Set"
    case nil: break
    default: return false
    }
    switch value?.kind {
    case .array, .dictionary: return true
    case .call(let callee, _):
      switch callee.kind {
      case .type(.array), .type(.dictionary), .type(.named("Set", _)): return true
      default: return false
      }
    default: return false
    }
  }
}
