/// A type as written, with generics erased where they carry no meaning.
package indirect enum TypeReference: Sendable, Hashable {
  /// A dotted path: `UIView.AnimationOptions`; generic arguments are kept for arrays, dictionaries, optionals and sets.
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

  /// The type without its outer optionals.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.unwrapped
    default: self
    }
  }
}
