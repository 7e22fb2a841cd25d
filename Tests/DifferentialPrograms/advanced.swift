private struct Thrown: Error { var depth = 0 }
private final class Log { var lines: [Int] = []; func add(_ n: Int) { lines.append(n) } }

private class Shape {
  let id: Int
  var onChange: ((Shape) -> Void)?
  var size: Int = 1 {
    willSet { log(newValue * 100) }
    didSet { if size > 10 { size = 10 }; onChange?(self) }
  }
  init(id: Int) throws { if id < 0 { throw Thrown(depth: id) }; self.id = id }
  convenience init?(name: String) { if name == "bad" { return nil }; try? self.init(id: name == "neg" ? -1 : 5) }
  convenience init(twice id: Int) throws { try self.init(id: id * 2); size = 3 }
  func grow(by n: Int = 2, times: Int = 1) -> Int { size += n * times; return size }
}
private class Disc: Shape {
  override var size: Int { didSet { log("disc"); log(oldValue) } }
  var radius: Int {
    get { size / 2 }
    set { size = newValue * 2 }
  }
  override func grow(by n: Int, times: Int) -> Int {
    defer { log("grown") }; return super.grow(by: n, times: times * 2)
  }
}

private struct Queue<T> {
  private var items: [T] = []
  var onPush: ((T) -> Void)?
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ x: T...) { for i in x { items.append(i); onPush?(i) } }
  mutating func pop() -> T? { isEmpty ? nil : items.removeFirst() }
  func peek() -> T? { items.first }
  mutating func drain(_ body: (T) throws -> Void) rethrows { while let x = pop() { try body(x) } }
}
private protocol Store { associatedtype Item; var items: [Item] { get set }; mutating func put(_ i: Item) }
extension Store { mutating func put(_ i: Item) { items.append(i) }; var last: Item? { items.last } }
private struct Numbers: Store { var items: [Int] = [] }
private func fill<S: Store>(_ s: inout S, _ i: S.Item) where S.Item == Int { s.put(i); s.put(i * 2) }

private enum Light: Int {
  case red, green, blue
  mutating func next() {
    switch self {
    case .red: self = .green;
    case .green: self = .blue;
    case .blue: self = .red
    }
  }
  static func parse(_ n: Int) -> Light? { Light(rawValue: n) }
}
private enum Job {
  case wait(Double), call(String, (Int) -> Int), all([Job]), nothing
  func run(_ n: Int) -> Int {
    switch self {
    case .wait(let d) where d > 1: return -1
    case .wait: return 0
    case .call("add", let f), .call("sub", let f): return f(n)
    case .call(_, _): return -2
    case .all(let jobs): return jobs.map { $0.run(n) }.reduce(0, +)
    case .nothing: return n
    }
  }
}
private struct Counter {
  static var made: Int = {
    log("made"); return 1
  }()
}
private func pick(_ t: (Int, (String, Bool))) -> String {
  switch t {
  case (0, _): "zero";
  case (_, (let s, true)): s;
  case let (n, (_, flag)) where n > 5 && !flag: "big";
  default: "other"
  }
}
private func find(_ xs: [[Int]], _ y: Int) -> (row: Int, column: Int)? {
  for (r, row) in xs.enumerated() { for (c, x) in row.enumerated() { if x == y { return (row: r, column: c) } } }
  return nil
}
private func nest(_ n: Int) throws -> Int {
  defer { log(n) }
  do {
    if n == 0 { throw Thrown(depth: 1) }
    return try nest(n - 1) + 1
  } catch var e as Thrown where e.depth < 3 {
    e.depth += 1
    throw e
  }
}

func advanced() {
  do {
    let s = try Shape(id: 1); s.onChange = { log($0.size) }; log(s.grow()); log(s.grow(times: 3)); log(s.grow(by: 20));
    _ = try Shape(id: -4)
  } catch let t as Thrown { log(t.depth) } catch { log("?") }
  log(Shape(name: "bad") == nil); log(Shape(name: "neg") == nil); log(Shape(name: "ok")?.id);
  log(try? Shape(twice: 4).id); log((try? Shape(twice: -4)) == nil)
  if let d = try? Disc(id: 3) {
    d.radius += 2; log(d.size); log(d.grow(by: 1, times: 1)); let s: Shape = d; log(s.grow()); log(d.radius)
  }
  var q = Queue<Int>(); let sink = Log(); q.onPush = { sink.add($0) }
  q.push(1, 2, 3); let saved = q; log(q.pop()); q.push(); log(q.count); log(saved.count); log(sink.lines)
  var seen: [Int] = []
  do {
    try q.drain {
      if $0 == 3 { throw Thrown() }; seen.append($0)
    }
  } catch { log("drained") }
  log(seen)
  var numbers = Numbers(); fill(&numbers, 4); log(numbers.items); log(numbers.last)
  var light = Light.red; light.next(); light.next(); log(light.rawValue); log(Light.parse(7) == nil);
  log(Light.parse(1) == .green)
  var lights = [Light.red, .blue]; lights[0].next(); log(lights.map(\.rawValue));
  for i in lights.indices { lights[i].next() }; log(lights[1] == .red)
  let k = 10
  log(Job.all([.wait(0.5), .wait(2), .call("add") { $0 + k }, .call("mul") { $0 * k }, .nothing]).run(3))
  log(Counter.made); Counter.made += 1; log(Counter.made)
  log(pick((0, ("a", true)))); log(pick((1, ("b", true)))); log(pick((6, ("c", false)))); log(pick((2, ("d", false))))
  if let (r, col) = find([[1, 2], [3, 4]], 4) { log(r); log(col) }; log(find([], 1) == nil); log(find([[7]], 7)?.column)
  log((try? nest(2)) ?? -1); do { _ = try nest(3) } catch { log((error as? Thrown)?.depth) }
  var stack = [1, 2, 3]; while let top = stack.popLast() { if top == 2 { continue }; log(top) }
  var jobs: [Job] = [.wait(1), .nothing]; while case .nothing? = jobs.last { jobs.removeLast(); log("removed") };
  log(jobs.count)
  scan: for x in 1... {
    switch x {
    case 1, 3: continue scan;
    case 5...: break scan;
    case 2: break;
    default: log("four")
    }; log(x)
  }
  var groups: [String: [Int]] = [:]
  for n in 1...6 { groups[n % 2 == 0 ? "even" : "odd", default: []].append(n) }
  log(groups["even"]); groups["odd"]?[0] += 10; log(groups["odd"]?.first); groups["none"]?.append(1); log(groups.count)
  let fs = (1...3).map { n in { (m: Int) in n * m } }; log(fs.map { $0(2) })
  var total = 0; let adders = [1, 2].map { n in { total += n } }; adders.forEach { $0() }; adders[1](); log(total)
  func countdown(_ n: Int, _ body: (Int) -> Void) { guard n > 0 else { return }; body(n); countdown(n - 1, body) }
  countdown(3) { total += $0 }; log(total)
  func make() -> (inc: () -> Int, get: () -> Int) {
    var n = 0;
    return (
      inc: {
        n += 1; return n
      }, get: { n }
    )
  }
  let m = make(); _ = m.inc(); _ = m.inc(); log(m.get()); let other = make(); log(other.get())
  var optional: [Int]? = [1]; optional?.append(2); optional?[0] = 5; log(optional)
  var pairs = [(1, "a"), (2, "b")]; pairs[1].0 = 7; log(pairs[1].0); let (n, s) = pairs[0]; log(n); log(s);
  pairs.sort { $0.0 > $1.0 }; log(pairs[0].1)
  weak var weakRef: Log?; do { let strong = Log(); weakRef = strong; log(weakRef != nil); strong.add(1) }
  let anyList: [Any] = [1, "s", 2.5, true, Log(), Light.red, (1, 2), [3]]
  for a in anyList {
    switch a {
    case let i as Int: log(i);
    case is String: log("string");
    case let d as Double where d > 2: log(d);
    case is Log: log("log");
    case Light.red: log("red");
    case let l as [Int]: log(l);
    default: log("other")
    }
  }
  let chosen = (total > 5 ? light : .red) == .blue; log(chosen)
  log([3, 1, 2].sorted().map { $0 }); log([1, 2, 3].contains { $0 > 2 });
  log([1, 2, 3, 4].filter { $0 % 2 == 0 }.map { $0 * $0 }); log(Array([1, 2, 3].dropLast()));
  log([1, 2, 3].last { $0 < 3 })
  let x = 5; let description = x > 3 ? (x > 4 ? "big" : "mid") : "small"; log(description)
  var grid = [[0, 0], [0, 0]]; grid[1][0] += 3; grid[0] = [7, 8]; log(grid); swap(&grid[0][0], &total);
  log(grid[0][0] > 8)
  let lazyValue = {
    log("evaluated"); return 3
  }; let values = [lazyValue(), lazyValue()]; log(values)
  func outerDefer() -> Int { var r = 1; defer { r = 100; log(r) }; r += 1; return r }; log(outerDefer())
  for i in stride(from: 10, through: 0, by: -5) { log(i) }
  for i in (0..<3).reversed() where i != 1 { log(i) }
}
