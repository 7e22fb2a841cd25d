import Diagnostics
import Program

/// A type while the program is lowered: its declaration and extensions, merged.
struct TypeRecord {
  var id: Int
  /// Dotted: `Outer.Inner`.
  var name: String
  var kind: TypeInfo.Kind
  /// Index into `program.files`, -1 for Swift's own types.
  var file: Int
  var access: Attributes.Access = .internal
  var isPhantom = false
  /// The type it is nested in, -1 at file level.
  var outer = -1
  var span = SourceSpan.none
  var generics: Set<String> = []
  /// The declaration, then its extensions.
  var parts: [TypePart] = []
  var nested: [String: Int] = [:]
  var aliases: [String: AliasRecord] = [:]

  // Ancestors
  var superclass = -1
  /// The superclass is one of UIKit's that stands above the one that is written and that nobody declares.
  var hasInferredSuperclass = false
  var protocols: [Int] = []
  var unknownAncestors: [String] = []
  var rawType: TypeTest?
  var isOptionSet = false

  // Members
  /// Own properties by name, instance and static, in order of declaration.
  var properties: [Int] = []
  var instanceProperties: [String: [Int]] = [:]
  var staticProperties: [String: [Int]] = [:]
  var instanceFunctions: [String: [Int]] = [:]
  var staticFunctions: [String: [Int]] = [:]
  /// Names in `instanceFunctions` and `staticFunctions` in order of declaration.
  var functionNames: [String] = []
  var cases: [CaseRecord] = []
  var caseIndex: [String: Int] = [:]
  var deinitializer = -1
  var subclasses: [Int] = []

  // Layout
  /// Properties with storage, the superclass's first.
  var slots: [Int] = []
  var defaults = -1
}

/// A declaration or extension of a type.
struct TypePart {
  var declaration: TypeDeclaration
  var file: Int
  /// `where Self: X` of an extension.
  var constraints: [TypePartConstraint] = []
}

struct TypePartConstraint {
  /// What `Self` must be; -1 for any class.
  var type: Int
}

struct CaseRecord {
  var name: String
  var payload: [Parameter]
  var payloadTests: [TypeTest]
  /// Constant index or -1.
  var rawValue: Int32
}

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
