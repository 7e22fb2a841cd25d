import Diagnostics
import Program

extension FlatModel {
  /// The models that files declare, in the order of the source.
  package static func instances(in files: [ProgramFile]) -> [ModelInstance] {
    let declarations = Declarations(files)
    return declarations.types.enumerated().flatMap { position, entry -> [ModelInstance] in
      guard entry.declaration.kind == .struct,
        entry.declaration.inherited.contains(.named("TransitionSystem", []))
      else { return [] }
      let constants = entry.variables.filter { $0.attributes.isStatic && makes(entry.declaration.name, $0) }
      if constants.isEmpty {
        return [ModelInstance(name: entry.path, span: entry.declaration.nameSpan, declaration: position, constant: nil)]
      }
      return constants.map {
        ModelInstance(
          name: entry.path + "." + $0.name, span: $0.span, declaration: position, constant: $0.name)
      }
    }
  }

  private static func makes(_ type: String, _ variable: Variable) -> Bool {
    guard case .call(let callee, _)? = variable.value?.kind else { return false }
    switch callee.kind {
    case .name(type), .name("Self"): return true
    case .implicitMember("init"): return variable.type == .named(type, []) || variable.type == .named("Self", [])
    default: return false
    }
  }

  /// Takes an instance apart.
  /// - Parameter capacity: elements that arrays which grow may hold.
  /// - Throws: why it is not a model of values alone.
  package init(_ instance: ModelInstance, in files: [ProgramFile], capacity: Int = 8) throws(FlatError) {
    let lowering = ModelLowering(Declarations(files), model: instance.declaration, capacity: capacity)
    let initial = try lowering.initialValue(of: instance)
    guard case .flat(let type, let numbers) = initial else {
      throw FlatError("'\(instance.name)' is no plain value", at: instance.span)
    }
    var values: [Int] = []
    for number in numbers {
      guard let known = number.constant else { throw FlatError("the initial state is not known", at: instance.span) }
      values.append(known)
    }
    try self.init(lowering, instance, type, values)
  }

  private init(
    _ lowering: ModelLowering, _ instance: ModelInstance, _ type: FlatType, _ initial: [Int]
  ) throws(FlatError) {
    lowering.slots = type.width
    let settled = lowering.newLocal(.bool)
    let own = Storage(type, at: 0)
    let steps = try lowering.run("offerEvents", on: own, instance)
    let inspection = try lowering.run("inspect", on: own, instance)
    let (_, settling) = try lowering.collect { () throws(FlatError) in
      try lowering.settle(own, into: settled, instance)
    }
    name = instance.name
    slots = type.slots(named: "").map { slot in
      var slot = slot
      slot.name = String(slot.name.drop { $0 == "." })
      return slot
    }
    self.initial = initial
    locals = lowering.mostLocals
    self.steps = steps
    self.inspection = inspection
    self.settling = settling
    settledLocal = settled.base
    events = lowering.events
    properties = lowering.properties
    traps = lowering.traps
  }
}

extension ModelLowering {
  func initialValue(of instance: ModelInstance) throws(FlatError) -> Value {
    let entry = declarations.types[instance.declaration]
    path = entry.path
    guard let constant = instance.constant else { return try construct(instance.declaration, [], instance.span) }
    if !instance.grown.isEmpty, let arguments = instance.arguments(in: declarations) {
      return try construct(instance.declaration, arguments, instance.span)
    }
    let type = try type(at: instance.declaration, instance.span)
    if let value = try staticMember(constant, of: type, instance.span) { return value }
    throw fail("'\(constant)' is no constant", instance.span)
  }

  /// A method of the model without parameters, as statements. `inspect` may be missing.
  func run(_ name: String, on own: Storage, _ instance: ModelInstance) throws(FlatError) -> [FlatStatement] {
    let entry = declarations.types[instance.declaration]
    guard let method = declarations.methods(name, of: instance.declaration).first(where: { $0.parameters.isEmpty })
    else { return [] }
    return try withLocals { () throws(FlatError) in
      let body = FunctionValue(parameters: [], body: method.body ?? [], scope: Scope(), owner: .storage(own))
      return try collect { () throws(FlatError) in
        _ = try inline(body, [], result: nil, at: method.span, path: entry.path, instance.span)
      }.1
    }
  }

  /// Puts `isSettled` into a local; where nobody declares it every state is settled.
  func settle(_ own: Storage, into local: Storage, _ instance: ModelInstance) throws(FlatError) {
    let name = Expression(.name("isSettled"), instance.span)
    let isDeclared = declarations.types[instance.declaration].variables.contains { $0.name == "isSettled" }
    owner = .storage(own)
    path = declarations.types[instance.declaration].path
    emit(.set(local.place(0), isDeclared ? try test(name) : .yes))
  }
}
