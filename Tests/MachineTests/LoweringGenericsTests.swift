import Program
import Testing

@testable import Machine

/// Copies of generic functions for the types that calls give them.
@Suite struct LoweringGenericsTests {
  private static let models = "class UIViewController {}\nclass UIStoryboard {}"

  private func lower(_ text: String) -> Lowered {
    Lowered([("Models/UIKit.swift", Self.models), ("App/Test.swift", text)])
  }

  /// How many functions of the name there are, the one that is declared among them.
  private func count(_ name: String, in lowered: Lowered) -> Int {
    lowered.program.functions.filter { $0.name == name }.count
  }

  /// What the functions of the name cast to, in their order.
  private func casts(_ name: String, in lowered: Lowered) -> [String] {
    lowered.program.functions.filter { $0.name == name }.flatMap { function in
      function.code.filter { $0.op == .castOrNil || $0.op == .castOrTrap || $0.op == .isType }.map {
        Disassembler.type(lowered.program.typeTests[Int($0.n)], lowered.program)
      }
    }
  }

  @Test func argumentsSayTheType() {
    let lowered = lower(
      """
      class A {}; class B {}
      func find<T>(_ type: T.Type, in x: Any) -> T? { x as? T }
      func f(_ x: Any) { _ = find(A.self, in: x); _ = find(B.self, in: x); _ = find(A.self, in: x) }
      """)
    #expect(casts("find", in: lowered) == ["Any", "A", "B"])
  }

  @Test func theExpectedResultSaysTheType() {
    let lowered = lower(
      """
      class A {}; class B {}
      func find<T>(in x: Any) -> T? { x as? T }
      func f(_ x: Any) -> A? { if let b: B = find(in: x) { _ = b }; return find(in: x) }
      """)
    #expect(casts("find", in: lowered) == ["Any", "B", "A"])
  }

  @Test func theValueOfAnArgumentSaysTheType() {
    let lowered = lower(
      "class A {}\nfunc same<T>(_ x: Any, as y: T) -> T { x as! T }\nfunc f(_ a: A) { _ = same(1, as: a) }")
    #expect(casts("same", in: lowered) == ["Any", "A"])
  }

  @Test func closuresSayTheType() {
    let lowered = lower(
      """
      class A {}
      func with<T>(_ x: Any, _ body: (T) -> Void) { if let t = x as? T { body(t) } }
      func f(_ x: Any) { with(x) { (a: A) in _ = a } }
      """)
    #expect(casts("with", in: lowered) == ["Any", "A"])
  }

  @Test func selfIsTheClassThatIsNamed() {
    let lowered = lower(
      """
      protocol Made { static func make(_ x: Any) -> Self }
      extension Made { static func make(_ x: Any) -> Self { x as! Self } }
      class A: Made {}; final class B: A {}
      func f(_ x: Any) { _ = A.make(x); _ = B.make(x) }
      """)
    #expect(casts("Made.make(_:)", in: lowered) == ["Made", "A", "B"])
  }

  @Test func typesAreHandedOn() {
    let lowered = lower(
      """
      class A { static func make(_ x: Any) -> Self { cast(x) } }; class B: A {}
      func cast<T>(_ x: Any) -> T { again(T.self, x) }
      func again<T>(_ type: T.Type, _ x: Any) -> T { x as! T }
      func f(_ x: Any) { _ = B.make(x) }
      """)
    #expect(casts("again", in: lowered) == ["Any", "A", "B"])
  }

  @Test func tablesReachTheCopies() {
    let lowered = lower(
      """
      class Box { func get<T>(_ x: Any) -> T? { x as? T } }
      class Crate: Box { override func get<T>(_ x: Any) -> T? { x is T ? nil : nil } }
      class A {}
      func f(_ box: Box) { let a: A? = box.get(1); _ = a }
      """)
    #expect(casts("Box.get(_:)", in: lowered) == ["Any", "A"])
    #expect(casts("Crate.get(_:)", in: lowered) == ["Any", "A"])
    var shape = CallShape(name: "get", labels: [nil])
    shape.substitution = 1
    let own = lowered.targets("Box", shape)
    #expect(own.map(\.name) == ["Box.get(_:)"])
    #expect(lowered.targets("Crate", shape).map(\.name) == ["Crate.get(_:)"])
  }

  @Test func theReceiverSaysWhatItsParametersAre() {
    let lowered = lower(
      """
      class A {}
      struct Scene<T> { var x: Any; func make() -> T { x as! T } }
      enum Scenes { static let a = Scene<A>(x: 1) }
      func f() { _ = Scenes.a.make() }
      """)
    #expect(casts("Scene.make()", in: lowered) == ["Any", "A"])
  }

  @Test func nestedFunctionsAreCopiedWhereTheyAreCalled() {
    let lowered = lower(
      """
      class A {}
      func f(_ x: Any) {
        func cast<T>(_ type: T.Type) -> T? { x is Int ? cast(type) : x as? T }
        _ = cast(A.self)
      }
      """)
    #expect(casts("cast in f", in: lowered).contains("A"))
    #expect(count("cast in f", in: lowered) == 2)
  }

  @Test func whatNeedsNoTypeIsNotCopied() {
    let lowered = lower(
      """
      class A {}
      func same<T>(_ x: T) -> T { let y: T = x; return y }
      func number<T>(_ x: Any) -> T { x as! T }
      func f(_ a: A) { _ = same(a); let n: Int = number(1); _ = n }
      """)
    #expect(count("same", in: lowered) == 1)
    #expect(count("number", in: lowered) == 1)
    #expect(lowered.program.shapes.allSatisfy { $0.substitution == 0 })
  }
}
