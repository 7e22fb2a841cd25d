import Testing

@testable import Machine

/// Values and statements of Swift mean what they mean to the compiler.
@Suite struct ExecutionValueTests {
  private func value(_ body: String, _ declarations: String = "") -> String {
    let text = declarations + "\nvar result: Any? = nil\nfunc entry() {\n" + body + "\n}\n"
    return Executed(subject: text).results.joined(separator: " | ")
  }

  @Test func arithmetic() {
    #expect(value("result = 7 / 2 + 3 * (4 - 1) % 5") == "7")
    #expect(value("let x: Double = 1; result = x / 4") == "0.25")
    #expect(value("var x = 1; x += 2; x *= 5; result = -x") == "-15")
    #expect(value("result = 0.5 * 2") == "1.0")
    #expect(value("result = max(1, 3, 2) - min(4, 2)") == "1")
  }

  @Test func integersBeyond48BitsAreUnknown() {
    #expect(value("var x = 1; for _ in 0..<60 { x = x * 2 }; result = x") == "unknown")
  }

  @Test func controlFlow() {
    #expect(value("var n = 0; for i in 1...4 where i != 3 { n += i }; result = n") == "7")
    #expect(value("var n = 0; while true { n += 1; if n == 5 { break } }; result = n") == "5")
    #expect(value("var n = 0; repeat { n += 2 } while n < 7; result = n") == "8")
    #expect(
      value("outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; result = i * 10 + j } }") == "20")
  }

  @Test func switches() {
    let code = """
      func name(_ n: Int) -> Int {
        switch n {
        case 0: return 10
        case 1...3: return 20
        case let x where x > 100: return x
        default: return 30
        }
      }
      """
    #expect(value("result = [name(0), name(2), name(200), name(9)]", code) == "[10, 20, 200, 30]")
  }

  @Test func enumsWithPayload() {
    let code = """
      enum Shape { case circle(Double), square(side: Double), none }
      func area(_ s: Shape) -> Double {
        switch s {
        case .circle(let r): return r
        case .square(let side): return side * side
        case .none: return 0
        }
      }
      """
    #expect(value("result = [area(.circle(2)), area(.square(side: 3)), area(.none)]", code) == "[2.0, 9.0, 0.0]")
    #expect(value("let s = Shape.square(side: 1); if case .square(let x) = s { result = x }", code) == "1.0")
  }

  @Test func rawValues() {
    let code = "enum Level: Int, CaseIterable { case low = 1, high = 5 }"
    #expect(value("result = Level.high.rawValue", code) == "5")
    #expect(value("result = Level(rawValue: 1) == .low", code) == "true")
    #expect(value("result = Level(rawValue: 2) == nil", code) == "true")
    #expect(value("result = Level.allCases.count", code) == "2")
  }

  @Test func structsAreValues() {
    let code = """
      struct Point { var x = 0, y = 0
        mutating func move(by d: Int) { x += d; y += d }
      }
      struct Line { var from = Point(); var to = Point(x: 5, y: 5) }
      """
    #expect(value("var a = Point(); var b = a; b.x = 3; result = [a.x, b.x]", code) == "[0, 3]")
    #expect(
      value("var l = Line(); l.to.move(by: 2); l.from.y = 1; result = [l.to.x, l.to.y, l.from.y]", code) == "[7, 7, 1]")
    #expect(
      value("var ps = [Point(), Point()]; ps[1].x = 4; ps[0].move(by: 1); result = [ps[0].x, ps[1].x]", code)
        == "[1, 4]")
    #expect(
      value("result = Point(x: 1, y: 2) == Point(x: 1, y: 2)", code.replacing("Point {", with: "Point: Equatable {"))
        == "true")
  }

  @Test func collections() {
    #expect(value("var a = [1, 2]; a.append(3); a.insert(0, at: 0); a.remove(at: 1); result = a") == "[0, 2, 3]")
    #expect(value("var d = [\"a\": 1]; d[\"b\"] = 2; d[\"a\"] = nil; result = d[\"b\"]! + d.count") == "3")
    #expect(value("var s: Set<Int> = [1, 1, 2]; s.insert(5); result = s.contains(5) && s.count == 3") == "true")
    #expect(value("let t = (a: 1, b: 2); let (x, y) = t; result = t.a + t.1 + x + y") == "6")
    #expect(value("var d: [String: [Int]] = [:]; d[\"x\", default: []].append(1); result = d[\"x\"]!.count") == "1")
  }

  @Test func closuresOverVariables() {
    #expect(value("var n = 0; let add = { n += 1 }; add(); add(); result = n") == "2")
    #expect(value("let f = { (x: Int) -> Int in x * 2 }; result = f(4)") == "8")
    #expect(value("result = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }") == "[4, 6]")
    #expect(value("result = [3, 1, 2].sorted { $0 < $1 }") == "[1, 2, 3]")
    #expect(value("result = [1, 2, 3].reduce(0) { $0 + $1 }") == "6")
    #expect(value("[\"k\": 4].forEach { key, value in result = value }") == "4")
    #expect(value("result = [1, 2, 3].first { $0 > 1 }") == "2")
  }

  @Test func functions() {
    #expect(value("result = f(1) + f(1, by: 5)", "func f(_ x: Int, by y: Int = 2) -> Int { x * y }") == "7")
    #expect(
      value(
        "var a = 1, b = 2; swap2(&a, &b); result = [a, b]",
        "func swap2(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }") == "[2, 1]")
    #expect(
      value(
        "result = sum(1, 2, 3) + sum()", "func sum(_ xs: Int...) -> Int { var n = 0; for x in xs { n += x }; return n }"
      ) == "6")
    #expect(value("defer { result = (result as! Int) + 1 }; result = 1") == "2")
    #expect(value("func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; result = fact(10)") == "3628800")
  }

  @Test func optionals() {
    #expect(value("let x: Int? = 3; result = x ?? 4") == "3")
    #expect(value("let x: Int? = nil; result = x.map { $0 + 1 } ?? -1") == "-1")
    #expect(value("let x: Int? = nil; if let x { result = x } else { result = 0 }") == "0")
    #expect(value("let s: [Int]? = [1, 2]; result = s?.first") == "1")
    #expect(value("let s: [Int]? = nil; result = s?.count == nil") == "true")
  }

  @Test func errors() {
    let code = """
      enum Failure: Error { case bad(Int), other }
      func f(_ n: Int) throws -> Int { if n > 1 { throw Failure.bad(n) }; return n }
      """
    #expect(
      value(
        "do { result = try f(1); result = try f(5) } catch Failure.bad(let n) { result = n * 10 } catch { result = 0 }",
        code) == "50")
    #expect(value("result = (try? f(3)) ?? -1", code) == "-1")
  }

  @Test func operatorsDeclaredByTheProgram() {
    let code = """
      struct V { var x: Int }
      func + (a: V, b: V) -> V { V(x: a.x + b.x) }
      extension V: Equatable { static func == (a: V, b: V) -> Bool { a.x % 10 == b.x % 10 } }
      """
    #expect(value("result = (V(x: 1) + V(x: 2)).x", code) == "3")
    #expect(value("result = V(x: 1) == V(x: 11) && V(x: 1) != V(x: 2)", code) == "true")
    #expect(value("result = [V(x: 1)].contains(V(x: 21))", code) == "true")
  }

  @Test func comparisonsWithNilAreNoMatterOfTheType() {
    let code = """
      class A: Undeclared {}
      extension Other { static func == (a: Self, b: Self) -> Bool { a.number() == b.number() } }
      """
    #expect(value("let a: A? = A(); result = a == nil", code) == "false")
    #expect(value("let a: A? = A(); result = nil != a", code) == "true")
  }
}
