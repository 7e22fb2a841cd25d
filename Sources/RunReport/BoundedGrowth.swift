/// Something that was seen to grow without end, and is kept bounded since.
package struct BoundedGrowth: Codable, Sendable, Hashable {
  /// As the code writes it: the property or the class.
  package var what: String
  package var growing: StoppingReason.Growing
  /// Where code makes more of it; nil where no place is known.
  package var location: Location?
  /// How many there may be before nobody begins anything new; nil: large ones are taken for unknown values.
  package var most: Int?

  package init(what: String, growing: StoppingReason.Growing, location: Location? = nil, most: Int? = nil) {
    self.what = what
    self.growing = growing
    self.location = location
    self.most = most
  }
}
