/// A class that plays a part in transitions, and of which nothing is known: no run has come to what UIKit calls of it.
package struct UnexploredClass: Codable, Sendable, Hashable {
  package var name: String
  package var location: Location
  /// Why, in words.
  package var reason: String

  package init(name: String, location: Location, reason: String) {
    self.name = name
    self.location = location
    self.reason = reason
  }
}
