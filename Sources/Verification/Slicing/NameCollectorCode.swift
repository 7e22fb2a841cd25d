import Program

// What statements and expressions mention.
extension NameCollector {
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

  mutating func add(cast type: TypeReference) {
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
    case .name(let name), .implicitMember(let name): add(name: name)
    case .selector(let name): add(text: name)
    case .type(let type): add(type)
    case .keyPath(let path): names.formUnion(path)
    case .interpolated(let parts), .array(let parts), .notUnderstood(_, let parts): for part in parts { add(part) }
    case .member(let base, let name):
      add(name: name)
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

  /// `$name` and `_name` may be what a property wrapper makes of the property `name`.
  private mutating func add(name: String) {
    names.insert(name)
    if name.hasPrefix("$") || name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
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
