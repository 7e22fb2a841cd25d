/// What may pile up without end in code under test. Where there are too many of a kind the machine lets nobody begin
/// anything new, or no more of them come: what would happen with still more was not explored.
///
/// The raw values are the cases of `Limit` in the machine (`Models/UIKit/Growth.swift`).
package enum GrowthLimit: String, Codable, Sendable, Hashable, CaseIterable {
  /// Controllers of one class on top of each other.
  case controllers
  /// Views that transitions leave behind.
  case views
  /// Observers of notifications that one place adds and nobody removes.
  case observers
  /// Gesture recognizers of one class in one view.
  case recognizers
  /// What was seen to grow without end: objects, closures, elements of a collection.
  case objects
  /// Elements of a collection: more than four unknown ones are like four, and an array that a step makes of more than 512 is
  /// unknown.
  case elements
  /// Calls of a function inside itself: deeper ones were left out where unknown values decide them, and answer something
  /// unknown where nothing does.
  case calls
}
