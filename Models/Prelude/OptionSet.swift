// What Swift's option sets and sets do, in Swift. Option sets are structs with an integer `rawValue`.

extension OptionSet {
  var isEmpty: Bool { rawValue == 0 }

  func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }

  func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }

  func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }

  func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }

  func isSuperset(of other: Self) -> Bool { contains(other) }

  func isSubset(of other: Self) -> Bool { other.contains(self) }

  func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  mutating func insert(_ member: Self) { self = union(member) }

  mutating func remove(_ member: Self) { self = subtracting(member) }

  mutating func formUnion(_ other: Self) { self = union(other) }

  mutating func formIntersection(_ other: Self) { self = intersection(other) }

  mutating func subtract(_ other: Self) { self = subtracting(other) }
}

extension Set {
  func union(_ other: Set<Element>) -> Set<Element> {
    var result = self
    for element in other { result.insert(element) }
    return result
  }

  func intersection(_ other: Set<Element>) -> Set<Element> {
    var result: Set<Element> = []
    for element in self where other.contains(element) { result.insert(element) }
    return result
  }

  func subtracting(_ other: Set<Element>) -> Set<Element> {
    var result: Set<Element> = []
    for element in self where !other.contains(element) { result.insert(element) }
    return result
  }

  func isSubset(of other: Set<Element>) -> Bool {
    for element in self where !other.contains(element) { return false }
    return true
  }

  mutating func formUnion(_ other: Set<Element>) { self = union(other) }

  mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
}
