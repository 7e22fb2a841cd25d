import Diagnostics
import Program

extension ModelLowering {
  func assign(_ target: Expression, _ source: Expression, _ span: SourceSpan) throws(FlatError) {
    if case .discard = target.kind {
      _ = try value(source)
      return
    }
    if let name = ownName(of: target), case .unfinished(let unfinished) = owner {
      return try initialise(name, of: unfinished, source, span)
    }
    if case .subscript_(let base, let arguments) = target.kind, let name = ownName(of: base),
      case .unfinished(let unfinished) = owner
    {
      return try initialise(element: arguments, of: name, unfinished, source, span)
    }
    // Swift evaluates the place before the value.
    guard let place = try storage(of: target) else { throw fail("this cannot be assigned", span) }
    try checkWritable(place, span)
    let value = try value(source, place.type)
    try write(value, to: place, span)
  }

  /// `x` of `self.x`, and of `x` where that is no local.
  private func ownName(of target: Expression) -> String? {
    switch target.kind {
    case .name(let name): return scope[name] == nil ? name : nil
    case .member(let base, let name):
      if case .selfReference = base.kind { return name }
      return nil
    default: return nil
    }
  }

  func checkWritable(_ place: Storage, _ span: SourceSpan) throws(FlatError) {
    if place.isConstant { throw fail("this is a constant", span) }
    if place.base < slots && !mayWrite {
      throw fail("the state changes only inside the body of an 'offer'", span)
    }
    if place.base >= slots && place.base < firstOwn {
      throw fail("the body of an 'offer' changes a variable from outside that is no part of the state", span)
    }
  }

  func write(_ value: Value, to place: Storage, _ span: SourceSpan) throws(FlatError) {
    guard case .flat(let type, let numbers) = value else { throw fail("this is no plain value", span) }
    guard let adapted = adapt(numbers, of: type, to: place.type) else {
      throw fail("a '\(type.name)' does not fit a '\(place.type.name)' here", span)
    }
    // Several numbers that read what others of them overwrite go through locals.
    let written = Set(place.place(0).registers.lowerBound..<place.base + place.extent)
    if adapted.count > 1, adapted.contains(where: { $0.reads(any: written) }) {
      let copy = newLocal(place.type)
      store(adapted, in: copy)
      store((0..<adapted.count).map { copy.place($0).value }, in: place)
    } else {
      store(adapted, in: place)
    }
  }

  /// The numbers of a value as those of another type of the same meaning: an array as a sequence, a value as an optional.
  func adapt(_ numbers: [FlatExpression], of type: FlatType, to wanted: FlatType) -> [FlatExpression]? {
    switch (type, wanted) {
    case (.array(let element, let count), .sequence(let other, let capacity)) where matches(element, other):
      guard count <= capacity else { return nil }
      let rest = (capacity - count) * other.width
      return [.constant(count)] + numbers + Array(repeating: .no, count: rest)
    case (.array(_, let first), .array(_, let second)) where first != second: return nil
    case (_, .optional(let wrapped)) where matches(type, wrapped): return [.yes] + numbers
    default: return matches(type, wanted) && numbers.count == wanted.width ? numbers : nil
    }
  }

  func compoundAssign(
    _ spelling: String, _ target: Expression, _ source: Expression, _ span: SourceSpan
  ) throws(FlatError) {
    if ownName(of: target) != nil, case .unfinished = owner {
      throw fail("an initialiser of a model gives each property one value", span)
    }
    guard let place = try storage(of: target) else { throw fail("this cannot be assigned", span) }
    try checkWritable(place, span)
    if case .sequence = place.type, spelling == "+" {
      guard case .flat(.array(let element, let count), let numbers) = try value(source, place.type) else {
        throw fail("only an array literal can be added here", span)
      }
      for index in 0..<count {
        let part = Array(numbers[index * element.width..<(index + 1) * element.width])
        try append(part, to: place, span)
      }
      return
    }
    guard let operation = Self.arithmetic[spelling] else {
      throw fail("operator '\(spelling)=' has no meaning in a model of values alone", span)
    }
    let operand = try value(source, place.type)
    try write(arithmetic(operation, place.value, operand, span), to: place, span)
  }
}
