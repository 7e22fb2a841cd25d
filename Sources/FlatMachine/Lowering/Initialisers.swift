import Diagnostics
import Program

extension ModelLowering {
  /// A property of a struct whose initialiser runs gets its value: known, and with it the property's size.
  func initialise(
    _ name: String, of unfinished: UnfinishedValue, _ source: Expression, _ span: SourceSpan
  ) throws(FlatError) {
    let variables = declarations.types[unfinished.declaration].variables
    guard let variable = variables.first(where: { $0.name == name && !$0.attributes.isStatic }) else {
      throw fail("'\(name)' is no property", span)
    }
    let expected: FlatType? = if let reference = variable.type { try type(reference, span) } else { nil }
    unfinished.fields[name] = try stored(value(source, expected), as: expected, named: name, span)
  }

  /// The value as it is kept in a property or variable: arrays that grow become sequences.
  func stored(
    _ value: Value, as declared: FlatType?, named name: String, _ span: SourceSpan
  ) throws(FlatError) -> Value {
    guard case .flat(let type, let numbers) = value else { throw fail("'\(name)' is no plain value", span) }
    if case .array(let element, let count) = type, declarations.growing.contains(name) {
      let sequence = FlatType.sequence(element, max(capacity, count))
      return .flat(sequence, adapt(numbers, of: type, to: sequence) ?? numbers)
    }
    if case .optional = declared, case .optional = type { return value }
    if case .optional(let wrapped)? = declared { return .flat(.optional(wrapped), [.yes] + numbers) }
    return value
  }

  func initialise(
    element arguments: [Argument], of name: String, _ unfinished: UnfinishedValue, _ source: Expression,
    _ span: SourceSpan
  ) throws(FlatError) {
    guard arguments.count == 1, let index = try number(arguments[0].value, .int).constant,
      case .flat(let type, var numbers) = unfinished.fields[name]
    else { throw fail("an initialiser of a model assigns known elements only", span) }
    let element: FlatType
    let start: Int
    switch type {
    case .array(let inner, let count) where (0..<count).contains(index):
      (element, start) = (inner, index * inner.width)
    case .sequence(let inner, _) where 0 <= index && index < numbers[0].constant ?? 0:
      (element, start) = (inner, 1 + index * inner.width)
    default: throw fail("index out of range", span)
    }
    guard case .flat(_, let found) = try value(source, element), found.count == element.width else {
      throw fail("this does not fit the array's elements", span)
    }
    numbers.replaceSubrange(start..<start + element.width, with: found)
    unfinished.fields[name] = .flat(type, numbers)
  }

  /// `Type(…)`: runs the declared initialiser, or the memberwise one.
  func construct(
    _ position: Int, _ arguments: [Argument], _ span: SourceSpan
  ) throws(FlatError) -> Value {
    let entry = declarations.types[position]
    let unfinished = UnfinishedValue(declaration: position)
    let fields = entry.variables.filter { !$0.attributes.isStatic && $0.accessors?.getter == nil }
    let given = given(arguments)
    let outer = (path, owner)
    defer { (path, owner) = outer }
    path = entry.path
    for field in fields {
      guard let initial = field.value else {
        // A variable of optional type is nil until it is given a value.
        if let reference = field.type, reference.isOptional, field.isMutable,
          case .optional(let wrapped) = try type(reference, span)
        {
          unfinished.fields[field.name] = none(wrapped)
        }
        continue
      }
      owner = .unfinished(unfinished)
      try initialise(field.name, of: unfinished, initial, field.span)
    }
    if let initialiser = entry.functions.first(where: { accepts($0, arguments) && $0.name == "init" }) {
      let body = FunctionValue(
        parameters: initialiser.parameters, body: initialiser.body ?? [], scope: Scope(), owner: .unfinished(unfinished)
      )
      _ = try inline(body, given, result: nil, at: initialiser.span, path: entry.path, span)
    } else {
      for argument in given {
        guard let field = fields.first(where: { $0.name == argument.label }) else {
          throw fail("'\(entry.path)' has no such initialiser", span)
        }
        let expected: FlatType? = if let reference = field.type { try type(reference, span) } else { nil }
        unfinished.fields[field.name] = try stored(
          evaluate(argument, expected), as: expected, named: field.name, span)
      }
    }
    var numbers: [FlatExpression] = []
    var types: [FlatType.StructureType.Field] = []
    for field in fields {
      guard case .flat(let type, let found)? = unfinished.fields[field.name] else {
        throw fail("'\(field.name)' of '\(entry.path)' gets no value", span)
      }
      let isKnown = !field.isMutable && position == model && found.allSatisfy { $0.constant != nil }
      types.append(.init(name: field.name, type: type, known: isKnown ? found : nil))
      if !isKnown { numbers += found }
    }
    return .flat(.structure(.init(name: entry.path, fields: types, declaration: position)), numbers)
  }
}
