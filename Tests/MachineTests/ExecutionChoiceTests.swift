import Exploration
import Testing

@testable import Machine

/// Opaque values, choices, events, checks and crashes.
@Suite struct ExecutionChoiceTests {
  private func results(_ body: String, _ declarations: String = "", machine: String = "") -> [String] {
    let text = declarations + "\nvar result: Any? = nil\nfunc entry() {\n" + body + "\n}\n"
    return Executed(subject: text, machine: machine).results
  }

  @Test func conditionsOnUnknownValuesGoBothWays() {
    #expect(results("if UIDevice.current.isGood { result = 1 } else { result = 2 }") == ["1", "2"])
    // The default is one of the values that the unknown one may be.
    #expect(results("if let x = unknownThing { result = x.name ?? 1 } else { result = 2 }") == ["unknown", "2"])
    #expect(results("for x in unknownThing { result = 1 }") == ["nil", "1"])
    #expect(
      results("switch unknownThing { case .a: result = 1; case .b: result = 2; default: result = 3 }") == [
        "1", "2", "3",
      ])
    #expect(results("result = unknownThing is String") == ["true", "false"])
    #expect(results("result = unknownThing!.name == 3") == ["unknown"])
    #expect(results("result = (unknownThing as! String) == nil") == ["false"])
  }

  @Test func choicesAreRememberedWhereTheValueCameFrom() {
    let code = "class A { var flag = UIDevice.current.isGood; var view = someView }"
    #expect(results("let a = A(); if a.flag { result = a.flag } else { result = a.flag }", code) == ["true", "false"])
    #expect(
      results("let a = A(); if a.view == nil { result = 0 } else { result = a.view == nil }", code) == ["false", "0"])
    #expect(
      results("let a = A(); guard let v = a.view else { result = 0; return }; if a.view != nil { result = 1 }", code)
        == ["1", "0"])
  }

  /// Each place that asks, held at its second answer: the runs with the first one are gone, and no others.
  @Test func answersMayBeHeld() throws {
    let code = """
      var result: Any?
      func entry() { result = (UIDevice.current.isGood ? 1 : 2) + (UIDevice.current.isNew ? 10 : 20) }
      """
    #expect(Executed(subject: code).results == ["11", "21", "12", "22"])
    let free = Executed(subject: code)
    let entry = try #require(free.image.function(named: "entry"))
    let places = free.image.program.functions[Int(entry)].code.indices.map { Site(function: Int(entry), pc: $0) }
    let outcomes = Set(places.map { place in Executed(subject: code, held: { _ in [place: 1] }).results })
    #expect(outcomes == [["11", "21", "12", "22"], ["12", "22"], ["21", "22"]])
    let all = Dictionary(uniqueKeysWithValues: places.map { ($0, 1) })
    #expect(Executed(subject: code, held: { _ in all }).results == ["22"])
  }

  @Test func freeParametersAndPossibilities() {
    let machine =
      "func f() -> Int { choose(.F01, [\"a\", \"b\", \"c\"]) }\nfunc g() -> Bool { mayHappen(\"it rains\") }"
    #expect(results("result = f()", machine: machine) == ["0", "1", "2"])
    #expect(results("result = g()", machine: machine) == ["false", "true"])
    let fixed = Executed(
      subject: "var result: Any?\nfunc entry() { result = f() }", machine: machine, fixed: ["F01": 2])
    #expect(fixed.results == ["2"])
    #expect(
      results("result = h()", machine: machine + "\nfunc h() -> Int { let x = f(); assume(x != 1); return x }") == [
        "0", "2",
      ])
  }

  @Test func crashesOfTheCodeUnderTest() {
    #expect(results("let x: Int? = nil; result = x!") == ["crash: 'x' that is nil is unwrapped with '!'"])
    #expect(results("let a = [1]; result = a[3]") == ["crash: index 3 is out of range of an array with 1 elements"])
    #expect(results("fatalError(\"no\")") == ["crash: the app stops itself with fatalError (\"no\")"])
    #expect(
      results("let x: Any = 1; result = x as! String") == [
        "crash: a value of type 'Int' is cast with 'as!' to 'String'"
      ])
    let code = "class C { var label: C!; func f() {}; func g() { label = nil } }"
    #expect(results("C().label.f()", code) == ["crash: 'f' is used on a value that is nil"])
    // Nobody in the sources sets it: the app may do so.
    let open = "class C { var label: C!; func f() {} }"
    #expect(results("C().label.f()", open) == ["crash: 'f' is used on a value that is nil", "nil"])
  }

  @Test func crashesHaveRulesAndPlaces() {
    let executed = Executed(
      subject: "class C { var transitionCoordinator: C? }\nfunc entry() { _ = C().transitionCoordinator! }")
    #expect(executed.properties.map(\.rule) == ["TV801"])
    #expect(executed.properties.first?.site.map(executed.image.isSubject) == true)
    let context = "class C { func view(forKey key: Int) -> C? { nil } }\n"
    let view = Executed(subject: context + "func entry() { _ = C().view(forKey: 1)! }")
    #expect(view.properties.map(\.rule) == ["TV801"])
    #expect(view.properties.map(\.message) == ["'view(forKey:)' that is nil is unwrapped with '!'"])
    let internalError = Executed(subject: "func entry() { broken() }", machine: "func broken() { fatalError(\"x\") }")
    #expect(internalError.properties.map(\.kind) == [.internalError])
  }

  @Test func runsThatDoNotEnd() {
    #expect(results("while true {}") == ["incomplete: fuel"])
    // What the innermost call answers is unknown.
    #expect(results("f()", "func f() { f() }") == ["nil"])
    #expect(results("result = f(1)", "func f(_ n: Int) -> Int { f(n + 1) }") == ["unknown"])
    #expect(results("var a = [1]; while true { a += a }") == ["incomplete: fuel"])
    #expect(results("result = A.shared", "class A { static let shared = A(); let other = A.shared }") == ["A"])
  }

  @Test func largeArraysAreUnknown() {
    func count(_ number: Int) -> Set<String> {
      Set(results("var a: [Int] = []; for i in 0..<\(number) { a.append(i) }; result = a.count"))
    }
    #expect(count(512) == ["512"])
    #expect(count(513) == ["unknown"])
    #expect(results("result = [Int](repeating: 1, count: 100_000)") == ["unknown"])
    #expect(results("var a = [1]; for _ in 0..<9 { a += a }; result = a.count") == ["512"])
    #expect(results("var a = [1]; for _ in 0..<10 { a += a }; result = a") == ["unknown"])
  }

  @Test func callsThatUnknownValuesDecideAreFollowedAFewLevels() {
    let chain = "func length(_ x: Any?) -> Int { if x.next == nil { return 1 }; return 1 + length(x.next) }"
    #expect(results("result = length(unknownThing)", chain) == ["4", "3", "2", "1"])
    let objects = """
      class Node { var child: Node?; init(_ child: Node?) { self.child = child } }
      func height(_ n: Node?) -> Int { guard let n else { return 0 }; _ = someView.isGood ? 1 : 2; return 1 + height(n.child) }
      """
    let nine = String(repeating: "Node(", count: 9) + "nil" + String(repeating: ")", count: 9)
    #expect(Set(results("result = height(\(nine))", objects)) == ["9"])
    // Whatever is unknown, these calls do not end.
    let endless = "func f(_ x: Any) { if x.isGood { f(x) } else { f(x) } }"
    #expect(results("f(unknownThing)", endless) == ["incomplete: callDepth"])
    #expect(Set(results("if someView.isGood { f() }", "func f() { f() }")) == ["nil"])
  }

  @Test func eventsAreStepsWithRuns() {
    let machine = """
      var n = 0
      func offerEvents() {
        if n < 2 { offer("up", by: .user) { n += 1 } }
        offer("jump", by: .system) { if mayHappen("far") { n = 9 } else { n = 5 } }
      }
      func isSettled() -> Bool { n != 1 }
      func inspectState() { check(n != 9, .TV104, "too far") }
      func inspectSettledState() { check(n != 5, .TV105, "five") }
      func diagnoseStuckState() { check(false, .TV103, "stuck") }
      func entry() {}
      """
    var executed = Executed(machine: machine)
    #expect(executed.diagnostics == [])
    let state = executed.initial.states[0]
    let sink = executed.successors(of: state)
    #expect(
      sink.steps.map(\.label) == [
        StepLabel(event: 0, run: 0), StepLabel(event: 1, run: 0), StepLabel(event: 1, run: 1),
      ])
    let counts = sink.states.map { executed.reader($0).global("n")?.integer }
    #expect(counts == [1, 5, 9])
    let judged = sink.states.map { executed.inspect($0) }
    #expect(judged.map(\.isSettled) == [false, true, true])
    #expect(judged.map { $0.violations.map(\.rule) } == [[], ["TV105"], ["TV104"]])
    #expect(executed.system.marks == ["TV104", "TV105"])
    let stuck = state.withUnsafeBufferPointer { executed.system.diagnoseStuck($0) }
    #expect(stuck.map { executed.system.properties[$0].rule } == ["TV103"])
    let events = state.withUnsafeBufferPointer { executed.system.events(of: $0) }
    #expect(events.map(\.id) == [.named("up"), .named("jump")])
    #expect(events.map(\.actor) == ["user", "system"])
  }

  @Test func offersBehindChoices() {
    let machine = """
      var n = 0
      func offerEvents() {
        if mayHappen("a") { offer("one", by: .user) { n = 1 } }
        offer("two", by: .user) { n += 2 }
      }
      func entry() {}
      """
    var executed = Executed(machine: machine)
    let sink = executed.successors(of: executed.initial.states[0])
    #expect(sink.states.map { executed.reader($0).global("n")?.integer } == [2, 1, 2])
    #expect(sink.steps.map(\.label.event) == [0, 0, 1])
  }

  /// What was offered before a crash is run from the state itself, not from what another state has offered.
  @Test func offersBeforeACrash() {
    let machine = """
      var n = 0
      func offerEvents() {
        let step = n + 1
        offer("up", by: .user) { n += step }
        if n == 1 { fatalError("here") }
      }
      func entry() {}
      """
    var executed = Executed(machine: machine)
    let first = executed.successors(of: executed.initial.states[0])
    #expect(first.states.map { executed.reader($0).global("n")?.integer } == [1])
    let second = executed.successors(of: first.states[0])
    #expect(second.steps.map(\.end).first == .crash)
    #expect(second.states.map { executed.reader($0).global("n")?.integer } == [3])
  }

  @Test func blameFallsOnTheCodeUnderTest() {
    let machine = "func verify() { check(false, .TV101, \"wrong\") }\nfunc run(_ f: () -> Void) { f(); verify() }"
    let subject = "func entry() {\n  run {\n    helper()\n  }\n  helper()\n  verify()\n}\nfunc helper() {}\n"
    let executed = Executed(subject: subject, machine: machine)
    let lines = executed.properties.map { property in
      property.site.map { site in
        let span = executed.image.span(of: site)
        return subject.utf8.prefix(Int(span.start)).filter { $0 == UInt8(ascii: "\n") }.count + 1
      }
    }
    #expect(lines == [2, 6])
  }

  @Test func functionValuesEscapeToUnknownCode() {
    let machine =
      "var pending: [() -> Void] = []\nfunc closureEscaped(_ body: Any) { if let f = body as? () -> Void { pending.append(f) } }"
    let executed = Executed(subject: "func entry() { UnknownKit.perform(1) { } }", machine: machine)
    #expect(executed.diagnostics == [])
    let reader = executed.reader(executed.initial.states[0])
    #expect(reader.global("pending").flatMap(reader.elements)?.count == 1)
  }

  @Test func transitionsEscapeToUnknownCode() {
    let machine = """
      class Transition {}
      class Push: Transition {}
      var pending: [Transition] = []
      func transitionEscaped(_ transition: Transition) { pending.append(transition) }
      """
    let subject = "class Transition {}\nfunc entry() { UnknownKit.animate(Push(), 1) { }; UnknownKit.log([1]) }"
    let executed = Executed(subject: subject, machine: machine)
    #expect(executed.diagnostics == [])
    let reader = executed.reader(executed.initial.states[0])
    #expect(reader.global("pending").flatMap(reader.elements)?.count == 1)
  }

  @Test func geometryGoesStale() {
    let machine = """
      func frame() -> Double { geometry() }
      func change() { sizeChanged() }
      func stale(_ x: Any?) -> Bool { isStale(x) }
      """
    #expect(results("let x = frame() * 2 + 1; result = stale(x)", machine: machine) == ["false"])
    #expect(
      results("let x = [frame() * 2]; change(); result = [stale(x), stale(frame())]", machine: machine) == [
        "[true, false]"
      ])
  }

  @Test func finishedFlagsKeepTheirTaint() {
    let machine = "func flag() -> Bool { finishedFlag(true) }\nfunc depends(_ x: Bool) -> Bool { dependsOnFinished(x) }"
    #expect(
      results("result = [depends(flag()), depends(!flag()), depends(flag() == true), depends(true)]", machine: machine)
        == ["[true, true, true, false]"])
  }

  @Test func selectorsAndListeners() {
    let machine = """
      func send(_ target: AnyObject, _ action: String) { perform(target, action, 5) }
      func hears(_ x: Any?) -> Bool { listens(x, "handle(_:)") }
      """
    let code = "class A { func handle(_ n: Int) { result = n } }\nclass B: A {}\nclass C {}"
    #expect(results("send(B(), \"handle:\")", code, machine: machine) == ["5"])
    #expect(results("send(B(), \"handle(_:)\")", code, machine: machine) == ["5"])
    #expect(
      results("result = [hears(B()), hears(C()), hears(nil)]", code, machine: machine) == ["[true, false, false]"])
  }

  @Test func zeroTimesAnythingIsZero() {
    #expect(results("result = 0.0 * something > 0.5") == ["false"])
  }
}
