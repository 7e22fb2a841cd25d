import Diagnostics
import Program

/// An element of a collection that is walked through: whether it is there, and its value.
struct Element {
  var isPresent: FlatExpression
  var value: Value
}

extension ModelLowering {
  /// The elements of a collection, in order; `nil` for what cannot be unrolled.
  func elements(of value: Value) -> [Element]? {
    switch value {
    case .range(let first, let end):
      guard let low = first.constant, let high = end.constant, high - low <= 4096 else { return nil }
      return (low..<max(low, high)).map { Element(isPresent: .yes, value: .int(.constant($0))) }
    case .flat(.array(let element, let count), let numbers):
      return (0..<count).map { Element(isPresent: .yes, value: part(numbers, element, $0, from: 0)) }
    case .flat(.sequence(let element, let capacity), let numbers):
      return (0..<capacity).map {
        Element(isPresent: .make(.less, .constant($0), numbers[0]), value: part(numbers, element, $0, from: 1))
      }
    case .flat(.set(let element, let bound), let numbers):
      return (0..<bound).map {
        Element(isPresent: bit($0, of: numbers[0]), value: .flat(element, [.constant($0)]))
      }
    default: return nil
    }
  }

  private func part(_ numbers: [FlatExpression], _ element: FlatType, _ index: Int, from start: Int) -> Value {
    let first = start + index * element.width
    return .flat(element, Array(numbers[first..<first + element.width]))
  }

  func bit(_ index: Int, of set: FlatExpression) -> FlatExpression {
    .make(.bitAnd, .make(.shiftRight, set, .constant(index)), .constant(1))
  }

  /// The bit that stands for an element of a set; numbers out of its range stop the program.
  func bit(of element: Expression, in set: FlatType) throws(FlatError) -> FlatExpression {
    guard case .set(let type, let bound) = set else { throw fail("this is no set", element.span) }
    let index = stable(try number(element, type))
    if case .integer = type {
      let fits = FlatExpression.make(
        .and, .make(.lessOrEqual, .constant(0), index), .make(.less, index, .constant(bound)))
      require(fits, "a set of numbers holds 0 to \(bound - 1) here", element.span)
    }
    return .make(.shiftLeft, .constant(1), index)
  }

  func count(of type: FlatType, _ numbers: [FlatExpression]) -> FlatExpression {
    switch type {
    case .array(_, let count): .constant(count)
    case .sequence: numbers[0]
    case .set(_, let bound):
      (0..<bound).reduce(.constant(0)) { .make(.add, $0, bit($1, of: numbers[0])) }
    default: .constant(0)
    }
  }

  func collectionMember(
    of type: FlatType, _ numbers: [FlatExpression], _ name: String, _ span: SourceSpan
  ) throws(FlatError) -> Value? {
    let count = count(of: type, numbers)
    switch name {
    case "count": return .int(count)
    case "isEmpty":
      if case .set = type { return .bool(.make(.equal, numbers[0], .no)) }
      return .bool(.make(.equal, count, .no))
    case "indices": return .range(.constant(0), count)
    case "first", "last":
      guard case .flat(let element, _)? = elements(of: .flat(type, numbers))?.first?.value else { return nil }
      return end(name, of: .flat(type, numbers), element, count)
    default: return nil
    }
  }

  private func end(_ name: String, of value: Value, _ element: FlatType, _ count: FlatExpression) -> Value {
    let all = elements(of: value) ?? []
    var result = none(element)
    let order = name == "first" ? all.reversed() : all
    for candidate in order {
      guard case .flat(_, let numbers) = candidate.value, case .flat(let type, let others) = result else { continue }
      let found = [FlatExpression.yes] + numbers
      result = .flat(type, zip(found, others).map { .choice(candidate.isPresent, $0, $1) })
    }
    return result
  }

  /// `Array(repeating: x, count: n)`; the expected type is the element's.
  func repeating(_ element: FlatType?, _ arguments: [Argument], _ span: SourceSpan) throws(FlatError) -> Value {
    if arguments.isEmpty, let element { return .flat(.array(element, 0), []) }
    guard arguments.count == 2, arguments[0].label == "repeating",
      let count = try number(arguments[1].value, .int).constant, (0...4096).contains(count)
    else { throw fail("the number of elements must be known", span) }
    guard case .flat(let type, let numbers) = try value(arguments[0].value, element) else {
      throw fail("this element is no plain value", arguments[0].value.span)
    }
    return .flat(.array(type, count), (0..<count).flatMap { _ in numbers })
  }

  func collection(
    _ name: String, _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    switch expected {
    case .array(let element, _) where name == "Array", .sequence(let element, _) where name == "Array":
      return try repeating(element, arguments, span)
    case .set where arguments.isEmpty && name == "Set": return .flat(expected ?? .bool, [.constant(0)])
    default: return try repeating(nil, arguments, span)
    }
  }
}
