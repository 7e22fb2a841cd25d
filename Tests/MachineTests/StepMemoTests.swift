import Exploration
import Testing

@testable import Machine

/// Repeating runs instead of executing them changes nothing that an exploration finds.
@Suite struct StepMemoTests {
  private struct Found: Equatable {
    var statistics: SearchStatistics
    var violations: [Violation]
    var properties: [ViolatedProperty]
    var states: [[UInt64]]
    var work: Int
    var rules: [String]
    var functions: Set<Int32>
  }

  private func explore(
    _ subject: String, _ machine: String, memo: Bool, limits: MachineLimits = MachineLimits()
  ) -> (found: Found, repeated: Int) {
    var limits = limits
    if !memo { limits.memoWords = 0 }
    let executed = Executed(subject: subject, machine: machine, limits: limits)
    #expect(executed.diagnostics == [])
    var explorer = Explorer(executed.system, options: SearchOptions(maximumStates: 3_000))
    let result = explorer.run()
    let system = explorer.system
    let found = Found(
      statistics: result.statistics, violations: result.violations, properties: system.properties.properties,
      states: (0..<result.space.count).map { result.space.words(of: $0) }, work: system.work,
      rules: system.marks, functions: system.enteredFunctions)
    return (found, system.workspace.repeatedRuns)
  }

  private func compare(_ subject: String, machine: String, _ comment: Comment? = nil) {
    let fast = explore(subject, machine, memo: true)
    let slow = explore(subject, machine, memo: false)
    #expect(fast.found == slow.found, comment)
    #expect(fast.repeated > 0 && slow.repeated == 0, comment)
    #expect(slow.found.statistics.states > 20, comment)
  }

  /// Two parts that know nothing of each other, so that each event repeats in every state of the other part.
  private let twoParts = """
    var advanceFirst: () -> Void = {}
    var advanceSecond: () -> Void = {}
    func offerEvents() {
      let numbers = (0..<100).map { $0 + 1 }
      if numbers.isEmpty { return }
      offer("first", by: .user) { advanceFirst() }
      offer("second", by: .user) { advanceSecond() }
    }
    """

  private let set = """

    var first = Part()
    var second = Part()
    func entry() {
      advanceFirst = { first.advance() }
      advanceSecond = { second.advance() }
    }
    """

  @Test func independentPartsRepeat() {
    compare(
      """
      final class Part { var n = 0; func advance() { n = (n + 1) % 8 } }
      """ + set, machine: twoParts)
  }

  private let choices = """
    final class Part {
      var n = 0
      var seen: [Int] = []
      func advance() {
        if a { n = (n + 1) % 5 } else { n = 0 }
        if b { seen = [n] } else if c { seen = [] }
        if d { print(n) }
      }
    }
    """

  @Test func choicesAndRunsThatRepeatOthersCount() { compare(choices + set, machine: twoParts) }

  /// Whatever is forgotten within a step, and wherever the room for what its runs are compared by ends.
  @Test func littleRoomChangesNothing() {
    for joinWords in [0, 40, 400, 1 << 23] {
      var limits = MachineLimits()
      limits.joinWords = joinWords
      let slow = explore(choices + set, twoParts, memo: false, limits: limits)
      for memoWords in [1, 500, 5_000, 1 << 23] {
        limits.memoWords = memoWords
        let fast = explore(choices + set, twoParts, memo: true, limits: limits)
        let isSame = fast.found == slow.found
        #expect(isSame, "\(joinWords) words to compare runs, \(memoWords) for runs")
      }
    }
  }

  @Test func objectsThatComeAndGoCount() {
    compare(
      """
      final class Leaf { weak var owner: Part?; let n: Int; init(_ n: Int) { self.n = n }; deinit { log.append(n) } }
      final class Part {
        var leaves: [Leaf] = []
        weak var last: Leaf?
        func advance() {
          if leaves.count == 3 { leaves.removeFirst(); log = []; return }
          let leaf = Leaf(leaves.count)
          if a { leaf.owner = self }
          leaves.append(leaf)
          last = leaf
        }
      }
      var log: [Int] = []
      """ + set, machine: twoParts)
  }

  @Test func sharedObjectsAreToldFromEqualOnes() {
    compare(
      """
      final class Box { var n = 0 }
      final class Part {
        var mine = Box()
        var other = Box()
        func advance() {
          if mine === other { other = Box(); mine.n = 0 } else if mine.n == 2 { other = mine } else { mine.n += 1 }
        }
      }
      var first = Part()
      var second = Part()
      func entry() {
        second.mine = first.other
        advanceFirst = { first.advance() }
        advanceSecond = { second.advance() }
      }
      """, machine: twoParts)
  }

  @Test func whatWouldHoldIsTakenBack() {
    compare(
      """
      final class Part {
        var n = 0
        var m = 0
        func advance() {
          let holds = wouldBe { self.n += 1; self.m = 9; return self.n < 3 }
          if holds { n = (n + 1) % 4 } else { m = (m + 1) % 4; n = 0 }
        }
      }
      """ + set,
      machine: twoParts + """

        func wouldBe(_ body: () -> Bool) -> Bool { wouldHold { body() } ?? false }
        """)
  }

  @Test func violationsCrashesAndStaleGeometryCount() {
    compare(
      """
      final class Part {
        var n = 0
        var frame: Any? = nil
        func advance() {
          n = (n + 1) % 6
          judge(n != 4)
          if n == 2 { frame = measured() }
          if n == 3 { turn() }
          if n == 5 { judgeAge(frame) }
          if n == 1, a { let gone: Part? = nil; gone!.advance() }
        }
      }
      """ + set,
      machine: twoParts + """

        func judge(_ ok: Bool) { check(ok, .TV101, "not ok") }
        func judgeAge(_ value: Any?) { check(!isStale(value), .TV102, "stale") }
        func measured() -> Any { geometry() }
        func turn() { sizeChanged() }
        """)
  }
}
