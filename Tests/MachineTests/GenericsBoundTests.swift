import Program
import Testing

@testable import Machine

/// Sources that would make copies without end.
@Suite struct GenericsBoundTests {
  private func count(_ name: String, in lowered: Lowered) -> Int {
    lowered.program.functions.filter { $0.name == name }.count
  }

  @Test func aFunctionHasSoManyCopies() {
    let names = (0..<100).map { "A\($0)" }
    let classes = names.map { "class \($0) {}" }.joined(separator: "\n")
    let calls = names.map { "_ = cast(\($0).self, x)" }.joined(separator: "\n")
    let lowered = Lowered(
      subject: "\(classes)\nfunc cast<T>(_ type: T.Type, _ x: Any) -> T? { x as? T }\nfunc f(_ x: Any) {\n\(calls)\n}")
    #expect(count("cast", in: lowered) == 1 + Specialisations.mostCopies)
  }

  @Test func copiesThatAskForCopiesComeToAnEnd() {
    let classes = (0..<40).map { "class A\($0) { typealias Next = A\(($0 + 1) % 40) }" }.joined(separator: "\n")
    let lowered = Lowered(
      subject: """
        \(classes)
        func walk<T>(_ type: T.Type, _ x: Any) -> T? { walk(T.Next.self, x); jump(T.self, x); return x as? T }
        func jump<T>(_ type: T.Type, _ x: Any) -> T? { walk(T.self, x); return x as? T }
        func f(_ x: Any) { walk(A0.self, x) }
        """)
    #expect(count("walk", in: lowered) == 41)
    #expect(count("jump", in: lowered) == 41)
  }

  @Test func aliasesThatLeadToThemselvesMeanNothing() {
    let lowered = Lowered(
      subject: """
        typealias A = B
        typealias B = A
        class C {}
        func cast<T>(_ type: T.Type, _ x: Any) -> A? { cast(A.self, x); cast(C.self, x); return x as? T }
        func f(_ x: Any) { cast(B.self, x); let a: A = cast(C.self, x)! as! A }
        """)
    #expect(count("cast", in: lowered) == 2)
  }

  @Test func nestedFunctionsThatCallEachOtherAreFewCopies() {
    let names = (0..<8).map { "g\($0)" }
    let calls = names.map { "_ = \($0)(type)" }.joined(separator: "; ")
    let functions = names.map { "func \($0)<T>(_ type: T.Type) -> T? { \(calls); return x as? T }" }
    let lowered = Lowered(
      subject: "class A {}\nfunc f(_ x: Any) {\n\(functions.joined(separator: "\n"))\n_ = g0(A.self)\n}")
    #expect(lowered.program.functions.count < 1000)
  }

  @Test func theSameSourceGivesTheSameCode() {
    let source = """
      class A {}; class B: A { static func make(_ x: Any) -> Self { cast(x) } }; class C: B {}
      func cast<T>(_ x: Any) -> T { x as! T }
      class Box { func get<T, U>(_ t: T.Type, _ u: U.Type) -> (T, U) { (cast(1), cast(2)) } }
      func f(_ box: Any, _ x: Box) { _ = C.make(1); _ = x.get(A.self, B.self); _ = x.get(C.self, A.self) }
      """
    let (first, second) = (Lowered(subject: source), Lowered(subject: source))
    #expect(first.program.functions.map(\.name) == second.program.functions.map(\.name))
    for name in ["cast", "Box.get(_:_:)", "B.make(_:)", "f"] { #expect(first.code(name) == second.code(name)) }
    #expect(first.program.dispatch == second.program.dispatch)
  }
}
