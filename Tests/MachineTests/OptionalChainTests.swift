import Exploration
import Testing

@testable import Machine

/// Chains, casts and defaults of what nobody knows leave open whether it is there: the same is found in fewer runs.
@Suite struct OptionalChainTests {
  private struct Found: Equatable {
    var violations: Set<ViolatedProperty>
    var runs: Int
  }

  private func find(_ body: String, leavesNilOpen: Bool) -> Found {
    var limits = MachineLimits()
    limits.decisions.leavesNilOpen = leavesNilOpen
    let machine = """
      var done = 0
      func inspect(_ isBroken: Bool) { if isBroken { check(false, .TV101, "it is broken") } }
      """
    let subject = "class Item { init() { done = 1 } }\nfunc entry() {\n\(body)\n}"
    let executed = Executed(subject: subject, machine: machine, limits: limits)
    #expect(executed.diagnostics == [])
    let steps = executed.initial.steps
    let found = steps.flatMap(\.violations).map { executed.system.properties[$0] }
    return Found(violations: Set(found), runs: steps.count)
  }

  private func compare(_ body: String) -> (fast: Found, slow: Found) {
    let fast = find(body, leavesNilOpen: true)
    let slow = find(body, leavesNilOpen: false)
    #expect(fast.violations == slow.violations)
    return (fast, slow)
  }

  @Test(arguments: [
    "thing?.title = \"a\"; thing?.show(); thing?.part?.value = 3",
    "let count = thing?.count ?? 0; print(count)",
    "let name = thing as? String; other?.name = name",
  ])
  func nothingIsAsked(_ body: String) {
    let (fast, slow) = compare(body)
    #expect(fast.runs == 1)
    #expect(slow.runs > 1)
  }

  @Test(arguments: [
    "let count = thing?.count ?? 0; inspect(count > 3)", "if let part = thing?.part { inspect(part.isBroken) }",
    "let flag = thing as? Bool ?? true; if flag { inspect(true) }",
    "guard let name = thing as? String else { inspect(true); return }; print(name)",
    "let value = thing?.value; if value == nil { inspect(true) }",
  ])
  func whatIsDecidedIsAsked(_ body: String) {
    let (fast, slow) = compare(body)
    #expect(!fast.violations.isEmpty)
    #expect(fast.runs <= slow.runs)
  }

  /// The planted faults: each of these can be noticed where the value is nil, so that it is asked before.
  @Test(arguments: [
    "thing?.withLock { done = 1 }; inspect(done == 0)", "thing?.add(Item()); inspect(done == 0)",
    "thing?.part = Item(); inspect(done == 0)",
    "var isThere = false; func note() -> Int { isThere = true; return 1 }; thing?.take(note()); inspect(!isThere)",
  ])
  func whatIsNoticedIsAsked(_ body: String) {
    let (fast, _) = compare(body)
    #expect(fast.runs == 2)
    #expect(fast.violations.count == 1)
  }
}
