// Functions that nobody defines and whose names say that they animate (`KnownCallers.isAnimation`).
extension Machine {
  /// Hands the function values among the arguments of such a call to the machine, which animates with them; false when
  /// there are none.
  func animates(_ site: CallSite) -> Bool {
    let hook = core.pointee.tables.hooks.animationEscaped
    guard hook >= 0 else { return false }
    let functions = (0..<site.count).map { site.arguments[$0] }.filter(isFunction)
    guard let last = functions.last else { return false }
    let hasCompletion = functions.count > 1 || takesArgument(last)
    var bodies = hasCompletion ? Array(functions.dropLast()) : functions
    bodies.append(hasCompletion ? last : .nil)
    let list = allocate(TypeInfo.Builtin.array.id, bodies.count)
    guard isRunning else { return true }
    for (offset, body) in bodies.enumerated() { store(body, list, offset) }
    nested(hook, Word(reference: list))
    return true
  }

  /// Whether a function value takes an argument: the `finished` flag, if it is a completion.
  private func takesArgument(_ function: Word) -> Bool {
    var id = function.typePayload
    if function.isReference {
      let head = load(function.index, 0)
      if head.isInteger { return true }
      id = head.typePayload
    }
    return row(id).pointee.parameterCount > 0
  }
}
