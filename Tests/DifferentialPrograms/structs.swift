private typealias CGFloat32 = Double
/// Initialisers that only the type of a number tells apart.
private struct Size {
  var width = 0.0
  var height = 0.0
  init(_ width: Int, _ height: Int) { self.init(Double(width), Double(height)) }
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
  init(_ side: CGFloat32) { self.init(side, side) }
  var sum: Int { Int(width + height) }
}
/// … which delegate one after the other.
private struct Length {
  var value = 0
  init(_ value: Int8) { self.init(Int16(value)) }
  init(_ value: Int16) { self.init(Int32(value)) }
  init(_ value: Int32) { self.init(Int(value)) }
  init(_ value: Int) { self.value = value }
}
extension Double {
  fileprivate init(turns: Float) { self.init(turns: Int(turns)) }
  fileprivate init(turns: Int) { self.init(turns: Int64(turns)) }
  fileprivate init(turns: Int64) { self.init(turns: Int32(turns)) }
  fileprivate init(turns: Int32) { self.init(360 * Int(turns)) }
}
private struct Point {
  var x: Int
  var y = 0
  var sum: Int { x + y }
  var half: Double {
    get { Double(x) / 2 }
    set { x = Int(newValue * 2) }
  }
  mutating func move(by step: Int = 1) { x += step; y += step }
  func moved(by step: Int) -> Point { var copy = self; copy.move(by: step); return copy }
  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static let zero = Point(x: 0)
  static var made = 0
}

private struct Line {
  var start: Point
  var end: Point
  var points: [Point] = []
  subscript(index: Int) -> Point {
    get { index == 0 ? start : end }
    set { if index == 0 { start = newValue } else { end = newValue } }
  }
  init(_ start: Point, to end: Point) { self.start = start; self.end = end }
  init(length: Int) { self.init(Point.zero, to: Point(x: length, y: 0)) }
  mutating func reset() { self = Line(length: 7) }
}

private class Box {
  var line = Line(length: 3)
  var table: [String: [Int]] = ["a": [1]]
  var observed = 1 {
    didSet { log(oldValue); log(observed) }
    willSet { log(newValue) }
  }
  func change(_ value: inout Int, by amount: Int) { value += amount }
}

private func swapped<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }

func structs() {
  var a = Point(x: 1)
  let b = a
  a.move()
  a.move(by: 5)
  log(a.x); log(a.y); log(b.x); log(b.y); log(a.sum)
  a.half = 10.5
  log(a.x); log(a.half)
  log(a.moved(by: 3).x); log(a.x)
  log((a + b).x)
  var line = Line(a, to: b)
  line[0].x += 100
  line[1].move()
  line.points.append(a)
  line.points[0].y = 9
  log(line.start.x); log(line.end.x); log(line.points[0].y); log(a.y)
  let copy = line
  line.reset()
  log(line.end.x); log(copy.start.x); log(line.points.count); log(copy.points.count)
  let box = Box()
  box.line.start.move(by: 4)
  box.line[1].half += 1.5
  log(box.line.start.x); log(box.line.end.x)
  box.table["a"]?.append(2)
  box.table["b", default: []].append(3)
  log(box.table["a"]); log(box.table["b"]); log(box.table["c"]); log(box.table.count)
  box.observed += 2
  box.change(&box.observed, by: 10)
  var p = 1, q = 2
  swapped(&p, &q)
  log(p); log(q)
  var points = [Point(x: 1), Point(x: 2)]
  for index in points.indices { points[index].x *= 10 }
  points.swapAt(0, 1)
  log(points.map { $0.x })
  Point.made += 1
  Point.made += 1
  log(Point.made)
  swapped(&points[0].x, &line.start.y)
  log(points.map(\.x))
  let tuple = (1, name: "n", flag: true)
  log(tuple.0); log(tuple.name); log(tuple.flag)
  var pair = (a: 1, b: 2)
  pair.a = 5
  (pair.a, pair.b) = (pair.b, pair.a)
  log(pair.a); log(pair.b)
  func total(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
  log(total()); log(total(1, 2, 3)); log(total(1, 2, scale: 10))
  log(Size(1, 2).sum); log(Size(1.5, 2.5).sum); log(Size(CGFloat32(2)).sum)
  log(Length(Int8(3)).value); log(Length(Int16(4)).value); log(Length(5).value)
  log(Int(Double(turns: Float(2)))); log(Int(Double(turns: Int64(3))))
}
