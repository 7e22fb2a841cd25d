private class Counter {
  var count = 0
  var handlers: [() -> Void] = []
  var onChange: ((Int) -> Void)?
  func add(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func fire() { handlers.forEach { $0() }; onChange?(count) }
  func setUp() {
    add { [weak self] in self?.count += 1 }
    add { [unowned self] in count += 10 }
    add { self.count += 100 }
    onChange = { [count] new in
      log(count); log(new)
    }
  }
  func make() -> () -> Int {
    {
      self.count += 1; return self.count
    }
  }
}

private struct Stack {
  var items: [Int] = []
  mutating func fill(_ n: Int) {
    (0..<n).forEach { items.append($0) }
    let push = { (x: Int) in log(x) }
    push(items.count)
  }
  mutating func each(_ body: (inout Int) -> Void) { for i in items.indices { body(&items[i]) } }
}

private func twice(_ body: () -> Void) { body(); body() }
private func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
private func apply(to x: Int, first: (Int) -> Int = { $0 + 1 }, then second: (Int) -> Int) -> Int { second(first(x)) }
private func lazily(_ c: Bool, _ x: @autoclosure () -> Int) -> Int { c ? x() : -1 }
private func animate(_ d: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  animations(); completion?(d > 0)
}

func closures() {
  let counter = Counter()
  counter.setUp()
  counter.fire(); log(counter.count)
  let next = counter.make()
  log(next()); log(next()); log(counter.count)
  var n = 0
  twice { n += 1 }
  log(n)
  let add = { n += 10 }
  add(); n += 1; add()
  log(n)
  let snapshot = { [n] in n }
  n = 0
  log(snapshot())
  log(compose({ $0 + 1 }, { $0 * 2 })(3))
  log(apply(to: 3) { $0 * 10 }); log(apply(to: 3, first: { $0 - 1 }, then: { $0 * 10 }));
  log(
    apply(to: 3) {
      $0
    } then: {
      $0 * 7
    })
  log(lazily(true, n + 5));
  log(
    lazily(
      false,
      {
        log("not"); return 1
      }()))
  animate(1) { log("a") }
  animate(0, animations: { log("b") }, completion: { log($0) })
  animate(2) {
    log("c")
  } completion: { done in
    log(done)
  }
  var stack = Stack()
  stack.fill(3)
  stack.each { $0 *= 2 }
  log(stack.items)
  func fact(_ k: Int) -> Int { k < 2 ? 1 : k * fact(k - 1) }
  log(fact(5))
  var calls = 0
  func even(_ k: Int) -> Bool { calls += 1; return k == 0 ? true : odd(k - 1) }
  func odd(_ k: Int) -> Bool { calls += 1; return k == 0 ? false : even(k - 1) }
  log(even(5)); log(calls)
  func outer(_ a: Int, by b: Int = 2) -> Int { func inner(_ c: Int) -> Int { a * b + c + n }; return inner(1) }
  log(outer(3)); n = 50; log(outer(3, by: 3))
  var list: [() -> Int] = []
  for i in 0..<3 {
    var j = i * 10;
    list.append {
      j += 1; return i + j
    }
  }
  log(list.map { $0() }); log(list.map { $0() })
  let sorted = [3, 1, 2].sorted { $0 > $1 }
  log(sorted); log([3, 1, 2].sorted(by: <))
  log(["a": 1, "b": 2].map { key, value in value }.reduce(0) { $0 + $1 })
  log([(1, 2), (3, 4)].map { a, b in a * b })
  var computed: Int { n + 1 }
  log(computed); n = 1; log(computed)
  var watched = 1 { didSet { log("watched"); log(oldValue) } }
  watched = 5
  log(watched)
  let optional: (() -> Int)? = nil
  log(optional?()); log((optional ?? { 9 })())
  log(
    { (a: Int, b: Int) -> Int in
      if a > b { return a }; return b
    }(4, 9))
  func modify(_ x: inout Int) { let inc = { 1 }; x += inc() }
  modify(&n); log(n)
  func nested(_ x: inout [Int]) { func push() { x.append(7) }; push(); push() }
  var xs = [1]; nested(&xs); log(xs)
  func pick(_ a: Int) -> Int { pick(a, 2) }
  func pick(_ a: Int, _ b: Int) -> Int { a * b }
  func pick(from list: [Int], or other: Int = 7) -> Int { list.first ?? pick(other) }
  func pick(_ make: () -> Int, twice: Bool) -> Int { twice ? make() + make() : make() }
  log(pick(4)); log(pick(3, 3)); log(pick(from: [])); log(pick(from: [5], or: 1)); log(pick({ 2 }, twice: true))
  do {
    func pick(_ a: Int, plus b: Int) -> Int { a + b }
    log(pick(1, plus: 2))
  }
  func again(_ a: Int) -> Int { [a].map { b in pick(b, b) }[0] }
  log(again(6))
}
