import Machine
import RunReport

/// Why a crash of the code under test may say more of the scenario than of the code: what the app sets up before, or by
/// functions that no run calls, is missing.
struct NilOrigin {
  let program: CompiledProgram
  let machine: MachineSystem
  /// The subject is a part that nothing in the sources uses.
  var isUnused = false

  /// What a crash at the end of a run takes for granted; nil when that is nothing.
  func assumption(of property: ViolatedProperty, in replay: Replay) -> Assumption? {
    guard property.kind == .trap, let site = property.site else { return nil }
    if replay.steps.isEmpty {
      return Assumption(
        text: "the app sets nothing up before this", confidence: .possible, location: nil, kind: .setUp)
    }
    // Its author says what it is not for, and nobody shows that it is used for that.
    if isUnused, stops(property) {
      return Assumption(
        text: "it is used for what its author has ruled out", confidence: .possible, location: nil, kind: .ruledOut)
    }
    // Its author says that it does not happen, or what has to be done before.
    if stops(property),
      property.fact == .stoppedSaying || replay.assumed.contains(where: { $0.assumption == .absent })
    {
      return Assumption(
        text: "what its author has ruled out is missing", confidence: .possible, location: nil, kind: .ruledOut)
    }
    // Nothing is said of what a scenario has chosen before its first event.
    if property.fact == .indexedNothing, SetUpRuns.areMany(of: machine),
      !replay.assumed.contains(where: { $0.assumption == .absent })
    {
      return Assumption(
        text: "a collection that it is set up with has no elements", confidence: .possible, location: nil,
        kind: .absent)
    }
    if let place = ControllerPlace(program: program).missing(at: site, in: replay) {
      return Assumption(text: place, confidence: .possible, location: nil, kind: .setUp)
    }
    guard let name = propertiesThatAreNil(at: site, property).first(where: { !isSetByAnyRun($0) }) else { return nil }
    return Assumption(
      text: "'\(program.names[name])' has not been set by code that no run calls", confidence: .possible, location: nil,
      kind: .setUp)
  }

  private func stops(_ property: ViolatedProperty) -> Bool {
    property.fact == .stopped || property.fact == .stoppedSaying
  }

  /// The stored properties whose nil is used, unwrapped or passed at a place.
  private func propertiesThatAreNil(at site: Site, _ property: ViolatedProperty) -> [Int] {
    guard program.functions.indices.contains(site.function), !site.isDeclaration else { return [] }
    let function = program.functions[site.function]
    guard function.isSubject, function.code.indices.contains(site.pc) else { return [] }
    let instruction = function.code[site.pc]
    if property.fact == .passedNil {
      return arguments(of: instruction).compactMap { origin(of: $0, before: site.pc, in: function) }
    }
    let register: UInt16
    switch instruction.op {
    case .forceUnwrap, .castOrTrap, .callMethod, .callValue, .member, .slot, .index: register = instruction.b
    case .setMember, .setSlot: register = instruction.a
    default: return []
    }
    return origin(of: register, before: site.pc, in: function).map { [$0] } ?? []
  }

  /// The registers of what a call passes; what is stored in a property with a setter is passed to that.
  private func arguments(of call: Instruction) -> [UInt16] {
    switch call.op {
    case .callMethod, .callValue:
      let count = UInt16(program.shapes[Int(call.n)].labels.count)
      return (0..<count).map { call.b + 1 + $0 }
    case .callFunction: return (0..<UInt16(call.c)).map { call.b + $0 }
    case .setMember: return [call.b]
    default: return []
    }
  }

  /// The property that a register was read from, looking back a little.
  private func origin(of register: UInt16, before pc: Int, in function: CompiledFunction) -> Int? {
    var register = register
    for instruction in function.code[max(0, pc - 40)..<pc].reversed() where instruction.a == register {
      switch instruction.op {
      case .move, .forceUnwrap: register = instruction.b
      case .slot: return slotName(instruction, in: function)
      case .callFunction: return unsetProperty(Int(instruction.n))
      case .member: return isStored(instruction.n) ? Int(instruction.n) : nil
      case .branchNil, .branchFalse, .branchPresent, .branchReference, .setMember, .setSlot: break
      default: return nil
      }
    }
    return nil
  }

  private func isGetter(_ function: CompiledFunction, of name: Int) -> Bool {
    function.name.hasSuffix("." + program.names[name]) && !function.name.hasPrefix("setter of ")
  }

  /// The property that a getter decides at the first read.
  private func unsetProperty(_ getter: Int) -> Int? {
    guard program.functions.indices.contains(getter), program.functions[getter].isSubject,
      let name = program.functions[getter].name.split(separator: ".").last,
      let id = program.names.firstIndex(of: String(name))
    else { return nil }
    return isStored(Int32(id)) ? id : nil
  }

  private func slotName(_ instruction: Instruction, in function: CompiledFunction) -> Int? {
    guard function.type >= 0 else { return nil }
    let slots = program.types[Int(function.type)].slots
    return slots.indices.contains(Int(instruction.n)) ? Int(slots[Int(instruction.n)].name) : nil
  }

  private func isStored(_ name: Int32) -> Bool {
    program.types.contains { type in type.isSubject && type.slots.contains { $0.name == name } }
  }

  /// Whether some run has called a function, other than an initialiser or the property's own getter, that writes a
  /// property of the name.
  private func isSetByAnyRun(_ name: Int) -> Bool {
    let defaults = Set(program.types.map { Int32($0.defaults) })
    return machine.enteredFunctions.subtracting(defaults).contains { index in
      let function = program.functions[Int(index)]
      guard function.isSubject, !function.name.contains("init("), !isGetter(function, of: name) else { return false }
      return function.code.contains { instruction in
        switch instruction.op {
        case .setMember: Int(instruction.n) == name
        case .setSlot: slotName(instruction, in: function) == name
        default: false
        }
      }
    }
  }
}
