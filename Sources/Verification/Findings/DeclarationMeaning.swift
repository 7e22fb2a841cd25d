import RunReport

/// How much of one declaration of code under test had a meaning, in words that other runs understand, too.
struct DeclarationMeaning: Codable, Sendable, Hashable {
  /// The place of the declaration's name.
  var location: Location
  var count: MeaningCount
  /// It ran in some ordering; if not, something that ran can call it.
  var hasRun: Bool
  /// What has no meaning, sorted by construct.
  var gaps: [Gap]

  struct Gap: Codable, Sendable, Hashable {
    var construct: String
    /// Expressions without a meaning because of it.
    var count: Int
    var location: Location
  }
}
