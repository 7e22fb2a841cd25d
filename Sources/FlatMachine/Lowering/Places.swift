import Diagnostics
import Program

extension ModelLowering {
  /// Where the value of an expression lives, if it is a place: a variable, or a part of one.
  func storage(of expression: Expression) throws(FlatError) -> Storage? {
    switch expression.kind {
    case .name(let name):
      switch scope[name] {
      case .storage(let storage): return storage
      case .value, .function: return nil
      case nil: break
      }
      guard case .storage(let own) = owner else { return nil }
      return field(name, of: own)
    case .selfReference:
      if case .storage(let own) = owner { return own }
      return nil
    case .member(let base, let name):
      guard let outer = try storage(of: base) else { return nil }
      return field(name, of: outer)
    case .subscript_(let base, let arguments):
      guard let outer = try storage(of: base), arguments.count == 1 else { return nil }
      return try element(of: outer, arguments[0].value, expression.span)
    case .forceUnwrap(let base):
      guard let outer = try storage(of: base), case .optional(let wrapped) = outer.type else { return nil }
      require(outer.place(0).value, "unexpectedly found nil", expression.span)
      return outer.part(wrapped, from: 1)
    default: return nil
    }
  }

  private func field(_ name: String, of outer: Storage) -> Storage? {
    switch outer.type {
    case .structure(let structure):
      guard let (start, field) = structure.position(of: name), field.known == nil else { return nil }
      return outer.part(field.type, from: start)
    case .tuple(let labels, let types):
      var start = 0
      for (index, type) in types.enumerated() {
        if labels[index] == name || String(index) == name { return outer.part(type, from: start) }
        start += type.width
      }
      return nil
    default: return nil
    }
  }

  /// An element of an array; the index is checked.
  private func element(of array: Storage, _ index: Expression, _ span: SourceSpan) throws(FlatError) -> Storage? {
    switch array.type {
    case .array(let element, let count):
      let index = try checkedIndex(index, below: .constant(count), span)
      return array.element(element, from: 0, count: count, at: index)
    case .sequence(let element, let capacity):
      let index = try checkedIndex(index, below: array.place(0).value, span)
      return array.element(element, from: 1, count: capacity, at: index)
    default: return nil
    }
  }

  func checkedIndex(
    _ index: Expression, below count: FlatExpression, _ span: SourceSpan
  ) throws(FlatError) -> FlatExpression {
    let index = stable(try number(index, .int))
    let isInside = FlatExpression.make(
      .and, .make(.lessOrEqual, .constant(0), index), .make(.less, index, count))
    require(isInside, "index out of range", span)
    return index
  }

  /// A large expression that is used several times is computed once.
  func stable(_ number: FlatExpression) -> FlatExpression {
    guard number.size > 4 else { return number }
    let local = newLocal(.int)
    emit(.set(local.place(0), number))
    return local.place(0).value
  }

  /// `base[index]` as a value.
  func subscripted(_ base: Expression, _ arguments: [Argument], _ span: SourceSpan) throws(FlatError) -> Value {
    guard arguments.count == 1 else { throw fail("a subscript with several arguments", span) }
    if let array = try storage(of: base), let element = try element(of: array, arguments[0].value, span) {
      return element.value
    }
    guard case .flat(let type, let numbers) = try value(base) else { throw fail("this is no array", span) }
    let element: FlatType
    let count: FlatExpression
    let elements: ArraySlice<FlatExpression>
    switch type {
    case .array(let inner, let known): (element, count, elements) = (inner, .constant(known), numbers[...])
    case .sequence(let inner, _): (element, count, elements) = (inner, numbers[0], numbers.dropFirst())
    default: throw fail("'\(type.name)' has no subscript in a model of values alone", span)
    }
    let index = try checkedIndex(arguments[0].value, below: count, span)
    let all = Array(elements)
    return .flat(element, pick(all, of: element.width, at: index))
  }

  /// The element at an index of a value that lives nowhere.
  private func pick(_ numbers: [FlatExpression], of width: Int, at index: FlatExpression) -> [FlatExpression] {
    let count = width == 0 ? 0 : numbers.count / width
    guard count > 0 else { return [] }
    return (0..<width).map { part in
      (0..<count - 1).reversed().reduce(numbers[(count - 1) * width + part]) { rest, position in
        .choice(.make(.equal, index, .constant(position)), numbers[position * width + part], rest)
      }
    }
  }
}
