import Testing

@testable import Machine

/// The order in which the runs of a step come.
@Suite struct RunOrderTests {
  private func results(deepRuns: Int) -> [String] {
    var limits = MachineLimits()
    limits.deepRuns = deepRuns
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

  @Test func whatIsOpenWhenTheOrderChangesComesOnce() {
    #expect(results(deepRuns: 2) == ["0", "1", "4", "2", "6", "5", "3", "7"])
  }
}
