/// Something in code under test that neither the program nor the machine gives a meaning to, so that it is opaque.
///
/// What the machine knows and does not compute (an image, a colour, geometry) is no gap.
package struct LanguageGap: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A name that no file declares.
    case name
    /// A member that no type has.
    case member
    /// A method that no type has, or none with these labels.
    case call
    /// A type that no file declares, where a value is tested against it or made from it.
    case type
  }

  package var kind: Kind
  /// As the source writes it.
  package var name: String

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
