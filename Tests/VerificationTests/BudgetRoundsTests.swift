import RunReport
import Testing

@testable import Verification

/// What small subjects leave of their budgets goes to large ones.
@Suite struct BudgetRoundsTests {
  private func result(used: Double, wantsMore: Bool = false) -> SubjectResult {
    let subject = Subject(
      name: "A", kind: "animator", location: Location(path: "A.swift", line: 1, column: 1), verdict: .holds, rules: [:],
      states: 1,
      transitions: 0, depth: 0, notUnderstood: [], bound: nil)
    return SubjectResult(subject: subject, findings: [], internalErrors: [], used: used, wantsMore: wantsMore)
  }

  private let options = RunOptions(paths: [])

  @Test func whatIsLeftIsSharedEqually() throws {
    let results = [
      result(used: 0.5), result(used: 9.5), result(used: 10, wantsMore: true), result(used: 10, wantsMore: true),
    ]
    var rounds = try #require(BudgetRounds(after: results, budget: 10, options: options))
    // Of 200 s 170 are left.
    #expect(rounds.next(for: 2) == 85)
    rounds.spend([result(used: 85, wantsMore: true), result(used: 12)])
    // 73 s are less than the last round.
    #expect(rounds.next(for: 1) == nil)
  }

  @Test func noSubjectGetsAll() throws {
    var rounds = try #require(BudgetRounds(after: [result(used: 20, wantsMore: true)], budget: 20, options: options))
    #expect(rounds.next(for: 1) == BudgetRounds.most)
  }

  @Test func aRoundIsAtLeastTwiceTheOneBefore() throws {
    let stopped = Array(repeating: result(used: 2, wantsMore: true), count: 60)
    var rounds = try #require(BudgetRounds(after: stopped, budget: 2, options: options))
    // 80 s for 60 subjects are less than they had.
    #expect(rounds.next(for: 60) == nil)
    // For ten of them it is worth its while.
    #expect(rounds.next(for: 10) == 8)
  }

  @Test func nothingIsLeftWhereTheUserHasSaidHowMuch() {
    var given = options
    given.subjectBudget = 3
    #expect(BudgetRounds(after: [result(used: 1)], budget: 3, options: given) == nil)
    #expect(BudgetRounds(after: [result(used: 1)], budget: nil, options: options) == nil)
  }

  @Test func nobodyIsLeftWhenAllAreDone() throws {
    var rounds = try #require(BudgetRounds(after: [result(used: 1)], budget: 20, options: options))
    #expect(rounds.next(for: 0) == nil)
  }
}
