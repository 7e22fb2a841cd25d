import Program

/// Collects every identifier that a piece of code mentions: names, members, types, labels of references, operators,
/// and what strings could name.
struct NameCollector {
  private(set) var names: Set<String> = []
  /// Names of types that something is cast to or tested for.
  private(set) var castNames: Set<String> = []

  // MARK: Declarations

  mutating func add(_ function: Function) {
    for parameter in function.parameters { add(parameter) }
    add(function.result)
    add(attributes: function.attributes)
    add(function.body ?? [])
  }

  mutating func add(_ variable: Variable) {
    add(variable.type)
    add(variable.value)
    add(attributes: variable.attributes)
    add(variable.accessors)
  }

  /// What a type says of itself, without its members.
  mutating func add(headOf type: TypeDeclaration) {
    for inherited in type.inherited { add(inherited) }
    for requirement in type.requirements {
      add(path: requirement.left)
      add(requirement.right)
    }
    add(attributes: type.attributes)
    for item in type.cases {
      for parameter in item.payload { add(parameter) }
      add(item.rawValue)
    }
  }

  mutating func add(_ type: TypeReference?) {
    switch type {
    case nil: break
    case .named(let path, let arguments):
      add(path: path)
      for argument in arguments { add(argument) }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .metatype(let inner): add(inner)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .tuple(let parts), .composition(let parts): for part in parts { add(part) }
    case .function(let parameters, let result):
      for parameter in parameters { add(parameter) }
      add(result)
    }
  }

  mutating func add(path: String) {
    for part in path.split(separator: ".") { names.insert(String(part)) }
  }

  private mutating func add(_ parameter: Parameter) {
    add(parameter.type)
    add(parameter.defaultValue)
  }

  /// Property wrappers and result builders are types.
  private mutating func add(attributes: Attributes) { names.formUnion(attributes.names) }

  private mutating func add(_ accessors: Accessors?) {
    guard let accessors else { return }
    add(accessors.getter ?? [])
    for observer in [accessors.setter, accessors.willSet, accessors.didSet] { add(observer?.body ?? []) }
  }

  private mutating func add(local type: TypeDeclaration) {
    add(headOf: type)
    for function in type.functions { add(function) }
    for variable in type.variables { add(variable) }
    for nested in type.types { add(local: nested) }
    for alias in type.aliases { add(alias.type) }
  }

  // MARK: Statements

  mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .throw(let value): add(value)
    case .variable(let variable):
      add(variable.pattern)
      add(variable.type)
      add(variable.value)
      add(variable.accessors)
    case .function(let function): add(function)
    case .type(let type): add(local: type)
    case .if(let branch): add(branch)
    case .guard(let conditions, let otherwise):
      for condition in conditions { add(condition) }
      add(otherwise)
    case .while(_, let conditions, let body):
      for condition in conditions { add(condition) }
      add(body)
    case .repeatWhile(_, let body, let condition):
      add(body)
      add(condition)
    case .forIn(_, let pattern, let sequence, let filter, let body):
      add(pattern)
      add(sequence)
      add(filter)
      add(body)
    case .switch(_, let choice): add(choice)
    case .return(let value): add(value)
    case .defer(let body): add(body)
    case .do(_, let body, let clauses):
      add(body)
      for clause in clauses {
        if let pattern = clause.pattern { add(pattern) }
        add(clause.condition)
        add(clause.body)
      }
    case .break, .continue, .fallthrough, .notUnderstood: break
    }
  }

  private mutating func add(_ branch: If) {
    for condition in branch.conditions { add(condition) }
    add(branch.then)
    add(branch.otherwise)
  }

  private mutating func add(_ choice: Switch) {
    add(choice.subject)
    for item in choice.cases {
      for guarded in item.patterns {
        add(guarded.pattern)
        add(guarded.condition)
      }
      add(item.body)
    }
  }

  private mutating func add(_ condition: Condition) {
    switch condition {
    case .expression(let value): add(value)
    case .binding(let pattern, let type, let value, _):
      add(pattern)
      add(type)
      add(value)
    case .pattern(let pattern, let value):
      add(pattern)
      add(value)
    case .available: break
    }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .binding: break
    case .expression(let value): add(value)
    case .enumCase(let type, let name, let payload):
      add(type)
      names.insert(name)
      for part in payload ?? [] { add(part) }
    case .tuple(let parts): for part in parts { add(part) }
    case .optional(let inner): add(inner)
    case .isType(let type): add(cast: type)
    case .asType(let inner, let type):
      add(inner)
      add(cast: type)
    }
  }

  private mutating func add(cast type: TypeReference) {
    add(type)
    var collector = NameCollector()
    collector.add(type)
    castNames.formUnion(collector.names)
  }

  // MARK: Expressions

  mutating func add(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .nil, .bool, .integer, .double, .selfReference, .superReference, .discard: break
    case .string(let text): add(text: text)
    case .name(let name), .implicitMember(let name): names.insert(name)
    case .selector(let name): add(text: name)
    case .type(let type): add(type)
    case .keyPath(let path): names.formUnion(path)
    case .interpolated(let parts), .array(let parts), .notUnderstood(_, let parts): for part in parts { add(part) }
    case .member(let base, let name):
      names.insert(name)
      add(base)
    case .chain(let base), .chainLink(let base), .forceUnwrap(let base), .optionalTry(let base), .forcedTry(let base),
      .not(let base), .inout_(let base):
      add(base)
    case .unary(let symbol, let base):
      names.insert(symbol)
      add(base)
    case .cast(let base, let type, _):
      add(base)
      add(cast: type)
    case .call(let callee, let arguments), .subscript_(let callee, let arguments):
      add(callee)
      for argument in arguments { add(argument.value) }
    case .closure(let closure): add(closure)
    case .dictionary(let pairs):
      for pair in pairs {
        add(pair.key)
        add(pair.value)
      }
    case .tuple(let elements): for element in elements { add(element.value) }
    case .ternary(let first, let second, let third):
      add(first)
      add(second)
      add(third)
    case .binary(let symbol, let left, let right):
      names.insert(symbol)
      add(left)
      add(right)
    case .compoundAssign(let symbol, let left, let right):
      names.formUnion([symbol, symbol + "="])
      add(left)
      add(right)
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right),
      .assign(let left, let right):
      add(left)
      add(right)
    case .ifExpression(let branch): add(branch)
    case .switchExpression(let choice): add(choice)
    }
  }

  private mutating func add(_ closure: Closure) {
    for capture in closure.captures { add(capture.value) }
    for parameter in closure.parameters { add(parameter) }
    add(closure.body)
  }

  /// A string may be the name of a class, a selector or a key path.
  private mutating func add(text: String) {
    guard text.utf8.count <= 80 else { return }
    for part in text.split(whereSeparator: { $0 == "." || $0 == "(" || $0 == ":" }) {
      if part.utf8.allSatisfy({
        $0 == 95 || $0 & 0x80 != 0 || ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57)
      }) {
        names.insert(String(part))
      }
    }
  }
}
