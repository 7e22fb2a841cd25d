import Diagnostics

/// A statement of the desugared tree with its place in the source.
package struct Statement: Sendable {
  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case expression(Expression)
    /// One binding of a `let` or `var`; several bindings are several statements.
    case variable(LocalVariable)
    case function(Function)
    case type(TypeDeclaration)
    case `if`(If)
    /// The body leaves the scope.
    case `guard`([Condition], else: [Statement])
    case `while`(label: String?, [Condition], [Statement])
    case repeatWhile(label: String?, [Statement], Expression)
    case forIn(label: String?, Pattern, Expression, where: Expression?, [Statement])
    case `switch`(label: String?, Switch)
    case `return`(Expression?)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case `throw`(Expression)
    case `defer`([Statement])
    /// `do { } catch …`; without clauses a plain block. A labelled `if` is the only statement of such a block.
    case `do`(label: String?, [Statement], [Catch])
    /// A construct without meaning.
    case notUnderstood(String)
  }
}

package struct LocalVariable: Sendable {
  package var pattern: Pattern
  package var type: TypeReference?
  package var value: Expression?
  package var isMutable: Bool
  /// Whether it keeps nothing alive: `weak` or `unowned`.
  package var isWeak: Bool
  /// A computed or observed local variable.
  package var accessors: Accessors?

  package init(
    pattern: Pattern, type: TypeReference?, value: Expression?, isMutable: Bool, isWeak: Bool = false,
    accessors: Accessors? = nil
  ) {
    self.pattern = pattern
    self.type = type
    self.value = value
    self.isMutable = isMutable
    self.isWeak = isWeak
    self.accessors = accessors
  }
}

package struct If: Sendable {
  package var conditions: [Condition]
  package var then: [Statement]
  /// Empty when absent; `else if` is one nested `if` statement.
  package var otherwise: [Statement]

  package init(conditions: [Condition], then: [Statement], otherwise: [Statement]) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

package enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value` of `if let`, shorthand expanded; the pattern binds the unwrapped value.
  case binding(Pattern, TypeReference?, Expression, isMutable: Bool)
  /// `case pattern = value`
  case pattern(Pattern, Expression)
  /// `#available(iOS 13, *)`: the iOS version, `nil` when only other platforms are named; `#unavailable` is negated.
  case available(version: Double?, negated: Bool, SourceSpan)
}

package struct Switch: Sendable {
  package var subject: Expression
  package var cases: [Case]

  package struct Case: Sendable {
    /// Alternatives; empty for `default`.
    package var patterns: [Guarded]
    package var body: [Statement]

    package init(patterns: [Guarded], body: [Statement]) {
      self.patterns = patterns
      self.body = body
    }
  }

  package struct Guarded: Sendable {
    package var pattern: Pattern
    package var condition: Expression?

    package init(pattern: Pattern, condition: Expression?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  package init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A clause of `do`/`catch`; without a pattern it binds `error` and catches all. A clause with several patterns is
/// several clauses with the same body.
package struct Catch: Sendable {
  package var pattern: Pattern?
  package var condition: Expression?
  package var body: [Statement]

  package init(pattern: Pattern?, condition: Expression?, body: [Statement]) {
    self.pattern = pattern
    self.condition = condition
    self.body = body
  }
}

package struct Pattern: Sendable {
  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case wildcard
    case binding(String, isMutable: Bool)
    /// Matches by `~=`: ranges contain, everything else is equal.
    case expression(Expression)
    /// `.name(…)` or `Type.name(…)`; `nil` payload: no payload written, matches whatever payload there is. Names are not
    /// resolved yet: when the type has no such case, `name` is a static member to compare with.
    case enumCase(TypeReference?, String, [Pattern]?)
    case tuple([Pattern])
    /// `pattern?`
    case optional(Pattern)
    case isType(TypeReference)
    case asType(Pattern, TypeReference)
  }
}
