import Diagnostics
import Program

/// The prologue: defaults, coercions, cells.
extension FunctionLowering {
  /// Declares parameters whose registers begin at `first`; answers the mask of the `inout` ones.
  func declareParameters(_ parameters: [Parameter], from first: Int) -> UInt64 {
    var mask: UInt64 = 0
    for (index, parameter) in parameters.enumerated() {
      let register = first + index
      if parameter.isInout, register < 64 { mask |= 1 << UInt64(register) }
      span = parameter.span
      let test = context.parameterTest(parameter, in: scope)
      fillMissing(parameter, register, test)
      coerce(register, from: nil, to: test)
      guard parameter.name != "_" else { continue }
      declareParameter(parameter, register, parameter.type == nil ? nil : test)
    }
    return mask
  }

  private func fillMissing(_ parameter: Parameter, _ register: Int, _ test: TypeTest) {
    guard parameter.defaultValue != nil || parameter.isVariadic else { return }
    let present = newLabel()
    emit(.branchPresent, a: register, to: present)
    if let value = parameter.defaultValue {
      evaluate(value, into: register, expected: test)
    } else {
      emit(.array, a: register, b: register, c: 0)
    }
    place(present)
  }

  private func declareParameter(_ parameter: Parameter, _ register: Int, _ type: TypeTest?) {
    guard parameter.isInout, cellNames.contains(parameter.name) else {
      return declare(
        parameter.name,
        Local(
          storage: .register(register), isMutable: parameter.isInout, type: type, metatype: metatype(of: parameter)))
    }
    let cell = allocate()
    emit(.makeCell, a: cell, b: register)
    inoutCells.append((register, cell))
    declare(parameter.name, Local(storage: .cell(cell), isMutable: true, type: type))
  }

  /// The type that a parameter of type `T.Type` is, where a specialised copy knows what `T` stands for.
  private func metatype(of parameter: Parameter) -> Int {
    guard !parameter.isInout, case .metatype(.named(let name, _))? = parameter.type else { return -1 }
    return scope.arguments[name] ?? -1
  }

  /// Declares `self` in register 0; in a cell when closures change it with the struct.
  func declareSelf(isMutable: Bool, inCell: Bool, isInout: Bool) {
    let type: TypeTest? = selfIsMetatype ? nil : .type(Int32(selfType))
    guard inCell else {
      return declare("self", Local(storage: .register(0), isMutable: isMutable, type: type))
    }
    let cell = allocate()
    emit(.makeCell, a: cell, b: 0)
    if isInout { inoutCells.append((0, cell)) }
    declare("self", Local(storage: .cell(cell), isMutable: true, type: type))
  }
}
