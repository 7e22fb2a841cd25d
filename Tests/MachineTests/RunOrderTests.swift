import Testing

@testable import Machine

/// The order in which the runs of a step come.
@Suite struct RunOrderTests {
  private func results(deepRuns: Int, runs: Int = 100) -> [String] {
    var limits = MachineLimits()
    limits.deepRuns = deepRuns
    limits.runs = runs
    let machine =
      "func three() -> Int { bit(4) + bit(2) + bit(1) }\nfunc bit(_ x: Int) -> Int { mayHappen(\"a\") ? x : 0 }"
    return Executed(
      subject: "var result: Any?\nfunc entry() { result = three() }", machine: machine, limits: limits
    ).results
  }

  @Test func fewRunsComeDepthFirst() {
    #expect(results(deepRuns: 1_000) == ["0", "1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func theFirstChoicesOfManyRunsAreTakenBackFirst() {
    #expect(results(deepRuns: 1) == ["0", "4", "2", "1", "6", "5", "3", "7"])
  }

  /// What waits is bounded by the runs that a step may have, and the end of the step is not taken for its last run.
  @Test func whatCannotComeAnyMoreDoesNotWait() {
    #expect(results(deepRuns: 1, runs: 5) == ["0", "4", "2", "1", "6", "incomplete: runs"])
    #expect(results(deepRuns: 1, runs: 8) == ["0", "4", "2", "1", "6", "5", "3", "7"])
    #expect(results(deepRuns: 2, runs: 2) == ["0", "1", "incomplete: runs"])
  }

  /// A step whose sides all differ: what it leaves open was kept choice by choice, gigabytes of it.
  @Test func aStepWithAHugeFanMeetsItsBudget() {
    var limits = MachineLimits()
    limits.work = 500_000
    let executed = Executed(
      subject: "var log: [Int] = []\nfunc entry() { for i in 0..<1_500 { if a { log.append(i) } } }", limits: limits)
    #expect(!executed.initial.reasons.isEmpty)
    #expect(executed.initial.reasons.last == .work || executed.initial.reasons.last == .runs)
    #expect(executed.system.work < 1_000_000)
    #expect(!executed.initial.steps.isEmpty)
  }

  @Test func whatIsOpenWhenTheOrderChangesComesOnce() {
    #expect(results(deepRuns: 2) == ["0", "1", "4", "2", "6", "5", "3", "7"])
  }
}
