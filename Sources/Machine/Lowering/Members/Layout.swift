import Diagnostics
import Program

/// Fourth phase: which slots instances have, and the functions that fill them.
extension LoweringContext {
  func layOutTypes() {
    var isDone = [Bool](repeating: false, count: types.count)
    for id in types.indices { layOut(id, &isDone) }
  }

  private func layOut(_ id: Int, _ isDone: inout [Bool]) {
    guard !isDone[id] else { return }
    isDone[id] = true
    var slots: [Int] = []
    let parent = types[id].superclass
    if parent >= 0 {
      layOut(parent, &isDone)
      slots = types[parent].slots
    }
    if types[id].kind == .class || types[id].kind == .struct, !types[id].isPhantom {
      for index in types[id].properties where !properties[index].isStatic { place(index, parent: parent, &slots) }
      types[id].slots = slots
      if needsDefaults(id) {
        types[id].defaults = reserveFunction(
          named: "initial values of \(types[id].name)", span: types[id].span, file: max(types[id].file, -1))
      }
    }
  }

  private func place(_ index: Int, parent: Int, _ slots: inout [Int]) {
    let property = properties[index]
    switch property.kind {
    case .computed, .requirement: return
    case .stored, .lazy, .observed: break
    }
    if property.variable.attributes.isOverride, parent >= 0,
      let inherited = self.property(property.name, of: parent, isStatic: false),
      // What nobody declares but a protocol that its class adopts lies in a slot of the subclass.
      properties[inherited].kind != .requirement,
      // Swift lets nobody override by storing: while somebody still types, it is a property of its own.
      property.kind == .observed || properties[inherited].slot >= 0
    {
      properties[index].slot = properties[inherited].slot
      if property.kind == .observed, properties[inherited].setter >= 0 || properties[inherited].slot < 0 {
        properties[index].getter = reserveFunction(
          named: qualified(property), span: property.variable.span, file: property.file)
      }
      return
    }
    properties[index].slot = slots.count
    slots.append(index)
  }

  private func ownSlots(_ id: Int) -> ArraySlice<Int> {
    let parent = types[id].superclass
    return types[id].slots[(parent >= 0 ? types[parent].slots.count : 0)...]
  }

  private func needsDefaults(_ id: Int) -> Bool {
    let parent = types[id].superclass
    return parent >= 0 && types[parent].defaults >= 0 || ownSlots(id).contains { initialValue(of: $0) != .none }
  }

  private enum InitialValue { case none, `nil`, opaque, expression }

  /// What a slot holds before the initialiser runs. Outlets are connected by nobody here: they hold some value.
  private func initialValue(of index: Int) -> InitialValue {
    let variable = properties[index].variable
    if properties[index].kind == .lazy { return .none }
    if variable.value != nil { return .expression }
    if variable.attributes.names.contains("IBOutlet"), files[properties[index].file].isSubject { return .opaque }
    let isOptional = variable.type?.isOptional == true || variable.attributes.isWeak
    return isOptional && variable.isMutable ? .nil : .none
  }

  func compileDefaults(of id: Int) {
    let function = types[id].defaults
    guard function >= 0 else { return }
    let lowering = begin(function, file: max(types[id].file, 0), type: id, isStatic: true)
    lowering.reserveParameters(1)
    let parent = types[id].superclass
    if parent >= 0, types[parent].defaults >= 0 {
      let block = lowering.copied(0)
      lowering.emit(.callFunction, a: 0, b: block, c: 1, n: types[parent].defaults)
    }
    for index in ownSlots(id) { fill(index, lowering) }
    lowering.emit(.ret, a: 0, b: 1)
    lowering.finish(as: function, parameterCount: 1, inoutMask: 0, isMethod: true, type: id)
  }

  private func fill(_ index: Int, _ lowering: FunctionLowering) {
    let property = properties[index]
    let kind = initialValue(of: index)
    guard kind != .none else { return }
    lowering.span = property.variable.span
    lowering.temporaries {
      let register = lowering.allocate()
      switch kind {
      case .none: break
      case .nil: lowering.load(.nil, into: register)
      case .opaque: lowering.loadOpaque(into: register, notNil: true)
      case .expression:
        guard let value = property.variable.value else { break }
        lowering.scan([Statement(.expression(value), value.span)])
        lowering.scope.file = property.file
        isSubjectView = files[property.file].seesSubjects
        lowering.evaluate(value, into: register, as: property.type)
      }
      lowering.emit(.setSlot, a: 0, b: register, n: property.slot)
    }
  }
}
