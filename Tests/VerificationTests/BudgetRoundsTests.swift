import RunReport
import Testing

@testable import Verification

/// What small subjects leave of their budgets goes to large ones.
@Suite struct BudgetRoundsTests {
  private func result(used: Double, wantsMore: Bool = false, nearsItsEnd: Bool = false) -> SubjectResult {
    let subject = Subject(
      name: "A", kind: "animator", location: Location(path: "A.swift", line: 1, column: 1), verdict: .holds, rules: [:],
      states: 1,
      transitions: 0, depth: 0, notUnderstood: [], bound: nil)
    return SubjectResult(
      subject: subject, findings: [], internalErrors: [], used: used, wantsMore: wantsMore, nearsItsEnd: nearsItsEnd)
  }

  private let options = RunOptions(paths: [])

  @Test func whatIsLeftIsSharedEqually() throws {
    let results = [
      result(used: 0.5), result(used: 9.5), result(used: 5, wantsMore: true), result(used: 5, wantsMore: true),
    ]
    var rounds = try #require(BudgetRounds(after: results, budget: 5, options: options))
    // 200 - 20 s are left: more than two subjects may have.
    let round = rounds.next(for: [2: results[2], 3: results[3]])
    #expect(round?.subjects == [2, 3])
    #expect(round?.seconds == BudgetRounds.usual)
    rounds.spend([result(used: 20, wantsMore: true), result(used: 12)])
    #expect(rounds.next(for: [2: results[2]]) == nil)
  }

  @Test func whoseEndIsNearGetsMore() throws {
    let far = result(used: 20, wantsMore: true)
    let near = result(used: 20, wantsMore: true, nearsItsEnd: true)
    var rounds = try #require(BudgetRounds(after: [far, near], budget: 20, options: options))
    let round = rounds.next(for: [0: far, 1: near])
    #expect(round?.subjects == [1])
    #expect(round?.seconds == BudgetRounds.most)
  }

  @Test(arguments: [
    ([1, 40, 300, 90, 12], true), ([1, 40, 300, 200, 12], false), ([1, 40, 300, 900, 12], false),
    ([1, 40, 9000], false), ([1], false),
  ]) func theEndIsNearWhereLayersShrink(_ layers: [Int], _ isNear: Bool) {
    #expect(SubjectRun.nearsItsEnd(layers) == isNear)
  }

  @Test func aRoundIsAtLeastTwiceTheOneBefore() throws {
    let stopped = Array(repeating: result(used: 2, wantsMore: true), count: 60)
    var rounds = try #require(BudgetRounds(after: stopped, budget: 2, options: options))
    // 80 s for 60 subjects are less than they had.
    #expect(rounds.next(for: Dictionary(uniqueKeysWithValues: stopped.enumerated().map { ($0, $1) })) == nil)
    // For ten of them it is worth its while.
    let round = rounds.next(for: Dictionary(uniqueKeysWithValues: stopped.prefix(10).enumerated().map { ($0, $1) }))
    #expect(round?.seconds == 8)
  }

  @Test func nothingIsLeftWhereTheUserHasSaidHowMuch() {
    var given = options
    given.subjectBudget = 3
    #expect(BudgetRounds(after: [result(used: 1)], budget: 3, options: given) == nil)
    #expect(BudgetRounds(after: [result(used: 1)], budget: nil, options: options) == nil)
  }

  @Test func nobodyIsLeftWhenAllAreDone() throws {
    var rounds = try #require(BudgetRounds(after: [result(used: 1)], budget: 20, options: options))
    #expect(rounds.next(for: [:]) == nil)
  }
}
