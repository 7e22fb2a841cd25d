/// Something of which code under test can make more and more.
package enum GrowingThing: Hashable, Sendable {
  /// Objects of a class.
  case instances(type: Int32)
  /// Of the collection in a stored property, the largest of all owners; type -1 for globals.
  case elements(type: Int32, slot: Int)
  /// The number in a stored property, the largest of all owners.
  case number(type: Int32, slot: Int)
  /// Function values of a function of the code under test.
  case closures(function: Int)
}

/// What has been seen to grow without end, and what the machine does about it. Else there would be states without end.
package struct Growth: Hashable, Sendable {
  /// Numbers, collections of plain values, and lists whose items hold each other: taken for unknown where they are large
  /// (`GrowthBounds`).
  package var widened: Set<GrowingThing> = []
  /// Everything else: how many there may be before nobody begins anything new (`Models/UIKit/Growth.swift`).
  package var piles: [GrowingThing: Int] = [:]

  package init() {}

  package var isEmpty: Bool { widened.isEmpty && piles.isEmpty }
  package var things: Set<GrowingThing> { widened.union(piles.keys) }
}
