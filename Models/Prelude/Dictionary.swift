// What Swift's dictionaries and sets do beyond the machine's own methods, in Swift.

extension Dictionary {
  func forEach(_ body: ((key: Key, value: Value)) -> Void) {
    for entry in self { body(entry) }
  }

  func mapValues<T>(_ transform: (Value) -> T) -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { result[key] = transform(value) }
    return result
  }

  func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      if let transformed = transform(value) { result[key] = transformed }
    }
    return result
  }

  func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value] {
    var result: [Key: Value] = [:]
    for (key, value) in self where isIncluded((key: key, value: value)) { result[key] = value }
    return result
  }

  func contains(where predicate: ((key: Key, value: Value)) -> Bool) -> Bool {
    for entry in self where predicate(entry) { return true }
    return false
  }
}

extension Set {
  func forEach(_ body: (Element) -> Void) {
    for element in self { body(element) }
  }

  func contains(where predicate: (Element) -> Bool) -> Bool {
    for element in self where predicate(element) { return true }
    return false
  }

  func first(where predicate: (Element) -> Bool) -> Element? {
    for element in self where predicate(element) { return element }
    return nil
  }
}
