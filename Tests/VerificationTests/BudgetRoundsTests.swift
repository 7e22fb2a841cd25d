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
      0: stopped(2, states: 10, budget: 2), 1: stopped(3, states: 900, budget: 2),
      2: stopped(6, states: 900, budget: 2),
      3: stopped(6, states: 500, budget: 2), 4: stopped(2, states: 4, budget: 2),
    ]
    var rounds = try #require(BudgetRounds(after: all.values, budget: 2, options: options))
    let fits = { (seconds: Double, subjects: [Int]) in seconds * Double(subjects.count) <= 7.5 }
    let first = rounds.next(for: all, fits: fits)
    #expect(first?.subjects == [3])
    #expect(try #require(first).seconds >= 4)
    all[3] = stopped(6, states: 800, budget: try #require(first).seconds)
    #expect(rounds.next(for: all, fits: fits)?.subjects == [2])
    all[2] = nil
    all[1] = nil
    #expect(rounds.next(for: all, fits: fits) == nil)
  }

  /// Ordinary runs come first: who has not explored them all gets four times as much, before the others get anything.
  @Test func whoHasExploredLittleGetsMoreFirst() throws {
    var little = result(used: 2, wantsMore: true)
    (little.subject.disturbances, little.subject.budget) = (1, 2)
    var unknown = little
    unknown.subject.disturbances = nil
    var much = little
    much.subject.disturbances = 2
    var rounds = try #require(BudgetRounds(after: [little, unknown, much], budget: 2, options: options))
    let all = [0: little, 1: unknown, 2: much]
    let round = rounds.next(for: all) { _, subjects in subjects.count < 3 }
    #expect(round?.subjects == [0, 1])
    #expect(round?.seconds == 8)
  }

  /// A subject with a part of what others get takes a part of a round.
  @Test func whoGetsLessTakesLess() throws {
    let whole = result(used: 20, wantsMore: true)
    var part = result(used: 2.5, wantsMore: true)
    (part.share, part.subject.budget) = (0.125, 2.5)
    let explored = Array(repeating: whole, count: 20) + [part, part, part, part]
    var rounds = try #require(BudgetRounds(after: explored, budget: 20, options: options))
    // 90 s are left.
    #expect(rounds.next(for: [0: whole, 20: part, 21: part, 22: part, 23: part])?.seconds == 60)
  }

  /// Half of what is counted side by side; one subject is explored by one thread. What is taken for a second grows in a
  /// further round.
  @Test func roundsTakeTheTimeThatIsCounted() {
    var pace = RoundPace(options, bytes: 0)
    var subject = result(used: 10)
    subject.cost = 5
    pace.spend([subject, subject, subject, subject])
    #expect(pace.elapsed == 10)
    pace.spend([subject])
    #expect(pace.elapsed == 15)
    // 75 s are left for all, 1.25 × 0.5 s for each second.
    #expect(pace.hasTime(for: 19, of: Array(repeating: subject, count: 12)))
    #expect(!pace.hasTime(for: 19, of: Array(repeating: subject, count: 13)))
    // Large budgets are thought to take twice as long.
    #expect(pace.hasTime(for: 70, of: [subject]))
    #expect(!pace.hasTime(for: 80, of: [subject]))
  }

  /// The same on any machine: neither jobs nor load count, but a limit that was asked for does.
  @Test func whatIsCountedDependsOnNoMachine() {
    var subject = result(used: 10)
    subject.cost = 5
    let round = Array(repeating: subject, count: 24)
    #expect(RoundPace(RunOptions(paths: [], jobs: 1), bytes: 0).hasTime(for: 10, of: round))
    var given = RunOptions(paths: [], jobs: 8)
    #expect(RoundPace(given, bytes: 0).hasTime(for: 10, of: round))
    #expect(!RoundPace(given, bytes: 20_000_000).hasTime(for: 10, of: round))
    given.timeLimit = 12
    #expect(!RoundPace(given, bytes: 0).hasTime(for: 10, of: round))
    given.timeLimit = nil
    given.maximumStates = 1
    #expect(RoundPace(given, bytes: 20_000_000).hasTime(for: 10, of: round))
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

  @Test func aRoundIsMadeSmallerUntilThereIsTime() throws {
    let stopped = result(used: 20, wantsMore: true)
    var rounds = try #require(BudgetRounds(after: [stopped], budget: 20, options: options))
    #expect(rounds.next(for: [0: stopped]) { seconds, _ in seconds < 60 }?.seconds == 52.4)
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
