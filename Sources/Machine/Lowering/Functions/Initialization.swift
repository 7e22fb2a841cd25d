import Diagnostics
import Program

/// `super` and delegation between initialisers.
extension FunctionLowering {
  /// The class whose members `super` means, -1 when nobody declares it.
  private var superclass: Int { selfType >= 0 ? context.types[selfType].superclass : -1 }

  func superCall(_ name: String, _ arguments: [Argument], into register: Int) -> TypeTest? {
    let parent = superclass
    let shape = shape(name, arguments)
    var fitting: [Overloads.Candidate] = []
    if parent >= 0 {
      if name == "init" { fitting = matching(shape, context.initializers(of: parent)) }
      if fitting.isEmpty { fitting = matching(shape, context.candidates(name, of: parent, isStatic: selfIsMetatype)) }
    }
    if let best = Overloads.best(fitting, arguments, context) {
      let result = callDirect(best.id, mapping: best.mapping, arguments, receiver: .own, into: register)
      if name == "init" { finishDelegation(to: best.id, result: register) }
      return result
    }
    if name == "init" {
      // Nobody declares that initialiser: the arguments are evaluated, and function values among them escape. What the
      // superclass does when it is made without arguments happens all the same.
      if !arguments.isEmpty { _ = callOpaque(arguments, into: register) }
      if isStrict, parent >= 0, !arguments.isEmpty { reportCall(shape) }
      if let plain = plainInitializer(of: parent) {
        let missing = [Int16](repeating: -1, count: context.functions[plain].signature.count)
        _ = callDirect(plain, mapping: missing, [], receiver: .own, into: register)
      }
      load(.void, into: register)
      return nil
    }
    if parent >= 0, let id = context.property(name, of: parent, isStatic: false) {
      let block = allocate(arguments.count + 1)
      _ = superProperty(id, into: block)
      _ = evaluate(arguments, at: block + 1, shape: shape, receiver: nil)
      var call = shape
      call.name = ""
      emit(.callValue, a: register, b: block, n: context.shape(call))
      return nil
    }
    if isStrict { reportCall(shape) }
    return callOpaque(arguments, into: register)
  }

  private func matching(_ shape: CallShape, _ ids: [Int]) -> [Overloads.Candidate] {
    ids.compactMap { id in
      guard context.functions[id].compiled >= 0 else { return nil }
      return ArgumentMatching.match(shape, context.functions[id].signature).map { (id: id, mapping: $0) }
    }
  }

  /// The initialiser that needs no argument.
  private func plainInitializer(of type: Int) -> Int? {
    guard type >= 0 else { return nil }
    return context.candidates("init", of: type, isStatic: false).first {
      let record = context.functions[$0]
      return record.compiled >= 0 && record.signature.allSatisfy { $0.hasDefault || $0.isVariadic }
    }
  }

  /// After `self.init` or `super.init`: a failure fails this initialiser too; a struct's `self` is the result.
  private func finishDelegation(to id: Int, result: Int) {
    if case .initializer(failable: true) = context.functions[id].declaration.kind { failIfNil(result) }
    load(.void, into: result)
  }

  private func failIfNil(_ result: Int) {
    let isNil = newLabel()
    let end = newLabel()
    emit(.branchNil, a: result, to: isNil)
    jump(end)
    place(isNil)
    emit(.ret, a: result)
    place(end)
  }

  /// `self.init(…)`
  func delegate(_ arguments: [Argument], into register: Int) -> TypeTest? {
    guard selfType >= 0, let selfLocal = local("self") else { return callOpaque(arguments, into: register) }
    let shape = shape("init", arguments)
    let isClass = context.types[selfType].kind == .class
    let block = allocate(arguments.count + 1)
    if isClass { move(selfRegister(), to: block) } else { load(context.word(type: selfType), into: block) }
    let stores = evaluate(arguments, at: block + 1, shape: shape, receiver: .type(Int32(selfType)))
    let fitting = context.candidates("init", of: selfType, isStatic: false).filter {
      ArgumentMatching.match(shape, context.functions[$0].signature) != nil
    }
    if isClass, fitting.isEmpty {
      // An implicit or unknown initialiser: the slots have their defaults already.
      load(.void, into: register)
      return nil
    }
    emit(.callMethod, a: register, b: block, n: context.shape(shape))
    for (index, place) in stores { store(block + 1 + index, type: nil, to: place) }
    let mayFail = fitting.contains {
      if case .initializer(failable: true) = context.functions[$0].declaration.kind { return true }
      return false
    }
    if mayFail { failIfNil(register) }
    if !isClass { store(register, type: selfLocal.type, to: selfLocal) }
    return nil
  }

  // MARK: Properties

  func superMember(_ name: String, into register: Int) -> TypeTest? {
    let parent = superclass
    if parent >= 0, let id = context.property(name, of: parent, isStatic: selfIsMetatype) {
      return superProperty(id, into: register)
    }
    if isStrict { reportMember(name) }
    loadOpaque(into: register)
    return nil
  }

  private func superProperty(_ id: Int, into register: Int) -> TypeTest? {
    let property = context.properties[id]
    if property.isStatic { return readVariable(id, metatype: selfType, into: register) }
    if property.getter >= 0 {
      emit(.callFunction, a: register, b: copied(selfRegister()), c: 1, n: property.getter)
    } else if property.slot >= 0 {
      emit(.slot, a: register, b: selfRegister(), n: property.slot)
    } else {
      loadOpaque(into: register)
    }
    return property.type
  }

  func storeSuper(_ name: String, _ register: Int, type: TypeTest?) {
    let parent = superclass
    guard parent >= 0, let id = context.property(name, of: parent, isStatic: false) else { return }
    let property = context.properties[id]
    if property.setter >= 0 {
      let block = allocate(2)
      move(selfRegister(), to: block)
      move(register, to: block + 1)
      emit(.callFunction, a: block, b: block, c: 2, n: property.setter)
    } else if property.slot >= 0 {
      let value = coerced(register, from: type, to: property.type)
      emit(.setSlot, a: selfRegister(), b: value, n: property.slot)
    }
  }
}

/// Choosing among overloads where the receiver is fixed.
enum Overloads {
  typealias Candidate = (id: Int, mapping: [Int16])

  /// The first whose parameter types the literal arguments do not contradict.
  static func best(_ candidates: [Candidate], _ arguments: [Argument], _ context: LoweringContext) -> Candidate? {
    candidates.first { fits($0, arguments, context) } ?? candidates.first
  }

  private static func fits(_ candidate: Candidate, _ arguments: [Argument], _ context: LoweringContext) -> Bool {
    let tests = context.functions[candidate.id].tests
    for (parameter, entry) in candidate.mapping.enumerated() where entry >= 0 && Int(entry) < arguments.count {
      let test = tests[parameter].unwrapped
      switch arguments[Int(entry)].value.kind {
      case .string, .interpolated: if test == .int || test == .double || test == .bool { return false }
      case .bool: if test == .int || test == .double || test == .string { return false }
      case .integer: if test == .string || test == .bool { return false }
      case .double: if test == .string || test == .bool || test == .int { return false }
      case .closure: if test != .function && test != .any { return false }
      default: break
      }
    }
    return true
  }
}
