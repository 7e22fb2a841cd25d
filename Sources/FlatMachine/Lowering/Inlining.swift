import Diagnostics
import Program

/// An argument that is evaluated where its parameter is known, in the context that it was written in.
struct GivenArgument {
  var label: String?
  var isTrailing: Bool
  var expression: Expression
  var scope: Scope
  var owner: Owner?
  var path: String
}

extension ModelLowering {
  func given(_ arguments: [Argument]) -> [GivenArgument] {
    arguments.map {
      GivenArgument(
        label: $0.label, isTrailing: $0.isTrailing, expression: $0.value, scope: scope, owner: owner, path: path)
    }
  }

  func evaluate(_ argument: GivenArgument, _ expected: FlatType?) throws(FlatError) -> Value {
    try inContext(of: argument) { () throws(FlatError) in try value(argument.expression, expected) }
  }

  private func inContext<Result>(
    of argument: GivenArgument, _ body: () throws(FlatError) -> Result
  ) throws(FlatError) -> Result {
    let outer = (scope, owner, path)
    (scope, owner, path) = (argument.scope, argument.owner, argument.path)
    defer { (scope, owner, path) = outer }
    return try body()
  }

  /// The value of a call: the function's body is taken apart in its place.
  func inline(
    _ function: FunctionValue, _ arguments: [GivenArgument], result: FlatType?, at identity: SourceSpan,
    path ownPath: String, _ span: SourceSpan
  ) throws(FlatError) -> Value {
    if calls.contains(identity) { throw fail("a function that calls itself", span) }
    if calls.count > 60 { throw fail("calls nest too deep", span) }
    calls.append(identity)
    let inner = Scope(function.scope)
    try bind(function.parameters, to: arguments, in: inner, span, owner: function.owner, path: ownPath)
    let outer = (scope, owner, path, exits)
    (scope, owner, path, exits) = (inner, function.owner, ownPath, Exits())
    defer {
      (scope, owner, path, exits) = outer
      calls.removeLast()
    }
    return try body(function.body, result: result, span)
  }

  /// Runs a body to its `return`.
  func body(_ statements: [Statement], result: FlatType?, _ span: SourceSpan) throws(FlatError) -> Value {
    if statements.count == 1 {
      switch statements[0].kind {
      case .expression(let expression): return try value(expression, result)
      case .return(let expression?): return try value(expression, result)
      default: break
      }
    }
    let block = newBlock()
    let storage = result.map { newLocal($0) }
    exits.function = (block, storage)
    let (_, inside) = try collect { () throws(FlatError) in try lower(statements) }
    emit(.block(block, inside))
    return storage?.value ?? .void
  }

  private func bind(
    _ parameters: [Parameter], to arguments: [GivenArgument], in inner: Scope, _ span: SourceSpan, owner: Owner?,
    path ownPath: String
  ) throws(FlatError) {
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label || argument.isTrailing {
        rest = rest.dropFirst()
        inner[parameter.name] = try binding(parameter, argument, ownPath)
      } else if let expression = parameter.defaultValue {
        let argument = GivenArgument(
          label: nil, isTrailing: false, expression: expression, scope: Scope(), owner: owner, path: ownPath)
        inner[parameter.name] = try binding(parameter, argument, ownPath)
      } else {
        throw fail("argument '\(parameter.label ?? parameter.name)' is missing", span)
      }
    }
    if !rest.isEmpty { throw fail("too many arguments", span) }
  }

  private func binding(
    _ parameter: Parameter, _ argument: GivenArgument, _ ownPath: String
  ) throws(FlatError) -> Scope.Binding {
    if case .inout_(let place) = argument.expression.kind {
      let storage = try inContext(of: argument) { () throws(FlatError) -> Storage? in try self.storage(of: place) }
      guard let storage else { throw fail("this is no place", place.span) }
      return .storage(storage)
    }
    var expected: FlatType?
    if let reference = parameter.type, !reference.isFunction {
      let outer = path
      path = ownPath
      defer { path = outer }
      expected = try type(reference, parameter.span)
    }
    return .value(snapshot(try evaluate(argument, expected)))
  }
}

extension TypeReference {
  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let inner): inner.isFunction
    default: false
    }
  }
}
