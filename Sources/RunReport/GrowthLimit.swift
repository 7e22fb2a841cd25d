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
  /// Unknown elements of a collection: one with more than four of them is like one with four.
  case elements
  /// Calls of a function inside itself that unknown values decide: deeper ones were left out.
  case calls
}
