// What all of Swift's sequences do, in Swift: dictionaries give (key:value:) pairs, sets and ranges their elements.
// Arrays have their own, see Array.swift.

extension Sequence {
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

  var lazy: [Element] { map { $0 } }

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

  func contains(where predicate: (Element) -> Bool) -> Bool {
    for element in self where predicate(element) { return true }
    return false
  }

  func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
    for element in self where !predicate(element) { return false }
    return true
  }

  func enumerated() -> [(offset: Int, element: Element)] {
    var result: [(offset: Int, element: Element)] = []
    for element in self { result.append((offset: result.count, element: element)) }
    return result
  }

  func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    map { $0 }.sorted(by: areInIncreasingOrder)
  }

  func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
    map { $0 }.max(by: areInIncreasingOrder)
  }

  func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
    map { $0 }.min(by: areInIncreasingOrder)
  }

  func reversed() -> [Element] { map { $0 }.reversed() }

  func sorted() -> [Element] { map { $0 }.sorted() }

  func min() -> Element? { map { $0 }.min() }

  func max() -> Element? { map { $0 }.max() }

  func prefix(_ length: Int) -> [Element] { map { $0 }.prefix(length) }

  func suffix(_ length: Int) -> [Element] { map { $0 }.suffix(length) }

  func dropFirst(_ length: Int = 1) -> [Element] { map { $0 }.dropFirst(length) }

  func dropLast(_ length: Int = 1) -> [Element] { map { $0 }.dropLast(length) }
}

func swap<T>(_ first: inout T, _ second: inout T) {
  let old = first
  first = second
  second = old
}
