/// A type as written, with generics erased where they carry no meaning.
package indirect enum TypeReference: Sendable, Hashable {
  /// A dotted path: `UIView.AnimationOptions`; generic arguments are kept for arrays, dictionaries, optionals and sets, and
  /// where an expression names a type: `Scene<Detail>(name: "detail")`.
  case named(String, [TypeReference])
  case optional(TypeReference)
  /// `T!`
  case implicitlyUnwrapped(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// Empty for `Void`.
  case tuple([TypeReference])
  case function([TypeReference], TypeReference)
  /// `T.Type`
  case metatype(TypeReference)
  /// `A & B`
  case composition([TypeReference])

  /// Whether a value of the type can be nil.
  package var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Every name in it, each part of a dotted path by itself.
  package var mentionedNames: [String] {
    switch self {
    case .named(let path, let arguments):
      path.split(separator: ".").map(String.init) + arguments.flatMap(\.mentionedNames)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .metatype(let inner):
      inner.mentionedNames
    case .dictionary(let key, let value): key.mentionedNames + value.mentionedNames
    case .tuple(let parts), .composition(let parts): parts.flatMap(\.mentionedNames)
    case .function(let parameters, let result): parameters.flatMap(\.mentionedNames) + result.mentionedNames
    }
  }

  /// How many parameters its functions have; nil when it is no type of functions.
  package var arity: Int? {
    if case .function(let parameters, _) = unwrapped { return parameters.count }
    return nil
  }

  /// The type without its outer optionals.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.unwrapped
    default: self
    }
  }
}
