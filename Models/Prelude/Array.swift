// What Swift's arrays do beyond the machine's own methods, in Swift.

extension Array {
  func map<T>(_ transform: (Element) -> T) -> [T] {
    var result: [T] = []
    for element in self { result.append(transform(element)) }
    return result
  }

  func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
    var result: [T] = []
    for element in self {
      if let value = transform(element) { result.append(value) }
    }
    return result
  }

  func flatMap<T>(_ transform: (Element) -> [T]) -> [T] {
    var result: [T] = []
    for element in self { result.append(contentsOf: transform(element)) }
    return result
  }

  func forEach(_ body: (Element) -> Void) {
    for element in self { body(element) }
  }

  func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var result: [Element] = []
    for element in self where isIncluded(element) { result.append(element) }
    return result
  }

  func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T {
    var result = initial
    for element in self { result = next(result, element) }
    return result
  }

  func reduce<T>(into initial: T, _ update: (inout T, Element) -> Void) -> T {
    var result = initial
    for element in self { update(&result, element) }
    return result
  }

  func first(where predicate: (Element) -> Bool) -> Element? {
    for element in self where predicate(element) { return element }
    return nil
  }

  func last(where predicate: (Element) -> Bool) -> Element? {
    var index = count - 1
    while index >= 0 {
      if predicate(self[index]) { return self[index] }
      index -= 1
    }
    return nil
  }

  func firstIndex(where predicate: (Element) -> Bool) -> Int? {
    var index = 0
    for element in self {
      if predicate(element) { return index }
      index += 1
    }
    return nil
  }

  func lastIndex(where predicate: (Element) -> Bool) -> Int? {
    var index = count - 1
    while index >= 0 {
      if predicate(self[index]) { return index }
      index -= 1
    }
    return nil
  }

  func contains(where predicate: (Element) -> Bool) -> Bool {
    for element in self where predicate(element) { return true }
    return false
  }

  func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
    for element in self where !predicate(element) { return false }
    return true
  }

  mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
    var result: [Element] = []
    for element in self where !shouldBeRemoved(element) { result.append(element) }
    self = result
  }

  func enumerated() -> [(offset: Int, element: Element)] {
    var result: [(offset: Int, element: Element)] = []
    var index = 0
    for element in self {
      result.append((offset: index, element: element))
      index += 1
    }
    return result
  }

  func prefix(_ length: Int) -> [Element] {
    var result: [Element] = []
    for element in self where result.count < length { result.append(element) }
    return result
  }

  func suffix(_ length: Int) -> [Element] {
    dropFirst(count > length ? count - length : 0)
  }

  func dropFirst(_ length: Int = 1) -> [Element] {
    var result: [Element] = []
    var index = 0
    for element in self {
      if index >= length { result.append(element) }
      index += 1
    }
    return result
  }

  func dropLast(_ length: Int = 1) -> [Element] {
    prefix(count > length ? count - length : 0)
  }

  func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    var result: [Element] = []
    for element in self {
      var index = result.count
      while index > 0 && areInIncreasingOrder(element, result[index - 1]) { index -= 1 }
      result.insert(element, at: index)
    }
    return result
  }

  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    self = sorted(by: areInIncreasingOrder)
  }

  mutating func reverse() { self = reversed() }

  func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
    var best = first
    for element in self.dropFirst() {
      if let current = best, areInIncreasingOrder(current, element) { best = element }
    }
    return best
  }

  func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
    var best = first
    for element in self.dropFirst() {
      if let current = best, areInIncreasingOrder(element, current) { best = element }
    }
    return best
  }
}

extension Array where Element: Equatable {
  func firstIndex(of element: Element) -> Int? {
    var index = 0
    for candidate in self {
      if candidate == element { return index }
      index += 1
    }
    return nil
  }
}

extension Array where Element: Comparable {
  func sorted() -> [Element] { sorted { $0 < $1 } }
  func max() -> Element? { self.max { $0 < $1 } }
  func min() -> Element? { self.min { $0 < $1 } }
}
