import Program

/// Finds which names a piece of code uses from outside, which it changes, and which its closures use.
///
/// Changes and captures are told apart by name only: a name used for two variables makes both count, which costs a cell
/// and no meaning.
final class NameScan {
  /// Names used but not bound inside, in order of first use; "self" for `self` and `super`.
  private(set) var free: [String] = []
  /// Names at the root of something assigned, passed `inout`, or called a method on that may mutate.
  private(set) var changed: Set<String> = []
  /// Names that closures and nested functions use from outside of them.
  private(set) var captured: Set<String> = []
  /// Names that are given a property that only view controllers have.
  private(set) var controllers: Set<String> = []
  private(set) var hasClosures = false

  private let mutatingNames: Set<String>
  private var freeSet: Set<String> = []
  private var scopes: [Set<String>] = [[]]
  /// For each closure being scanned the number of scopes around it.
  private var closureDepths: [Int] = []

  init(mutatingNames: Set<String>) { self.mutatingNames = mutatingNames }

  // MARK: Entry points

  func scan(body: [Statement], parameters: [Parameter] = []) {
    scope {
      for parameter in parameters {
        if let value = parameter.defaultValue { scan(value) }
        bind(parameter.name)
      }
      statements(body)
    }
  }

  func scan(_ closure: Closure) {
    for capture in closure.captures { scan(capture.value) }
    scope {
      for capture in closure.captures { bind(capture.name) }
      scan(body: closure.body, parameters: closure.parameters)
    }
  }

  // MARK: Names

  private func bind(_ name: String) { scopes[scopes.count - 1].insert(name) }

  private func use(_ name: String) {
    var depth = scopes.count - 1
    while depth >= 0, !scopes[depth].contains(name) { depth -= 1 }
    if depth < 0, freeSet.insert(name).inserted { free.append(name) }
    if let closure = closureDepths.last, depth < closure { captured.insert(name) }
  }

  private func change(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): changed.insert(name)
    case .selfReference: changed.insert("self")
    case .member(let base, _), .subscript_(let base, _), .chain(let base), .chainLink(let base), .forceUnwrap(let base):
      change(base)
    case .tuple(let elements): for element in elements { change(element.value) }
    default: break
    }
  }

  private func scope(_ body: () -> Void) {
    scopes.append([])
    body()
    scopes.removeLast()
  }

  private func closure(_ body: () -> Void) {
    hasClosures = true
    closureDepths.append(scopes.count)
    scope(body)
    closureDepths.removeLast()
  }

  // MARK: Statements

  private func statements(_ list: [Statement]) {
    for statement in list { if case .function(let function) = statement.kind { bind(function.name) } }
    for statement in list { scan(statement) }
  }

  private func block(_ list: [Statement]) { scope { statements(list) } }

  private func scan(_ statement: Statement) {
    switch statement.kind {
    case .variable(let variable): scan(variable)
    case .function(let function): closure { scan(body: function.body ?? [], parameters: function.parameters) }
    case .if(let branch): scan(branch)
    case .guard(let conditions, let otherwise):
      for condition in conditions { scan(condition) }
      block(otherwise)
    case .while(_, let conditions, let body):
      scope {
        for condition in conditions { scan(condition) }
        block(body)
      }
    case .repeatWhile(_, let body, let condition):
      scope {
        statements(body)
        scan(condition)
      }
    case .forIn(_, let pattern, let sequence, let filter, let body):
      scan(sequence)
      scope {
        scan(pattern)
        if let filter { scan(filter) }
        block(body)
      }
    case .switch(_, let choice): scan(choice)
    case .do(_, let body, let clauses): scan(body, clauses)
    default: statement.visitChildren(statements: { block($0) }, expressions: { scan($0) })
    }
  }

  private func scan(_ variable: LocalVariable) {
    if let value = variable.value { scan(value) }
    if let accessors = variable.accessors {
      for name in variable.pattern.boundNames { changed.insert(name) }
      closure { if let getter = accessors.getter { statements(getter) } }
      for observer in [accessors.setter, accessors.willSet, accessors.didSet] {
        guard let observer else { continue }
        closure {
          bind(observer.parameter)
          statements(observer.body)
        }
      }
    }
    scan(variable.pattern)
  }

  private func scan(_ body: [Statement], _ clauses: [Catch]) {
    block(body)
    for clause in clauses {
      scope {
        bind("error")
        if let pattern = clause.pattern { scan(pattern) }
        if let condition = clause.condition { scan(condition) }
        block(clause.body)
      }
    }
  }

  private func scan(_ branch: If) {
    scope {
      for condition in branch.conditions { scan(condition) }
      block(branch.then)
    }
    block(branch.otherwise)
  }

  private func scan(_ choice: Switch) {
    scan(choice.subject)
    for item in choice.cases {
      scope {
        for guarded in item.patterns {
          scan(guarded.pattern)
          if let condition = guarded.condition { scan(condition) }
        }
        block(item.body)
      }
    }
  }

  private func scan(_ condition: Condition) {
    switch condition {
    case .expression(let expression): scan(expression)
    case .binding(let pattern, _, let value, _), .pattern(let pattern, let value):
      scan(value)
      scan(pattern)
    case .available: break
    }
  }

  private func scan(_ pattern: Pattern) {
    pattern.visitExpressions { scan($0) }
    for name in pattern.boundNames { bind(name) }
  }

  // MARK: Expressions

  private func scan(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): use(name)
    case .selfReference, .superReference: use("self")
    case .assign(let target, _), .compoundAssign(_, let target, _), .inout_(let target):
      change(target)
      if case .member(let base, let property) = target.kind, case .name(let name) = base.kind,
        property == "transitioningDelegate" || property == "modalPresentationStyle"
      {
        controllers.insert(name)
      }
    case .call(let callee, _):
      if case .member(let base, let name) = callee.kind, mutatingNames.contains(name) { change(base) }
    case .ifExpression(let branch): return scan(branch)
    case .switchExpression(let choice): return scan(choice)
    case .closure(let literal):
      for capture in literal.captures { scan(capture.value) }
      return closure {
        for capture in literal.captures { bind(capture.name) }
        scan(body: literal.body, parameters: literal.parameters)
      }
    default: break
    }
    expression.visitChildren(statements: { block($0) }, expressions: { scan($0) })
  }
}
