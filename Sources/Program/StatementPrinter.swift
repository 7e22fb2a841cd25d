extension Printer {
  mutating func statement(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): line(Self.expression(expression))
    case .variable(let variable): self.local(variable)
    case .function(let function): self.function(function)
    case .type(let type): self.type(type)
    case .return(let value): line(value.map { "return " + Self.expression($0) } ?? "return")
    case .break(let label): line("break" + (label.map { " " + $0 } ?? ""))
    case .continue(let label): line("continue" + (label.map { " " + $0 } ?? ""))
    case .fallthrough: line("fallthrough")
    case .throw(let error): line("throw " + Self.expression(error))
    case .notUnderstood(let construct): line("not understood: " + construct)
    default: compound(statement)
    }
  }

  /// Statements that hold blocks.
  private mutating func compound(_ statement: Statement) {
    switch statement.kind {
    case .if(let branches): self.if(branches)
    case .guard(let conditions, let body): block("guard \(Self.conditions(conditions)) else", body)
    case .while(let label, let conditions, let body):
      block(Self.label(label) + "while " + Self.conditions(conditions), body)
    case .repeatWhile(let label, let body, let condition):
      block(Self.label(label) + "repeat", body)
      line("while " + Self.expression(condition))
    case .forIn(let label, let pattern, let sequence, let condition, let body):
      var head = Self.label(label) + "for \(Self.pattern(pattern)) in \(Self.expression(sequence))"
      if let condition { head += " where " + Self.expression(condition) }
      block(head, body)
    case .switch(let label, let cases): self.switch(cases, label: label)
    case .defer(let body): block("defer", body)
    case .do(let label, let body, let clauses):
      block(Self.label(label) + "do", body)
      for clause in clauses { self.clause(clause) }
    default: break
    }
  }

  private static func label(_ label: String?) -> String { label.map { $0 + ": " } ?? "" }

  private mutating func local(_ variable: LocalVariable) {
    let keyword = (variable.isWeak ? "weak " : "") + (variable.isMutable ? "var " : "let ")
    let name = Self.pattern(variable.pattern, bindsImplicitly: true)
    storage(keyword + name, variable.type, variable.value, variable.accessors)
  }

  mutating func `if`(_ branches: If) {
    block("if " + Self.conditions(branches.conditions), branches.then)
    if !branches.otherwise.isEmpty { block("else", branches.otherwise) }
  }

  mutating func `switch`(_ cases: Switch, label: String?) {
    block(Self.label(label) + "switch " + Self.expression(cases.subject)) { printer in
      for branch in cases.cases {
        let patterns = branch.patterns.map { Self.guarded($0.pattern, $0.condition) }
        let head = patterns.isEmpty ? "default" : "case " + patterns.joined(separator: ", ")
        printer.block(head, branch.body)
      }
    }
  }

  private mutating func clause(_ clause: Catch) {
    guard let pattern = clause.pattern else { return block("catch", clause.body) }
    block("catch " + Self.guarded(pattern, clause.condition), clause.body)
  }

  private static func guarded(_ pattern: Pattern, _ condition: Expression?) -> String {
    self.pattern(pattern) + (condition.map { " where " + expression($0) } ?? "")
  }

  static func conditions(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let expression): return Self.expression(expression)
      case .binding(let pattern, let type, let value, let isMutable):
        let annotation = type.map { ": " + reference($0) } ?? ""
        let name = Self.pattern(pattern, bindsImplicitly: true)
        return "\(isMutable ? "var" : "let") \(name)\(annotation) = \(expression(value))"
      case .pattern(let pattern, let value): return "case \(Self.pattern(pattern)) = \(expression(value))"
      case .available(let version, let negated, _):
        return "\(negated ? "#unavailable" : "#available")(\(version.map { "iOS \($0)" } ?? "*"))"
      }
    }.joined(separator: ", ")
  }

  /// - Parameter bindsImplicitly: the keyword `let` or `var` is printed elsewhere.
  static func pattern(_ pattern: Pattern, bindsImplicitly: Bool = false) -> String {
    func inner(_ pattern: Pattern) -> String { self.pattern(pattern, bindsImplicitly: bindsImplicitly) }
    switch pattern.kind {
    case .wildcard: return "_"
    case .binding(let name, let isMutable): return (bindsImplicitly ? "" : isMutable ? "var " : "let ") + name
    case .expression(let expression): return "~= " + Self.expression(expression)
    case .enumCase(let type, let name, let payload):
      let arguments = payload.map { "(" + $0.map(inner).joined(separator: ", ") + ")" } ?? ""
      return (type.map(reference) ?? "") + "." + name + arguments
    case .tuple(let elements): return "(" + elements.map(inner).joined(separator: ", ") + ")"
    case .optional(let wrapped): return inner(wrapped) + "?"
    case .isType(let type): return "is " + reference(type)
    case .asType(let pattern, let type): return inner(pattern) + " as " + reference(type)
    }
  }
}
