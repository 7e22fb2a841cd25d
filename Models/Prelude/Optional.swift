// What Swift's optionals and ranges do beyond the machine's own methods, in Swift.

extension Optional {
  func map<T>(_ transform: (Wrapped) -> T) -> T? {
    guard let value = self else { return nil }
    return transform(value)
  }

  func flatMap<T>(_ transform: (Wrapped) -> T?) -> T? {
    guard let value = self else { return nil }
    return transform(value)
  }
}

extension Range where Bound == Int {
  func map<T>(_ transform: (Int) -> T) -> [T] {
    var result: [T] = []
    for element in self { result.append(transform(element)) }
    return result
  }

  func forEach(_ body: (Int) -> Void) {
    for element in self { body(element) }
  }
}
