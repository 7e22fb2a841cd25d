import Program

/// The controller that an object makes itself, to present from it: a coordinator with a stack of its own. It is on the
/// screen once the app has started the object.
package struct OwnStack {
  /// The property that holds it.
  package let property: Variable
  /// What the app calls to start the object, in the order of the calls.
  package let starting: [Function]
  /// Whether that puts the stack into the window; else whoever has made the object does.
  package let fillsWindow: Bool

  /// Nil for an object whose methods present on what somebody else has made, and for one whose stack nobody can show.
  package init?(of entry: TypeIndex.Entry, presenting triggers: [Function], in index: TypeIndex) {
    let lineage = index.lineage(of: entry).filter(\.isSubject)
    let functions = lineage.flatMap(\.functions)
    let bodies = Dictionary(functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    let reached = triggers.flatMap { TriggerGroups.reached(from: $0, bodies) }
    let receivers = PresentationCall.receivers(in: reached)
    let own = lineage.flatMap(\.variables).first { variable in
      receivers.contains(variable.name) && variable.isStored && !variable.attributes.isStatic
        && Self.isMade(variable, functions) && Self.isController(variable, functions, of: entry, index)
    }
    guard let own else { return nil }
    property = own
    let known = Set(triggers.map(\.nameSpan))
    let open = functions.filter { function in
      guard case .function = function.kind, !known.contains(function.nameSpan) else { return false }
      return !function.attributes.isStatic && !HelperMethods.isPrivate(function) && function.genericParameters.isEmpty
    }
    let isFilling = { (function: Function) in
      WindowCode.roots(in: TriggerGroups.reached(from: function, bodies)).contains { !$0.isNil }
    }
    // What its maker calls once it may have presented comes too late to start it.
    let presenting = Set(triggers.map(\.name))
    let called = Self.calledWhereMade(entry, in: index).prefix { !presenting.contains($0) }
    let ofMaker = called.compactMap { name in open.first { $0.name == name } }
    let fillers = open.filter(isFilling)
    starting = ofMaker.isEmpty ? Array(fillers.prefix(1)) : ofMaker
    fillsWindow =
      starting.contains(where: isFilling)
      || functions.contains { function in
        guard case .initializer = function.kind else { return false }
        return isFilling(function)
      }
    if !fillsWindow, HelperMethods.isPrivate(own.attributes) { return nil }
  }

  /// Whether the class fills the property itself: where it is declared, or with something that it makes.
  private static func isMade(_ variable: Variable, _ functions: [Function]) -> Bool {
    if let value = variable.value { return !value.isNil }
    return !values(of: variable, functions).isEmpty && !isGiven(variable, functions)
  }

  private static func isGiven(_ variable: Variable, _ functions: [Function]) -> Bool {
    variable.isMutable && !HelperMethods.isPrivate(variable.attributes) && !variable.attributes.hasPrivateSetter
  }

  /// What the class makes and assigns to the property.
  private static func values(of variable: Variable, _ functions: [Function]) -> [Expression] {
    var found: [Expression] = []
    for function in functions {
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, let value) = expression.kind, PresentationCall.name(of: target) == variable.name,
          madeName(value) != nil
        else { return }
        found.append(value)
      }
    }
    return found
  }

  private static func madeName(_ value: Expression) -> String? {
    guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  private static func isController(
    _ variable: Variable, _ functions: [Function], of entry: TypeIndex.Entry, _ index: TypeIndex
  ) -> Bool {
    let names = [variable.className].compactMap(\.self) + values(of: variable, functions).compactMap(madeName)
    return names.contains { name in
      index.entry(mentioned: name, in: entry).map { index.ancestors(of: $0).contains("UIViewController") } ?? false
    }
  }

  /// The names of the methods that the first code calls that makes such an object, on what it has made.
  private static func calledWhereMade(_ entry: TypeIndex.Entry, in index: TypeIndex) -> [String] {
    for user in index.entries where user.isSubject && user.id != entry.id && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) {
        let names = Self.names(ofMade: entry, in: body)
        if names.isEmpty { continue }
        var called: [String] = []
        Walk.expressions(in: body) { expression in
          guard case .call(let callee, _) = expression.kind,
            case .member(let base, let name) = MethodUses.bare(callee).kind,
            let asked = PresentationCall.name(of: base), names.contains(asked), !called.contains(name)
          else { return }
          called.append(name)
        }
        return called
      }
    }
    return []
  }

  /// The names under which code keeps an object of the class that it makes.
  private static func names(ofMade entry: TypeIndex.Entry, in body: [Statement]) -> Set<String> {
    let isMaking = { (value: Expression) in madeName(value) == entry.name }
    var names: Set<String> = []
    for binding in LocalBinding.all(in: body) {
      guard case .binding(let name, _) = binding.pattern.kind, let value = binding.value, isMaking(value) else {
        continue
      }
      names.insert(name)
    }
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, isMaking(value),
        let name = PresentationCall.name(of: target)
      else { return }
      names.insert(name)
    }
    return names
  }
}
