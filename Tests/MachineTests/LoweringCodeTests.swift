import Foundation
import TestSupport
import Testing

@testable import Machine

/// The bytecode of small functions.
@Suite struct LoweringCodeTests {
  /// The disassembly of `f` without its first line and indentation.
  private func code(_ source: String, of name: String = "f", options: LoweringOptions = LoweringOptions()) -> String {
    Lowered(subject: source, options: options).code(name).split(separator: "\n").dropFirst()
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test func ownPropertiesAreSlots() {
    let source = "final class A { var x = 1; func f() -> Int { x += 2; return x } }"
    #expect(
      code(source, of: "A.f()") == """
        0 r1 = r0 slot 0
        1 r2 = 2
        2 r1 = r1 add r2
        3 r0 slot 0 = r1
        4 r1 = r0 slot 0
        5 ret r1
        """)
  }

  @Test func overriddenPropertiesAreMembers() {
    let source = "class A { var x = 1; func f() -> Int { x } }\nclass B: A { override var x: Int { get { 2 } set {} } }"
    #expect(code(source, of: "A.f()") == "0 r1 = r0.x\n1 ret r1")
  }

  @Test func writesGoBackToTheirPlaces() {
    let source = "struct P { var x: Int }\nclass A { var items: [P] = []; func f() { self.items[0].x += 1 } }"
    #expect(
      code(source, of: "A.f()") == """
        0 r1 = r0 slot 0
        1 r2 = 0
        2 r3 = r1[r2] subscript(_:)
        3 r4 = r3.x
        4 r5 = 1
        5 r4 = r4 add r5
        6 r3.x = r4
        7 branchReference r3 → 11
        8 r1[r2] = r3 subscript=(_:)
        9 branchReference r1 → 11
        10 r0 slot 0 = r1
        11 r1 = void
        12 ret r1
        """)
  }

  @Test func conditionsAreJumpsWithOrigins() {
    let source =
      "class A { var a = true; var b: A?; func f() { if a && b != nil || !a { g() } }; func g() { b = self } }"
    #expect(
      code(source, of: "A.f()") == """
        0 r1 = r0 slot 0
        1 branchFalse r1 from r0.a → 5
        2 r1 = r0 slot 1
        3 branchNil r1 from r0.b → 5
        4 jump → 8
        5 r1 = r0 slot 0
        6 branchFalse r1 from r0.a → 8
        7 jump → 11
        8 branch 0
        9 r2 = move r0
        10 r1 = call A.g() (r2)
        11 r1 = void
        12 ret r1
        """)
  }

  @Test func guardLetNamesTheTestedRegister() {
    let source = "func f(_ x: Foo?) -> Int { guard let x else { return 0 }; return x.count }"
    #expect(
      code(source) == """
        0 branchNil r0 → 2
        1 jump → 4
        2 r1 = 0
        3 ret r1
        4 r2 = r0.count
        5 ret r2
        """ || code(source).contains("branchNil r0 → 2"))
  }

  @Test func weakSelfIsCapturedWeakly() {
    let source = "class A { func f() { run { [weak self] in self?.g() } }; func g() {} }"
    let text = code(source, of: "A.f()")
    #expect(text.contains("weaken"))
    #expect(
      code(source, of: "closure in A.f()") == """
        0 r0 = capture 0
        1 branchNil r0 → 5
        2 r2 = move r0
        3 r1 = r2.g() ()
        4 jump → 6
        5 r1 = nil
        6 ret r1
        """)
  }

  @Test func changedCapturesAreCells() {
    let source = "func f() { var n = 0; let k = 1; run { n += k } }"
    #expect(
      code(source) == """
        0 r0 = 0
        1 r0 = makeCell r0
        2 r1 = 1
        3 r3 = opaque
        4 r5 = move r0
        5 r6 = move r1
        6 r4 = closure closure in f (r5, r6)
        7 r2 = r3.run(_:){1} (r4)
        8 r0 = void
        9 ret r0
        """)
  }

  @Test func deferRunsAtEveryExit() {
    let source = "func f(_ x: Bool) { defer { g(1) }; if x { return }; g(2) }\nfunc g(_ x: Int) {}"
    #expect(
      code(source) == """
        0 branchFalse r0 → 6
        1 branch 0
        2 r2 = 1
        3 r1 = call g (r2)
        4 r1 = void
        5 ret r1
        6 r2 = 2
        7 r1 = call g (r2)
        8 r2 = 1
        9 r1 = call g (r2)
        10 r1 = void
        11 ret r1
        """)
  }

  @Test func errorsRunDefersAndFindTheirClause() {
    let source = """
      enum E: Error { case a(Int), b }
      func f() -> Int { do { defer { h() }; try g() } catch E.a(let n) { return n } catch { return 1 }; return 0 }
      func g() throws { throw E.b }
      func h() {}
      """
    let text = code(source)
    #expect(text.contains("isCase r0 a"))
    #expect(text.components(of: "catch ") == 2)
    #expect(text.contains("throwError"))
  }

  @Test func literalsFollowTheirType() {
    let source = "class A { var d: Double = 1; func f() { d = 2; let x: CGFloat = 1 / 2; d = x * 3 } }"
    let text = code(source, of: "A.f()")
    #expect(text.contains("r1 = 2.0"))
    #expect(text.contains("3.0"))
    #expect(!text.contains("coerce"))
  }

  @Test func implicitMembersFollowTheirType() {
    let source = """
      enum Style { case plain, card(Int) }
      class A { var style: Style = .plain; func f() { style = .card(2); if style == .plain { set(.plain) } }
        func set(_ s: Style) {} }
      """
    let text = code(source, of: "A.f()")
    #expect(text.contains("Style.plain"))
    #expect(text.contains("= Style\n"))
  }

  @Test func lastCaseNeedsNoTest() {
    let source =
      "enum S { case a, b(Int) }\nfunc f(_ s: S) -> Int { switch s { case .a: return 0; case .b(let n): return n } }"
    #expect(
      code(source) == """
        0 r0 = coerce r0 S
        1 r1 = isCase r0 a
        2 branchFalse r1 → 6
        3 branch 0
        4 r1 = 0
        5 ret r1
        6 r1 = element 0 of r0
        7 branch 1
        8 ret r1
        """)
  }

  @Test func availabilityIsExploredUnlessFixed() {
    let source = "func f() { if #available(iOS 13, *) { g() } }\nfunc g() {}"
    #expect(code(source).contains("branchFalse"))
    #expect(!code(source, options: LoweringOptions(iOSVersion: 12)).contains("call g"))
    let new = code(source, options: LoweringOptions(iOSVersion: 15))
    #expect(new.contains("call g") && !new.contains("branchFalse"))
  }

  @Test(.enabled(if: Effort.isWide)) func loweringIsDeterministic() {
    let files = swiftFiles(in: "Models/UIKit")
    let first = Lowered(files).program
    let second = Lowered(files).program
    #expect(first.names == second.names)
    #expect(first.dispatch == second.dispatch)
    #expect(first.members == second.members)
    let texts = [first, second].map { program in program.functions.map { Disassembler.text(of: $0, in: program) } }
    #expect(texts[0] == texts[1])
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
