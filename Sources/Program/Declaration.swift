import Diagnostics

/// A class, struct, enum, protocol, actor or extension.
package struct TypeDeclaration: Sendable {
  package enum Kind: UInt8, Sendable { case `class`, `struct`, `enum`, `protocol`, actor, `extension` }

  package var kind: Kind
  /// The name, for an extension the extended type's path, joined by dots.
  package var name: String
  /// The names, generics being erased; for a protocol the names of its associated types.
  package var genericParameters: [String]
  package var inherited: [TypeReference]
  /// The requirements of a `where` clause, as `left: right` or `left == right` pairs; `where Self: X` on extensions.
  package var requirements: [Requirement]
  package var attributes: Attributes
  package var variables: [Variable]
  package var functions: [Function]
  package var cases: [EnumCase]
  package var types: [TypeDeclaration]
  package var aliases: [TypeAlias]
  package var span: SourceSpan
  /// The place of the name, for blame.
  package var nameSpan: SourceSpan

  package struct Requirement: Sendable {
    package var left: String
    package var right: TypeReference

    package init(left: String, right: TypeReference) {
      self.left = left
      self.right = right
    }
  }

  package init(
    kind: Kind, name: String, genericParameters: [String] = [], inherited: [TypeReference] = [],
    requirements: [Requirement] = [], attributes: Attributes = Attributes(), variables: [Variable] = [],
    functions: [Function] = [], cases: [EnumCase] = [], types: [TypeDeclaration] = [], aliases: [TypeAlias] = [],
    span: SourceSpan, nameSpan: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.requirements = requirements
    self.attributes = attributes
    self.variables = variables
    self.functions = functions
    self.cases = cases
    self.types = types
    self.aliases = aliases
    self.span = span
    self.nameSpan = nameSpan
  }

  /// Marks a class of which an Interface Builder file has a page in the stack of a navigation controller.
  package static let stackMark = "InterfaceBuilderStack"

  package var isStackedByInterface: Bool { attributes.names.contains(Self.stackMark) }

  /// Marks a class of which Interface Builder files have only pages that the main storyboard begins with.
  package static let rootMark = "InterfaceBuilderRoot"

  package var isRootOfInterface: Bool { attributes.names.contains(Self.rootMark) }
}

/// Access and modifiers of a declaration.
package struct Attributes: Sendable {
  package enum Access: UInt8, Sendable { case `private`, `fileprivate`, `internal`, `package`, `public`, open }

  package var access: Access = .internal
  package var isStatic = false
  /// `class func`, `class var`: static, and may be overridden.
  package var isClassMember = false
  package var isFinal = false
  package var isOverride = false
  package var isMutating = false
  package var isConvenience = false
  package var isRequired = false
  package var isLazy = false
  package var isWeak = false
  package var isUnowned = false
  package var isOptionalRequirement = false
  /// `private(set)`, `fileprivate(set)`
  package var hasPrivateSetter = false
  /// Attribute names without `@` and arguments: `objc`, `IBOutlet`, `Published`, `MainActor`, … and the modifiers `prefix`
  /// and `postfix` of operator functions.
  package var names: [String] = []
  /// The arguments of attributes that have some: `@Clamped(0...1)`. Those of the language are left out.
  package var arguments: [Arguments] = []

  package init() {}

  package struct Arguments: Sendable {
    package var name: String
    package var arguments: [Argument]

    package init(name: String, arguments: [Argument]) {
      self.name = name
      self.arguments = arguments
    }
  }
}

/// A function, method, initialiser, deinitialiser or accessor.
package struct Function: Sendable {
  package enum Kind: Sendable {
    case function
    /// `init`, `init?` and `init!`
    case initializer(failable: Bool)
    case deinitializer
    /// A getter without parameters; the name is "subscript", the parameters are the indices.
    case subscriptGetter
    /// The last parameter is the new value.
    case subscriptSetter
  }

  package var kind: Kind
  /// The base name; operators by their spelling; "init", "deinit", "subscript".
  package var name: String
  package var parameters: [Parameter]
  package var result: TypeReference?
  /// `nil` for a protocol requirement.
  package var body: [Statement]?
  package var attributes: Attributes
  package var throws_: Bool
  package var isAsync: Bool
  package var genericParameters: [String]
  package var span: SourceSpan
  package var nameSpan: SourceSpan
  /// The cell of a storyboard whose tap it stands for; `nil` for everything else.
  package var cell: InterfaceCell?

  package init(
    kind: Kind = .function, name: String, parameters: [Parameter], result: TypeReference? = nil, body: [Statement]?,
    attributes: Attributes = Attributes(), throws_: Bool = false, isAsync: Bool = false,
    genericParameters: [String] = [], span: SourceSpan, nameSpan: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.attributes = attributes
    self.throws_ = throws_
    self.isAsync = isAsync
    self.genericParameters = genericParameters
    self.span = span
    self.nameSpan = nameSpan
  }

  /// Marks what stands in no Swift file.
  package static let interfaceMark = "InterfaceBuilder"

  /// Whether it stands for something in an Interface Builder file, such as a segue.
  package var isOfInterface: Bool { attributes.names.contains(Self.interfaceMark) }

  /// The full name, for example `animate(withDuration:animations:completion:)`.
  package var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

package struct Parameter: Sendable {
  /// The argument label; `nil` for `_`, for parameters of closures and operators, and for subscript parameters with only
  /// one name.
  package var label: String?
  package var name: String
  package var type: TypeReference?
  package var defaultValue: Expression?
  package var isInout: Bool
  package var isVariadic: Bool
  /// `@autoclosure`: the argument is an expression that the function evaluates by calling the parameter.
  package var isAutoclosure = false
  /// `@escaping`: the function may keep the closure, or call it after its own end.
  package var isEscaping = false
  package var span: SourceSpan

  package init(
    label: String?, name: String, type: TypeReference?, defaultValue: Expression? = nil, isInout: Bool = false,
    isVariadic: Bool = false, span: SourceSpan
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.span = span
  }
}

/// A property or global variable.
///
/// `let (a, b) = pair` is three variables: `$tuple<offset>` holds the pair, `a` and `b` are its members `0` and `1`.
package struct Variable: Sendable {
  package var name: String
  package var type: TypeReference?
  package var value: Expression?
  /// Declared with `var`, computed variables without a setter included.
  package var isMutable: Bool
  package var accessors: Accessors?
  package var attributes: Attributes
  package var span: SourceSpan

  package init(
    name: String, type: TypeReference?, value: Expression?, isMutable: Bool, accessors: Accessors? = nil,
    attributes: Attributes = Attributes(), span: SourceSpan
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.isMutable = isMutable
    self.accessors = accessors
    self.attributes = attributes
    self.span = span
  }

  /// Whether the variable has storage: it has no getter.
  package var isStored: Bool { accessors?.getter == nil && accessors?.isRequirement != true }
}

/// The accessors of a variable.
package struct Accessors: Sendable {
  package var getter: [Statement]?
  package var setter: Observer?
  package var willSet: Observer?
  package var didSet: Observer?
  /// `{ get set }` of a protocol.
  package var isRequirement: Bool

  /// A setter or observer: the name of its parameter (`newValue`, `oldValue` or as written) and its body.
  package struct Observer: Sendable {
    package var parameter: String
    package var body: [Statement]

    package init(parameter: String, body: [Statement]) {
      self.parameter = parameter
      self.body = body
    }
  }

  package init(
    getter: [Statement]? = nil, setter: Observer? = nil, willSet: Observer? = nil, didSet: Observer? = nil,
    isRequirement: Bool = false
  ) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
    self.isRequirement = isRequirement
  }
}

package struct EnumCase: Sendable {
  package var name: String
  package var payload: [Parameter]
  package var rawValue: Expression?
  package var span: SourceSpan

  package init(name: String, payload: [Parameter], rawValue: Expression?, span: SourceSpan) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.span = span
  }
}

package struct TypeAlias: Sendable {
  package var name: String
  package var type: TypeReference

  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}
