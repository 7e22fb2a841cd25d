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
    // 500 - 20 s are left: more than two subjects may have.
    let round = rounds.next(for: [2: results[2], 3: results[3]])
    #expect(round?.subjects == [2, 3])
    #expect(round?.seconds == BudgetRounds.most)
    rounds.spend([result(used: 20, wantsMore: true), result(used: 12)])
    #expect(rounds.next(for: [2: results[2]]) == nil)
  }

  @Test func whoseEndIsNearGetsMore() throws {
    let far = result(used: 20, wantsMore: true)
    let near = result(used: 20, wantsMore: true, nearsItsEnd: true)
    let all = Array(repeating: far, count: 11) + [near]
    var rounds = try #require(BudgetRounds(after: all, budget: 20, options: options))
    // 260 s for twelve subjects are little more than they had.
    let stopped = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0, $1) })
    let round = rounds.next(for: stopped)
    #expect(round?.subjects == [11])
    #expect(round?.seconds == BudgetRounds.mostNearTheEnd)
    rounds.spend([result(used: 800, wantsMore: true, nearsItsEnd: true)])
    // 460 s are left of all, with the reserve.
    #expect(rounds.next(for: [11: near]) == nil)
    #expect(rounds.next(for: [0: far]) == nil)
  }

  /// There is no time for all: who has explored more disturbances comes first, then who has less to do; who has explored few
  /// gets nothing more. Who had its turn does not come again before the others had theirs.
  @Test func whoHasComeFarGetsMoreWhereThereIsNotEnoughForAll() throws {
    func stopped(_ disturbances: Int?, states: Int, budget: Double) -> SubjectResult {
      var result = result(used: budget, wantsMore: true)
      result.subject.disturbances = disturbances
      result.subject.states = states
      result.subject.budget = budget
      return result
    }
    var all = [
      0: stopped(1, states: 10, budget: 2), 1: stopped(3, states: 900, budget: 2),
      2: stopped(6, states: 900, budget: 2),
      3: stopped(6, states: 500, budget: 2), 4: stopped(nil, states: 4, budget: 2),
    ]
    var rounds = try #require(BudgetRounds(after: all.values, budget: 2, options: options))
    let fits = { (seconds: Double, subjects: Int) in seconds * Double(subjects) <= 9 }
    let first = rounds.next(for: all, fits: fits)
    #expect(first?.subjects == [3])
    #expect(try #require(first).seconds >= 4)
    all[3] = stopped(6, states: 800, budget: try #require(first).seconds)
    #expect(rounds.next(for: all, fits: fits)?.subjects == [2])
    all[2] = nil
    all[1] = nil
    #expect(rounds.next(for: all, fits: fits) == nil)
  }

  /// A round takes as long as its cost says and a quarter more; with large budgets twice as long. One subject is explored by
  /// one thread.
  @Test(arguments: [(10.0, 4, 2, 25.0), (10, 1, 1, 12.5), (20, 4, 2, 80), (19.9, 2, 2, 24.875)])
  func aRoundTakesLongerThanTheLastOne(_ seconds: Double, _ subjects: Int, _ threads: Int, _ time: Double) {
    #expect(RoundPace.time(for: seconds, subjects: subjects, threads: threads, cost: 1) == time)
    #expect(RoundPace.time(for: seconds, subjects: subjects, threads: threads, cost: 3) == 3 * time)
  }

  @Test func theReserveIsForNobodyElse() throws {
    let far = result(used: 20, wantsMore: true)
    var rounds = try #require(BudgetRounds(after: [far], budget: 20, options: options))
    #expect(rounds.next(for: [0: far])?.seconds == BudgetRounds.most)
    rounds.spend([far])
    #expect(rounds.next(for: [0: far]) == nil)
  }

  /// Where the user has bounded the time there is a reserve only beyond what all share.
  @Test func theReserveIsPartOfTheTimeThatWasGiven() {
    var given = RunOptions(paths: [], jobs: 2)
    #expect(SubjectBudget.reserve(given) == 1_000)
    given.timeLimit = 10
    #expect(SubjectBudget.reserve(given) == 0)
    given.timeLimit = 300
    #expect(SubjectBudget.reserve(given) == 100)
  }

  @Test(arguments: [
    ([40, 340, 430, 442], true), ([40, 340, 540, 552], false), ([40, 340, 1240, 1252], false),
    ([40, 55, 9000], true), ([40, 9000], false), ([40], false), ([], false),
  ]) func theEndIsNearWhereLevelsShrink(_ ends: [Int], _ isNear: Bool) {
    #expect(SubjectRun.nearsItsEnd(levelEnds: ends) == isNear)
  }

  @Test func aRoundIsAtLeastTwiceTheOneBefore() throws {
    let stopped = Array(repeating: result(used: 3, wantsMore: true), count: 100)
    var rounds = try #require(BudgetRounds(after: stopped, budget: 3, options: options))
    // 200 s for 100 subjects are less than they had.
    #expect(rounds.next(for: Dictionary(uniqueKeysWithValues: stopped.enumerated().map { ($0, $1) })) == nil)
    // For ten of them it is worth its while.
    let round = rounds.next(for: Dictionary(uniqueKeysWithValues: stopped.prefix(10).enumerated().map { ($0, $1) }))
    #expect(round?.seconds == 20)
  }

  @Test func aRoundIsHalvedUntilThereIsTime() throws {
    let stopped = result(used: 20, wantsMore: true)
    var rounds = try #require(BudgetRounds(after: [stopped], budget: 20, options: options))
    #expect(rounds.next(for: [0: stopped]) { seconds, _ in seconds < 60 }?.seconds == 50)
    #expect(rounds.next(for: [0: stopped]) { seconds, _ in seconds < 60 } == nil)
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
