import Exploration
import Testing

@testable import Machine

/// Giving up runs that repeat others changes neither the states nor the violations that a step leads to.
@Suite struct ExecutionJoinTests {
  private func outcomes(_ subject: String, _ machine: String, joins: Bool) -> (outcomes: Set<Outcome>, runs: Int) {
    var limits = MachineLimits()
    if !joins { limits.joinWords = 0 }
    let executed = Executed(subject: subject, machine: machine, limits: limits)
    #expect(executed.diagnostics == [])
    let steps = executed.initial.steps
    let found = steps.map { step in
      Outcome(end: step.end, violations: Set(step.violations.map { executed.system.properties[$0] }))
    }
    return (Set(found), steps.count)
  }

  private struct Outcome: Hashable {
    var state: [UInt64]
    var violations: Set<ViolatedProperty>

    init(end: CollectingSink.Step.End, violations: Set<ViolatedProperty>) {
      if case .state(let words) = end { state = words } else { state = [] }
      self.violations = violations
    }
  }

  private func compare(_ subject: String, machine: String = "") -> (runs: Int, allRuns: Int) {
    let joined = outcomes(subject, machine, joins: true)
    let all = outcomes(subject, machine, joins: false)
    #expect(joined.outcomes == all.outcomes)
    return (joined.runs, all.runs)
  }

  @Test func independentBranchesAddUp() {
    let branches = (0..<10).map { "if thing\($0) { label.text = \"\($0)\" } else { label.hide() }" }
    let counts = compare("func entry() {\n\(branches.joined(separator: "\n"))\n}")
    #expect(counts.allRuns == 1024)
    // The last branch has nothing after it to be joined at; the last place that executed differs by side.
    #expect(counts.runs == 4)
  }

  /// Views are made in stored properties, and what they show is asked of what nobody knows.
  @Test func initialValuesAddUp() {
    let parts = (0..<10).map { "let part\($0) = Part(asking: thing\($0))" }.joined(separator: "\n")
    let subject = """
      class Part { let size = measure(); init(asking flag: Bool) { if flag { label.show() } else { label.hide() } } }
      func measure() -> Int { if narrow { print(1) }; return 2 }
      class Screen { \(parts) }
      func entry() { _ = Screen() }
      """
    let executed = Executed(subject: subject)
    #expect(executed.diagnostics == [])
    #expect(executed.initial.steps.count < 8)
  }

  /// The same where the values are those of a structure without an initialiser of its own.
  @Test func initialValuesOfStructuresAddUp() {
    let parts = (0..<10).map { "let part\($0) = Part(asking: thing\($0))" }.joined(separator: "\n")
    let counts = compare(
      """
      class Part { init(asking flag: Bool) { if flag { label.show() } else { label.hide() } } }
      struct Screen { \(parts) }
      func entry() { _ = Screen() }
      """)
    #expect(counts.runs < 8 && counts.allRuns == 1024)
  }

  /// What nobody knows the code of calls the closure, or not.
  @Test func closuresThatUnknownCodeCallsAddUp() {
    let branches = (0..<10).map { "if thing\($0) { label.show() } else { label.hide() }" }.joined(separator: "\n")
    let counts = compare("func entry() { things.forEach { thing in \(branches) } }")
    #expect(counts.runs < 8 && counts.allRuns == 1025)
  }

  @Test func closuresThatUnknownCodeCallsStayApartWhereTheyMatter() {
    let subject = """
      var result: Any? = nil
      func entry() {
        var sum = 0
        let kept = things.map { thing in if a { sum += 1 }; if b { sum += 2 }; if c { print(1) }; return sum }
        result = kept == nil ? 0 : sum
      }
      """
    let counts = compare(subject)
    #expect(counts.runs < counts.allRuns)
  }

  @Test func errorsGoThroughUnknownCodeToWhoCatchesThem() {
    let subject = """
      struct Mistake: Error {}
      var result: Any? = nil
      func fail() throws { throw Mistake() }
      func inner() throws -> Int { try things.forEach { thing in try fail() }; return 1 }
      func entry() {
        do { result = try inner() } catch { result = 2 }
      }
      """
    #expect(Set(Executed(subject: subject).results) == ["1", "2"])
  }

  @Test func initialValuesThatMatterStayApart() {
    let subject = """
      class Part {
        let size = measure()
        var kind = 0
        init(_ n: Int) { if wide { kind = size + n } }
      }
      func measure() -> Int { if narrow { return 1 }; return 2 }
      class Screen { let first = Part(10); let second = Part(20) }
      struct Pair { var left = measure(); let right: Int; init(_ right: Int) { self.right = right } }
      enum Shared { static let part = Part(30); static let pair = Pair(measure()) }
      var result: Any? = nil
      func entry() {
        let screen = Screen()
        result = [screen.first.kind, screen.second.kind, Shared.part.size, Shared.pair.left]
        if late { result = [Shared.pair.right, Shared.part.kind] }
      }
      """
    let counts = compare(subject)
    #expect(counts.runs < counts.allRuns)
  }

  @Test func branchesThatMatterStayApart() {
    let subject = """
      class Box { var n = 0; weak var other: Box?; var kept: Box? }
      var box = Box()
      var log: [Int] = []
      func entry() {
        var sum = 0
        let local = Box()
        if a { sum += 1 }
        if b { local.n = 2; box.other = local }
        if c { log.append(sum) }
        if d { box.kept = local } else if e { box.n = sum }
        if f { box.n += local.n }
      }
      """
    let counts = compare(subject)
    #expect(counts.runs < counts.allRuns)
  }

  @Test func deadObjectsThatDieLaterCount() {
    let subject = """
      class Box { let n: Int; init(_ n: Int) { self.n = n }; deinit { log.append(n) } }
      var log: [Int] = []
      func entry() {
        if a { _ = Box(1) }
        if b { _ = Box(2) } else { _ = Box(3) }
        if c { print(1) }
      }
      """
    _ = compare(subject)
  }

  @Test func violationsAndBlameCount() {
    let machine = """
      func verify(_ ok: Bool) { check(ok, .TV101, "not ok") }
      func late(_ f: () -> Void) { f(); check(mayHappen("x"), .TV102, "late") }
      """
    let subject = """
      func entry() {
        if a { verify(false) }
        if b { verify(true) }
        late { if c { first() } else { second() } }
      }
      func first() {}
      func second() {}
      """
    let counts = compare(subject, machine: machine)
    #expect(counts.runs == 4 && counts.allRuns == 16)
  }

  @Test func closuresAndFramesCount() {
    let subject = """
      var result: Any? = nil
      func twice(_ f: (Int) -> Int) -> Int { if x { return f(1) }; return f(2) }
      func entry() {
        var n = 0
        let k = twice { m in if y { n += m }; if z { return n }; return m }
        for i in 0..<2 { if w { n += i } }
        result = [n, k]
      }
      """
    let counts = compare(subject)
    #expect(counts.runs < counts.allRuns)
  }

  @Test func loopsOnUnknownConditionsEnd() {
    let executed = Executed(subject: "var result: Any? = nil\nfunc entry() { while a { step() }; result = 1 }")
    #expect(Set(executed.results) == ["1"])
  }

  /// To compare configurations takes time, and more where memory is large.
  @Test func comparingIsWork() {
    func work(joins: Bool) -> Int {
      var limits = MachineLimits()
      if !joins { limits.joinWords = 0 }
      let globals = (0..<64).map { "var global\($0) = 0\n" }.joined()
      let executed = Executed(subject: globals + "func entry() { if a { global0 = 1 } }", limits: limits)
      #expect(executed.diagnostics == [])
      return executed.system.work
    }
    #expect(work(joins: true) > work(joins: false))
  }

  @Test func joinedRunsReplay() throws {
    var executed = Executed(
      subject: "var n = 0\nfunc entry() { tap = { if a { n = 1 }; if b { f() }; if c { n += 2 } } }",
      machine: "var tap: () -> Void = {}\nfunc offerEvents() { offer(\"tap\", by: .user) { tap() } }")
    #expect(executed.diagnostics == [])
    let state = try #require(executed.initial.states.first)
    let sink = executed.successors(of: state)
    #expect(!sink.steps.isEmpty)
    for step in sink.steps {
      let trace = try #require(state.withUnsafeBufferPointer { executed.system.trace($0, step.label) })
      #expect(step.end == .state(trace.successor))
    }
  }
}
