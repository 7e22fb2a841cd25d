@propertyWrapper private struct Clamped {
  private var value: Int
  private let limit: Int
  init(wrappedValue: Int, to limit: Int = 10) {
    self.limit = limit
    value = Swift.min(wrappedValue, limit)
  }
  var wrappedValue: Int {
    get { value }
    set { value = Swift.min(newValue, limit) }
  }
  var projectedValue: Bool { value == limit }
}
@propertyWrapper private final class Shared {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
private class Settings {
  @Clamped var volume = 4
  @Clamped(to: 3) var level = 2 { didSet { log(oldValue) } }
  @Shared var name = "a"
}
private struct Adder {
  var by: Int
  func callAsFunction(_ n: Int) -> Int { n + by }
}
private struct Money {
  var cents: Int
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
private struct Failed: Error {}

func wrappers() {
  let settings = Settings()
  log(settings.volume); settings.volume = 40; log(settings.volume); log(settings.$volume)
  settings.level += 5; log(settings.level); settings.name = "b"; log(settings.name)
  log(Adder(by: 2)(3)); let adder = Adder(by: 5); log([1, 2].map { adder($0) })
  log([1, 2, 3].reduce(0, +)); log([Money(cents: 1), Money(cents: 2)].reduce(Money(cents: 4), +).cents)
  let good: Result<Int, Failed> = .success(3); log(try? good.get()); let bad: Result<Int, Failed> = .failure(Failed())
  log((try? bad.get()) == nil); log([1, 2, 3].lazy.map { $0 * 2 }.first)
  typealias Cash = Money
  log(Cash(cents: 9).cents)
}
