import Diagnostics
import Program

/// Properties that somebody else has to fill and that no code of the program fills: what an app sets before it uses an
/// object of a library, of which only the object's own file is known.
///
/// The first read decides: nil, or a value of which nothing is known, which the run then takes for granted. Nil comes
/// first, so that findings that are there without a value take nothing for granted.
extension LoweringContext {
  /// Whether a variable is such a property. Weak ones are left out: an observer that nobody sets is nobody's duty.
  func isUnset(_ variable: Variable, owner: Int, file: Int) -> Bool {
    guard owner >= 0, files[file].isSubject, types[owner].kind == .class, variable.isMutable,
      let type = variable.type, type.isOptional, !isFunction(type)
    else { return false }
    let attributes = variable.attributes
    if attributes.isStatic || attributes.isClassMember || attributes.isWeak || attributes.isOverride { return false }
    if attributes.access == .private || attributes.access == .fileprivate { return false }
    if !attributes.names.allSatisfy(["objc", "nonobjc", "IBInspectable", "MainActor"].contains) { return false }
    switch variable.value?.kind {
    case nil, .nil: return !assignedNames.contains(variable.name)
    default: return false
    }
  }

  private func isFunction(_ type: TypeReference) -> Bool {
    if case .function = type.unwrapped { return true }
    return false
  }

  /// Emits the choice between nil and some value.
  func emitUnsetValue(of property: Property, into register: Int, _ getter: FunctionLowering) {
    let block = getter.allocate(2)
    getter.load(word(string: "the app has set '\(property.name)'"), into: block)
    getter.load(word(symbol: "code"), into: block + 1)
    getter.emit(.callNative, a: register, b: block, c: 2, n: native(.mayHappen))
    let isNil = getter.newLabel()
    let isDecided = getter.newLabel()
    getter.emit(.branchFalse, a: register, to: isNil)
    getter.loadOpaque(into: register, notNil: true)
    getter.emit(.jump, to: isDecided)
    getter.place(isNil)
    getter.load(.nil, into: register)
    getter.place(isDecided)
  }

  /// The names of everything that code under test, or a scenario around it, assigns or passes `inout`.
  func findAssignedNames() -> Set<String> {
    program.files.filter { $0.reading == .subject || $0.privateScope != $0.file }
      .reduce(into: []) { $0.formUnion($1.assignedNames) }
  }
}
