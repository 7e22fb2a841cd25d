import Diagnostics

/// An expression of the desugared tree with its place in the source.
package struct Expression: Sendable {
  package var kind: Kind
  package var span: SourceSpan
  /// A call right behind `try`: code that nobody knows may throw there.
  package var isTried = false

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case `nil`
    case bool(Bool)
    case integer(Int)
    case double(Double)
    /// A string literal without interpolation.
    case string(String)
    /// A string with interpolations: text and values in turn. The machine evaluates the values for their effects, and
    /// the result is an unknown string.
    case interpolated([Expression])
    /// An identifier that is not resolved yet: a local, a member of `self`, a global, a function or a type. Argument
    /// labels of a reference to a function, `handle(_:)`, are dropped here and in `member`.
    case name(String)
    /// After `if let self` or `[weak self]` it means the binding named "self".
    case selfReference
    /// Only as the base of `member`, `call` or `subscript`.
    case superReference
    /// `.from`: an enum case or static member of a type that the context gives.
    case implicitMember(String)
    /// `base.name`; for tuples the name is the index. `x.init` has the name "init", `x.self` is just `x`.
    case member(Expression, String)
    /// `callee(arguments)`. A method call is a call whose callee is `member`.
    case call(Expression, [Argument])
    case subscript_(Expression, [Argument])
    /// The extent of an optional chain: when a `chainLink` inside meets nil the whole expression is nil.
    case chain(Expression)
    /// `operand?` inside a chain.
    case chainLink(Expression)
    /// `operand!`
    case forceUnwrap(Expression)
    /// `try?`
    case optionalTry(Expression)
    /// `try!`
    case forcedTry(Expression)
    case cast(Expression, TypeReference, Cast)
    case closure(Closure)
    case array([Expression])
    case dictionary([KeyValue])
    /// Two or more elements, possibly labelled; the empty tuple is `Void`.
    case tuple([Argument])
    case ternary(Expression, Expression, Expression)
    /// `left ?? right`
    case coalesce(Expression, Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case not(Expression)
    /// Any other infix operator by its spelling: `+ - * / % == != === !== < <= > >= ... ..< & | ^ << >> ~=` and custom.
    /// A one-sided range has `.nil` in the place of the missing bound.
    case binary(String, Expression, Expression)
    /// A prefix or postfix operator other than `!`, `&`, `?` and those of ranges; a minus before a literal is part of
    /// the literal, `i++` is a compound assignment.
    case unary(String, Expression)
    /// `target = value`; the target is a name, member, subscript, tuple of targets or `_` (`.discard`).
    case assign(Expression, Expression)
    /// `target op= value`; the string is the operator without `=`.
    case compoundAssign(String, Expression, Expression)
    case discard
    /// `&place`
    case inout_(Expression)
    /// `if` and `switch` used as expressions; the value of a branch is its last expression statement. Nested ones are
    /// expression statements, too.
    case ifExpression(If)
    case switchExpression(Switch)
    /// A type in expression position that is not a plain name: `[Int]`, `Foo<Bar>`, `Foo?`. Also `[Int].self`.
    case type(TypeReference)
    /// `\Base.a.b`: the names `a` and `b`, in order; `?` and `!` between them are dropped. Empty for `\.self`.
    case keyPath([String])
    /// `#selector(name)`: the name as written without its type: `handle(_:)`, or `handle` when no labels are written; for
    /// `getter:` and `setter:` the name of the property.
    case selector(String)
    /// A construct without meaning: its operands are evaluated in order, the result is opaque.
    case notUnderstood(construct: String, operands: [Expression])
  }

  /// Whether it is a string literal without interpolation.
  package var isText: Bool {
    if case .string = kind { return true }
    return false
  }

  /// Whether it is the literal `nil`.
  package var isNil: Bool {
    if case .nil = kind { return true }
    return false
  }

  /// The construct of a value that somebody gives later, and of which nothing more is known.
  package static let laterValue = "later value"

  package enum Cast: UInt8, Sendable { case upcast, conditional, forced, test }

  package struct KeyValue: Sendable {
    package var key: Expression
    package var value: Expression

    package init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }
}

/// An argument of a call, subscript or tuple.
package struct Argument: Sendable {
  package var label: String?
  package var value: Expression
  /// A trailing closure. The first trailing closure of a call has no label and may match a parameter of any label.
  package var isTrailing: Bool

  package init(label: String? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure expression. `$0`-style parameters are made explicit, named `$0`, `$1`, …
package struct Closure: Sendable {
  package var captures: [Capture]
  package var parameters: [Parameter]
  package var body: [Statement]
  package var isAsync: Bool

  package struct Capture: Sendable {
    package enum Strength: UInt8, Sendable { case strong, weak, unowned }
    package var strength: Strength
    package var name: String
    package var value: Expression

    package init(strength: Strength, name: String, value: Expression) {
      self.strength = strength
      self.name = name
      self.value = value
    }
  }

  package init(captures: [Capture] = [], parameters: [Parameter], body: [Statement], isAsync: Bool = false) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
    self.isAsync = isAsync
  }
}
