import Program

/// Where a body speaks of types, and what it calls.
struct TypeUses {
  /// Names in casts and patterns, and types used as values. `Self` counts where it is cast to: as a value it is the
  /// metatype that the function runs on.
  private(set) var mentioned: Set<String> = []
  /// Base names of calls and members.
  private(set) var called: Set<String> = []
  /// Those among them that are asked of `self` or `Self`, or are given one of them.
  private(set) var calledOnSelf: Set<String> = []
  /// Names of generic functions inside.
  private(set) var nestedGenerics: Set<String> = []

  init(_ body: [Statement]) { visit(body) }

  mutating func add(default value: Expression?) {
    if let value { visit(value) }
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      for pattern in statement.patterns { visit(pattern) }
      if case .function(let function) = statement.kind, !function.genericParameters.isEmpty {
        nestedGenerics.insert(function.name)
      }
      descend(statement.visitChildren)
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .cast(_, let type, _): mentioned.formUnion(type.mentionedNames)
    case .type(let type): mentioned.formUnion(type.mentionedNames.filter { $0 != "Self" })
    case .name(let name):
      call(name, onSelf: true)
      if name != "Self" { mentioned.insert(name) }
    case .member(let base, let name): call(name, onSelf: base.isSelf)
    case .call(let callee, let arguments):
      if case .member(_, let name) = callee.kind, arguments.contains(where: { $0.value.isSelf }) {
        call(name, onSelf: true)
      }
    case .ifExpression(let branch): for pattern in branch.patterns { visit(pattern) }
    case .switchExpression(let choice): for pattern in choice.patterns { visit(pattern) }
    default: break
    }
    descend(expression.visitChildren)
  }

  private mutating func call(_ name: String, onSelf: Bool) {
    called.insert(name)
    if onSelf { calledOnSelf.insert(name) }
  }

  private mutating func visit(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .binding, .expression: break
    case .enumCase(_, _, let payload): for part in payload ?? [] { visit(part) }
    case .tuple(let parts): for part in parts { visit(part) }
    case .optional(let inner): visit(inner)
    case .isType(let type): mentioned.formUnion(type.mentionedNames)
    case .asType(let inner, let type):
      mentioned.formUnion(type.mentionedNames)
      visit(inner)
    }
  }

  private typealias Children = (_ statements: ([Statement]) -> Void, _ expressions: (Expression) -> Void) -> Void

  private mutating func descend(_ children: Children) {
    var statements: [[Statement]] = []
    var expressions: [Expression] = []
    children({ statements.append($0) }, { expressions.append($0) })
    for expression in expressions { visit(expression) }
    for list in statements { visit(list) }
  }
}

extension Expression {
  /// `self` or `Self`.
  fileprivate var isSelf: Bool {
    switch kind {
    case .selfReference, .name("Self"): true
    default: false
    }
  }
}

extension Statement {
  fileprivate var patterns: [Pattern] {
    switch kind {
    case .variable(let variable): [variable.pattern]
    case .if(let branch): branch.patterns
    case .guard(let conditions, _), .while(_, let conditions, _): conditions.flatMap(\.patterns)
    case .forIn(_, let pattern, _, _, _): [pattern]
    case .switch(_, let choice): choice.patterns
    case .do(_, _, let clauses): clauses.compactMap(\.pattern)
    default: []
    }
  }
}

extension If {
  fileprivate var patterns: [Pattern] { conditions.flatMap(\.patterns) }
}

extension Switch {
  fileprivate var patterns: [Pattern] { cases.flatMap { $0.patterns.map(\.pattern) } }
}

extension Condition {
  fileprivate var patterns: [Pattern] {
    switch self {
    case .binding(let pattern, _, _, _), .pattern(let pattern, _): [pattern]
    case .expression, .available: []
    }
  }
}
