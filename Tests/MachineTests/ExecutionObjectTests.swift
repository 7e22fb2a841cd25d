import Testing

@testable import Machine

/// Classes, references and what reference counting does to them at the end of a step.
@Suite struct ExecutionObjectTests {
  private func value(_ body: String, _ declarations: String) -> String {
    let text = declarations + "\nvar result: Any? = nil\nfunc entry() {\n" + body + "\n}\n"
    return Executed(subject: text).results.joined(separator: " | ")
  }

  @Test func classesHaveIdentityAndInheritance() {
    let code = """
      class Animal { var legs: Int; init(legs: Int) { self.legs = legs }
        func sound() -> String { "…" }
        var twice: Int { legs * 2 }
      }
      class Dog: Animal { let name: String
        init(name: String) { self.name = name; super.init(legs: 4) }
        convenience init() { self.init(name: "Rex") }
        override func sound() -> String { super.sound() == "…" ? "woof" : "?" }
      }
      """
    #expect(value("let a = Dog(); let b = a; b.legs = 3; result = [a.legs, a.twice]", code) == "[3, 6]")
    #expect(value("let a: Animal = Dog(name: \"Bo\"); result = a.sound()", code) == "\"woof\"")
    #expect(value("let a: Animal = Dog(name: \"Bo\"); result = (a as? Dog)?.name", code) == "\"Bo\"")
    #expect(value("let a: Animal = Animal(legs: 1); result = a is Dog || a === Animal(legs: 1)", code) == "false")
  }

  /// What a property begins with tells its type, also where the enum is declared later: one value is one word.
  @Test func aCaseIsTheSameWordWhoeverWritesIt() {
    let code = """
      final class Gesture { var state = State.possible
        enum State { case possible, ended } }
      final class Owner { var phase = Later.first }
      enum Later { case first, second }
      let gesture = Gesture()
      let owner = Owner()
      var result: Any? = nil

      """
    var executed = Executed(
      machine: code + """
        func entry() { _ = (gesture, owner) }
        func offerEvents() {
          offer("use", by: .user) {
            gesture.state = .ended
            owner.phase = .second
            gesture.state = .possible
            owner.phase = .first
          }
        }
        """)
    #expect(executed.diagnostics.isEmpty)
    let untouched = executed.initial.states
    #expect(untouched.count == 1 && executed.successors(of: untouched[0]).states == untouched)
  }

  /// Swift refuses it; a file that somebody is typing has it all the same.
  @Test func aStoredPropertyInThePlaceOfAComputedOne() {
    let code = "class Base { var x: Int? { 1 } }\nfinal class Sub: Base { override var x: Int? }"
    #expect(value("let sub = Sub(); sub.x = 2; result = sub.x", code) == "2")
  }

  @Test func aClassWithDesignatedInitialisersInheritsNoOthers() {
    let code = """
      class Root { var made = "root"; init() {} ; init(tag: Int) { made = "tag" }
        convenience init(twice: Int) { self.init(tag: twice) } }
      class Named: Root { init(_ name: String = "default") { super.init(); made = name } }
      class Same: Root { override init() { super.init(); made = "same" }
        override init(tag: Int) { super.init(tag: tag); made = "same tag" } }
      class Plain: Root {}
      class Deep: Named { var own = ""; override init(_ name: String = "deep") { super.init(); own = name } }
      """
    #expect(value("result = [Named().made, Named(\"own\").made]", code) == "[\"default\", \"own\"]")
    #expect(value("result = [Same().made, Same(twice: 1).made]", code) == "[\"same\", \"same tag\"]")
    #expect(value("result = [Plain().made, Plain(twice: 1).made]", code) == "[\"root\", \"tag\"]")
    #expect(value("result = [Deep().made, Deep().own]", code) == "[\"default\", \"deep\"]")
  }

  @Test func operatorsThatAProgramDeclaresForItsTypes() {
    let code = """
      enum Span { case seconds(Int), milliseconds(Int)
        var delay: Double { switch self { case .seconds(let n): return Double(n)
          case .milliseconds(let n): return Double(n) / 1_000 } } }
      struct Moment { var delay: Double; static func now() -> Moment { Moment(delay: 0.5) } }
      func + (left: Moment, right: Double) -> Moment { Moment(delay: left.delay + right) }
      func + (left: Moment, right: Span) -> Moment { Moment(delay: left.delay + right.delay) }
      func wait(until moment: Moment) -> Double { moment.delay }
      let pause = 0.25
      """
    #expect(value("result = wait(until: .now() + 1.5)", code) == "2.0")
    #expect(value("result = wait(until: .now() + pause)", code) == "0.75")
    #expect(value("result = wait(until: .now() + .milliseconds(500))", code) == "1.0")
    #expect(value("result = wait(until: Moment.now() + .seconds(2))", code) == "2.5")
    #expect(value("let t = Moment.now(); result = wait(until: t + 1)", code) == "1.5")
    #expect(value("result = wait(until: .now() + 1 + .seconds(1))", code) == "2.5")
  }

  @Test func observersLazyAndStaticProperties() {
    let code = """
      var log: [Int] = []
      class A {
        var x = 1 { willSet { log.append(newValue) } didSet { log.append(oldValue) } }
        lazy var y: Int = { log.append(100); return 7 }()
        static var shared = A()
        static let limit = 9
        var z: Int { get { x } set { x = newValue * 2 } }
      }
      """
    #expect(value("let a = A(); a.x = 5; result = log", code) == "[5, 1]")
    #expect(value("let a = A(); a.z = 5; result = a.x", code) == "10")
    #expect(value("let a = A(); _ = a.y; _ = a.y; result = log + [a.y]", code) == "[100, 7]")
    #expect(value("A.shared.x = 3; result = A.shared.x + A.limit", code) == "12")
  }

  @Test func failableInitialisers() {
    let code = "class A { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n } }"
    #expect(value("result = [A(-1) == nil, A(2)?.n == 2]", code) == "[true, true]")
  }

  @Test func protocolsWithDefaults() {
    let code = """
      protocol P { func f() -> Int; func g() -> Int }
      extension P { func g() -> Int { f() * 10 }; func h() -> Int { g() + 1 } }
      struct S: P { func f() -> Int { 1 } }
      class C: P { func f() -> Int { 2 }; func g() -> Int { 5 } }
      """
    #expect(value("let ps: [P] = [S(), C()]; result = ps.map { $0.h() }", code) == "[11, 6]")
  }

  @Test func boundMethodsAndKeyPaths() {
    let code = "class A { var n = 3; func add(_ m: Int) -> Int { n + m } }"
    #expect(value("let f = A().add; result = f(4)", code) == "7")
    #expect(value("result = [1, 2].map(A().add)", code) == "[4, 5]")
  }

  @Test func closuresCaptureObjects() {
    let code = "class A { var n = 0; var f: (() -> Void)?; func go() { f = { [weak self] in self?.n += 1 }; f?() } }"
    #expect(value("let a = A(); a.go(); a.f?(); result = a.n", code) == "2")
  }

  @Test func weakReferencesToFreedObjectsAreNilInTheNextState() {
    let code = """
      class A { weak var other: A?; var strong: A? }
      var a: A? = nil
      """
    let executed = Executed(
      subject: code + "\nfunc entry() { let x = A(); x.other = A(); let y = A(); x.strong = y; y.other = x; a = x }")
    #expect(executed.diagnostics == [])
    let reader = executed.reader(executed.initial.states[0])
    guard let a = reader.global("a"), let strong = reader.field("strong", of: a) else {
      Issue.record("no object")
      return
    }
    #expect(reader.field("other", of: a)?.isNil == true)
    #expect(reader.field("other", of: strong) == a)
  }

  @Test func deinitialisersRunFromOwnersToOwned() {
    let code = """
      var log: [Int] = []
      class A { let n: Int; var child: A?; init(_ n: Int, _ c: A? = nil) { self.n = n; child = c }; deinit { log.append(n) } }
      class B: A { deinit { log.append(n * 10) } }
      func entry() { _ = A(1, A(2, B(3))); _ = A(4) }
      """
    let executed = Executed(subject: code)
    let reader = executed.reader(executed.initial.states[0])
    #expect(reader.global("log").map(reader.describe) == "[1, 2, 30, 3, …]")
    #expect(executed.initial.states[0].count == executed.image.program.globals.count + 6)
  }

  @Test func leakedCyclesNeverDieAndAreDropped() {
    let code = """
      var died = 0
      class A { var other: A?; deinit { died += 1 } }
      func entry() { let x = A(); let y = A(); x.other = y; y.other = x }
      """
    let executed = Executed(subject: code)
    let reader = executed.reader(executed.initial.states[0])
    #expect(reader.global("died")?.integer == 0)
    #expect(executed.initial.states[0].count == executed.image.program.globals.count)
  }

  @Test func leakedObjectsThatAWeakReferenceSeesStay() {
    let code = """
      var died = 0
      class A { var other: A?; var held: A?; deinit { died += 1 } }
      weak var seen: A? = nil
      func entry() { let x = A(); x.other = x; x.held = A(); seen = x.held }
      """
    var executed = Executed(
      subject: code, machine: "func offerEvents() { offer(\"nothing\", by: .user) {} }")
    let state = executed.initial.states[0]
    let reader = executed.reader(state)
    #expect(reader.global("seen")?.isNil == false)
    #expect(reader.global("died")?.integer == 0)
    let next = executed.successors(of: state).states
    #expect(next == [state])
  }

  @Test func subscriptsOfTheProgram() {
    let code = """
      struct Grid { var cells = [1, 2, 3, 4]
        subscript(x: Int, y: Int) -> Int { get { cells[y * 2 + x] } set { cells[y * 2 + x] = newValue } }
      }
      """
    #expect(value("var g = Grid(); g[1, 1] = 9; g[0, 0] += 5; result = [g[1, 1], g[0, 0]]", code) == "[9, 6]")
  }
}

/// Scenarios that come with the code under test.
@Suite struct ScenarioVocabularyTests {
  private static let machine = """
    class Scenario {
      var count = 0
      func offerEvents() {}
    }
    var scenario: Scenario?
    func offerEvents() { scenario?.offerEvents() }
    """

  @Test func scenariosOfSubjectsSpeakTheVocabulary() {
    var scene = Executed(
      subject: """
        class Mine: Scenario {
          override func offerEvents() { offer("count", by: .app) { self.count += 1 } }
        }
        func entry() { scenario = Mine() }
        """,
      machine: Self.machine)
    #expect(scene.diagnostics == [])
    #expect(scene.initial.states.first.map { scene.successors(of: $0).steps.count } == 1)
  }

  @Test func otherSubjectCodeDoesNot() {
    let scene = Executed(
      subject: """
        class Other { func ask() -> Bool { isUnknown(self) } }
        func entry() { result = Other().ask() ? 1 : 2 }
        """,
      machine: "var result = 0")
    #expect(scene.results.count == 2)
  }
}
