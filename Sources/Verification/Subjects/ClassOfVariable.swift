import Program

extension Variable {
  /// The class of what it holds: as it is declared, or of what it is made with.
  var className: String? {
    if case .named(let name, _)? = type?.unwrapped { return name }
    guard case .call(let callee, _)? = value?.kind, case .name(let name) = callee.kind else { return nil }
    return name
  }
}
