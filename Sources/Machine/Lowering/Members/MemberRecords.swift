import Diagnostics
import Program

/// A property of a type, or a variable at file level.
struct Property {
  enum Kind { case stored, observed, lazy, computed, requirement }

  var name: String
  var variable: Variable
  var kind: Kind
  /// The type, -1 at file level.
  var owner: Int
  var file: Int
  var isStatic: Bool
  var constraints: [Int] = []
  /// The declared type, or what the initial value tells.
  var type: TypeTest?
  var slot = -1
  var global = -1
  var constant = -1
  var getter = -1
  var setter = -1
  var isOverridden = false
  /// Somebody else has to fill it, and no code does: lazy, and the first read decides what it holds.
  var isUnset = false
  /// Clashes with a member of the formal machine: only code under test sees it.
  var isApart = false
}

/// A function, method or initialiser that has a body.
struct FunctionRecord {
  /// Index into `output.functions`; equal for all that are declared without body: -1.
  var compiled: Int
  var declaration: Function
  var owner: Int
  var file: Int
  /// Called on the metatype; initialisers are not static.
  var isStatic: Bool
  var constraints: [Int]
  var signature: [ParameterSignature]
  var tests: [TypeTest]
  var result: TypeTest?
  var isMutating: Bool
  /// A subclass declares it again.
  var isOverridden = false
  /// Clashes with a member of the formal machine: only code under test sees it.
  var isApart = false
  /// Only its file sees it.
  var isPrivate = false
  /// Has no body: a protocol requirement.
  var isRequirement: Bool
  /// A `BuiltinMethod` instead of a body, or -1.
  var builtin: Int32 = -1
  /// What the type parameters stand for in a specialised copy; empty for what the program declares.
  var arguments: GenericArguments = [:]

  var isInitializer: Bool {
    if case .initializer = declaration.kind { return true }
    return false
  }

  /// Whether register 0 is the receiver or metatype. Operators are called without one.
  var isMethod: Bool { owner >= 0 && !isOperator }

  var isOperator: Bool {
    guard let first = declaration.name.unicodeScalars.first else { return false }
    return !(first == "_" || first == "`" || first.properties.isAlphabetic)
  }
}

/// What argument matching looks at.
struct ParameterSignature: Hashable {
  var label: String?
  var hasDefault: Bool
  var isVariadic: Bool
  var isInout: Bool
  /// A function type or one that may be.
  var acceptsFunction: Bool
  var isFunction: Bool
  /// How many parameters the functions have that it takes, where its type says so.
  var arity: Int?
  /// The argument is evaluated by calling the parameter.
  var isAutoclosure = false
}
