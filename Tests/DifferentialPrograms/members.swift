private var total = 10
private let limit = 3
private var doubled: Int {
  get { total * 2 }
  set { total = newValue / 2 }
}
private var watched = 0 { didSet { log("watched"); log(oldValue) } }
private func helper(_ x: Int) -> Int { x + limit }
private func helper(_ x: String) -> String { x }
private func tripled(from x: Int) -> Int { x * limit }

private protocol Shape {
  var area: Double { get }; var name: String { get set }; static var sides: Int { get }; init(size: Double);
  func scaled(by k: Double) -> Self; func describe() -> String
}
extension Shape {
  var twice: Double { area * 2 }; func compare(_ other: any Shape) -> Bool { area > other.area };
  static func make() -> Self { Self(size: 2) }
  func describe() -> String { name }
}
extension Shape where Self: AnyObject { func identity() -> String { "object" } }
private struct Square: Shape {
  var side: Double; var name = "square"; var area: Double { side * side }; static var sides: Int { 4 }
  init(size: Double) { side = size }
  func scaled(by k: Double) -> Square { Square(size: side * k) }
}
private final class Round: Shape {
  var r: Double; var name: String = "round"; var area: Double { r * r * 3 }; class var sides: Int { 0 }
  required init(size: Double) { r = size }
  func scaled(by k: Double) -> Self { Self(size: r * k) }
  func describe() -> String { "a round" }
}
private struct Wrapper<T> {
  var value: T; init(_ v: T) { value = v }; func map<U>(_ f: (T) -> U) -> Wrapper<U> { Wrapper<U>(f(value)) }
}
private class Base {
  class func create() -> Base { self.init() }; required init() {}; func id() -> Int { 1 }; static let shared = Base();
  var tag: Int {
    get { 1 }
    set { log(newValue) }
  }
}
private class Derived: Base {
  override func id() -> Int { super.id() + 1 }; lazy var cache: [Int] = { [id(), 2] }();
  override var tag: Int {
    get { super.tag + 1 }
    set { super.tag = newValue * 10 }
  }
}
private struct Lazy {
  lazy var v: Int = {
    log("lazy"); return 4
  }()
    ;
  var w = 1
}
private struct Matrix {
  var cells = [0, 0, 0, 0];
  subscript(r: Int, c: Int) -> Int {
    get { cells[r * 2 + c] }
    set { cells[r * 2 + c] = newValue }
  }
  subscript(named name: String) -> Int { name == "first" ? cells[0] : -1 }
}
extension Array where Element == Int {
  func total() -> Int { reduce(0, +) }; var second: Int? { count > 1 ? self[1] : nil }
}
extension Int {
  var squared: Int { self * self }; func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } };
  mutating func bump() { self += 1 }
}
extension Optional { var isMissing: Bool { self == nil }; func or(_ other: Wrapped) -> Wrapped { self ?? other } }
infix operator <+> : AdditionPrecedence
private func <+> (a: Int, b: Int) -> Int { a * 10 + b }
prefix operator √
private prefix func √ (x: Int) -> Int { x / 2 }
private struct Vec: Equatable {
  var x: Int; static func += (a: inout Vec, b: Vec) { a.x += b.x };
  static func * (a: Vec, k: Int) -> Vec { Vec(x: a.x * k) }; static prefix func - (a: Vec) -> Vec { Vec(x: -a.x) }
  static func == (a: Vec, b: Vec) -> Bool { a.x % 10 == b.x % 10 }
}
private enum Space {
  static var depth = 1;
  struct Item { var d = Space.depth; static func make(_ x: Int) -> Item { var i = Item(); i.d += x; return i } };
  enum Kind { case a, b }
}
extension Space.Item { func up() -> Int { d + limit } }
private class Owner {
  struct State { var n = 0; var list = [1] }; var state = State(); private var hidden = 5; static var all: [Owner] = []
  func run() { state.n += 1; state.list.append(state.n); Self.all.append(self); update { $0.n = 50 } }
  func update(_ f: (inout State) -> Void) { f(&state) }
  func read() -> Int { hidden + state.n + Owner.all.count }
}

func members() {
  doubled += 4; log(total); log(doubled); watched = 3; watched += 1
  log(helper(1)); log(helper("s")); log(tripled(from: 2))
  var shapes: [any Shape] = [Square(size: 2), Round(size: 1)]
  log(shapes.map { $0.area }); log(shapes.map { $0.twice }); log(shapes[0].compare(shapes[1]));
  log(shapes.map { $0.describe() })
  shapes[0].name = "sq"; shapes[1].name = "ro"; log(shapes.map { $0.describe() }); log(Square.make().area);
  log(Round.make().area); log(Square.sides); log(Round.sides)
  log(shapes[1].scaled(by: 2).area); log(shapes[0].scaled(by: 2).name); log((shapes[1] as! Round).identity())
  log(Wrapper(3).map { $0 + 1 }.value); log(Wrapper<String>("a").value)
  log(Base.create().id()); log(Derived.create().id()); log(Derived().cache); log(Base.shared === Base.shared)
  let d = Derived(); d.tag = 2; log(d.tag); d.tag += 1
  var l = Lazy(); log(l.v); log(l.v); l.w = 2; log(l.v)
  var m = Matrix(); m[1, 0] = 5; m[0, 0] += 2; log(m.cells); log(m[named: "first"]); log(m[named: "x"])
  log([1, 2, 3].total()); log([1].second); log(4.squared); 2.times { log($0) }; var k = 1; k.bump(); log(k)
  let none: Int? = nil; log(none.isMissing); log(none.or(4)); log(Optional(3).or(4))
  log(3 <+> 4); log(√9); var v = Vec(x: 3); v += Vec(x: 4); log(v.x); log((v * 2).x); log((-v).x); log(v == Vec(x: 17));
  log(v != Vec(x: 17)); log([Vec(x: 1)] == [Vec(x: 11)]); log([Vec(x: 1)].contains(Vec(x: 21)))
  Space.depth = 4; log(Space.Item().d); log(Space.Item.make(2).up()); let kind: Space.Kind = .b; log(kind == .a)
  let o = Owner(); o.run(); log(o.state.n); log(o.state.list); log(o.read())
  struct Local { var a = 1; func twice() -> Int { a * 2 } }
  log(Local(a: 4).twice()); log(Local().twice())
  let path = \Owner.State.n; log(o.state[keyPath: path])
  o.state[keyPath: \.n] = 40; log(o.state.n); o.state[keyPath: \Owner.State.n] += 2; log(o.state.n)
  log(o[keyPath: \.state.n])
  log(Owner.read(o)()); let identity = Base.id; log(identity(Derived.create())())
  log([Base.create(), Derived.create()].map(Base.id).map { $0() }); log(Wrapper<Int>.map(Wrapper(3))({ $0 + 2 }).value)
  let p = (1, 2); log(p.0 + p.1)
  let f: (Int) -> Int = tripled(from:); log(f(5)); log([1, 2].map(tripled(from:))); log(["1"].map { helper($0) })
  log([3, 1, 2].map(String.init).count); log("x".isEmpty)
}
