import Diagnostics
import Program

extension ModelLowering {
  /// A method that changes a sequence or a set in its place; `nil` for another one.
  func mutation(
    _ name: String, of storage: Storage, _ arguments: [Argument], _ span: SourceSpan
  ) throws(FlatError) -> Value? {
    switch storage.type {
    case .set: return try setMutation(name, of: storage, arguments, span)
    case .sequence(let element, let capacity):
      return try sequenceMutation(name, of: storage, element, capacity, arguments, span)
    default: return nil
    }
  }

  private func setMutation(
    _ name: String, of storage: Storage, _ arguments: [Argument], _ span: SourceSpan
  ) throws(FlatError) -> Value? {
    let bits = storage.place(0).value
    switch name {
    case "insert":
      try checkWritable(storage, span)
      store([.make(.bitOr, bits, try bit(of: arguments[0].value, in: storage.type))], in: storage)
    case "remove":
      try checkWritable(storage, span)
      let bit = stable(try bit(of: arguments[0].value, in: storage.type))
      store([.make(.bitXor, bits, .make(.bitAnd, bits, bit))], in: storage)
    case "removeAll":
      try checkWritable(storage, span)
      store([.no], in: storage)
    default: return nil
    }
    return .void
  }

  private func sequenceMutation(
    _ name: String, of storage: Storage, _ element: FlatType, _ capacity: Int, _ arguments: [Argument],
    _ span: SourceSpan
  ) throws(FlatError) -> Value? {
    let count = storage.place(0)
    switch (name, arguments.first?.label) {
    case ("append", nil) where arguments.count == 1:
      try checkWritable(storage, span)
      guard case .flat(let type, let numbers) = try value(arguments[0].value, element),
        let adapted = adapt(numbers, of: type, to: element)
      else { throw fail("this does not fit the array's elements", span) }
      try append(adapted, to: storage, span)
      return .void
    case ("removeLast", nil) where arguments.isEmpty, ("popLast", nil):
      try checkWritable(storage, span)
      return try removeLast(storage, element, capacity, name == "removeLast", span)
    case ("removeFirst", nil) where arguments.isEmpty:
      try checkWritable(storage, span)
      require(.make(.less, .no, count.value), "removeFirst of an empty array", span)
      return remove(at: .constant(0), storage, element, capacity)
    case ("remove", "at"):
      try checkWritable(storage, span)
      return remove(
        at: stable(try checkedIndex(arguments[0].value, below: count.value, span)), storage, element, capacity)
    case ("removeAll", nil) where arguments.isEmpty:
      try checkWritable(storage, span)
      store(Array(repeating: .no, count: storage.type.width), in: storage)
      return .void
    default: return nil
    }
  }

  func append(_ numbers: [FlatExpression], to storage: Storage, _ span: SourceSpan) throws(FlatError) {
    guard case .sequence(let element, let capacity) = storage.type else { throw fail("this array is fixed", span) }
    let count = storage.place(0)
    require(
      .make(.less, count.value, .constant(capacity)), "an array of more than \(capacity) elements is not explored", span
    )
    let index = newLocal(.int)
    emit(.set(index.place(0), count.value))
    store(numbers, in: storage.element(element, from: 1, count: capacity, at: index.place(0).value))
    emit(.set(count, .make(.add, count.value, .constant(1))))
  }

  private func removeLast(
    _ storage: Storage, _ element: FlatType, _ capacity: Int, _ traps: Bool, _ span: SourceSpan
  ) throws(FlatError) -> Value {
    let count = storage.place(0)
    let isFilled = FlatExpression.make(.less, .no, count.value)
    if traps { require(isFilled, "removeLast of an empty array", span) }
    let result = newLocal(.optional(element))
    let (_, statements) = try collect { () throws(FlatError) in
      emit(.set(count, .make(.subtract, count.value, .constant(1))))
      let last = storage.element(element, from: 1, count: capacity, at: count.value)
      if case .flat(_, let numbers) = last.value { store([.yes] + numbers, in: result) }
      store(Array(repeating: .no, count: element.width), in: last)
    }
    store(Array(repeating: .no, count: result.type.width), in: result)
    emit(.branch(isFilled, statements, []))
    return traps ? result.part(element, from: 1).value : result.value
  }

  /// Those behind move up; the place that becomes free is 0.
  private func remove(
    at index: FlatExpression, _ storage: Storage, _ element: FlatType, _ capacity: Int
  ) -> Value {
    let removed = newLocal(element)
    if case .flat(_, let numbers) = storage.element(element, from: 1, count: capacity, at: index).value {
      store(numbers, in: removed)
    }
    for position in 0..<capacity {
      let place = storage.part(element, from: 1 + position * element.width)
      guard case .flat(_, let own) = place.value else { continue }
      var next = Array(repeating: FlatExpression.no, count: element.width)
      if position + 1 < capacity,
        case .flat(_, let numbers) = storage.part(element, from: 1 + (position + 1) * element.width).value
      {
        next = numbers
      }
      let moves = FlatExpression.make(.lessOrEqual, index, .constant(position))
      store(zip(next, own).map { .choice(moves, $0, $1) }, in: place)
    }
    let count = storage.place(0)
    emit(.set(count, .make(.subtract, count.value, .constant(1))))
    return removed.value
  }
}
