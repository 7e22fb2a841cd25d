import Foundation
import Reporters
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Models of values alone through the whole tool: which are explored, how far, and what the report says.
@Suite struct ModelsOfValuesTests {
  private static let machine = Repository.path("Models/Machines/Presentation.swift")

  /// Counts to `limit`; the second event never happens, the check fails at 5.
  private static let counter = """
    struct Counter: TransitionSystem {
      let limit: Int
      var count = 0

      init(limit: Int) { self.limit = limit }

      static let small = Counter(limit: 3)
      static let other = Counter(limit: 2)

      mutating func offerEvents() {
        if count < limit { offer("count", by: .system) { count += 1 } }
        if count > 100 { offer("overflow", by: .system) { count = 0 } }
      }

      func inspect() { check(count < 5, .TV305, "five") }
    }

    """

  private func run(_ change: (inout RunOptions) -> Void) throws -> Report {
    let folder = try TemporarySources(["Counter.swift": Self.counter])
    defer { folder.remove() }
    var options = RunOptions(paths: [folder.path])
    change(&options)
    return try Runner(options: options).run()
  }

  @Test(arguments: [
    (["Counter.small"], ["Counter.small"]), (["*other"], ["Counter.other"]),
    (["C*r.*"], ["Counter.other", "Counter.small"]),
    ([], ["Counter.other", "Counter.small"]),
  ])
  func onlyTheChosenSubjectsAreExplored(_ patterns: [String], _ names: [String]) throws {
    #expect(try run { $0.subjects = patterns }.subjects.map(\.name).sorted() == names)
  }

  @Test func aSubjectThatNobodyHasIsAnError() {
    #expect(throws: InputError.self) { try run { $0.subjects = ["Counter.small", "Counte"] } }
  }

  @Test func eventsThatAreNeverPossibleAreNamed() throws {
    let report = try run { $0.subjects = ["Counter.small"] }
    #expect(report.subjects.map(\.idleEvents) == [["overflow"]])
    #expect(MarkdownReporter.render(report).contains("never possible: 'overflow'"))
    // A search that was stopped cannot know.
    #expect(try run { ($0.subjects, $0.maximumStates) = (["Counter.small"], 2) }.subjects.map(\.idleEvents) == [nil])
  }

  @Test func aLadderShowsWhereTheFindingsStopChanging() throws {
    let report = try run { ($0.subjects, $0.growing, $0.maximumStates) = (["Counter.small"], ["limit"], 40) }
    let subject = try #require(report.subjects.first)
    #expect(subject.verdict == .violated)
    #expect(subject.remarks?.first?.contains("the findings are the same from limit: 5 on") == true)
    #expect(report.findings.map(\.rule) == ["TV305"])
    #expect(report.findings.first?.scenario.hasSuffix("Counter.small with limit: 5") == true)
    #expect(report.findings.first?.trace.count == 5)
    #expect(report.findings.first?.foundWith == "--grow limit --max-states 40")
  }

  @Test func aLadderOfSizesThatAddNothingEnds() throws {
    let text = """
      struct Idle: TransitionSystem {
        let size: Int
        var isOn = false
        init(size: Int) { self.size = size }
        static let one = Idle(size: 1)
        static let huge = Idle(size: 9223372036854775807)
        mutating func offerEvents() { offer("toggle", by: .user) { isOn = !isOn } }
        func inspect() { if size > 5 && size < 5 { check(isOn, .TV305, "never asked") } }
      }

      """
    let folder = try TemporarySources(["Idle.swift": text])
    defer { folder.remove() }
    var options = RunOptions(paths: [folder.path])
    options.growing = ["size"]
    let report = try Runner(options: options).run()
    #expect(report.subjects.count == 2)
    #expect(report.subjects.allSatisfy { $0.remarks?.last?.contains("enough sizes") == true })
  }

  @Test func aRuleThatWasNeverPutToTheTestDoesNotHold() throws {
    let report = try run { ($0.subjects, $0.only) = (["Counter.small"], ["TV1204"]) }
    #expect(report.subjects.map(\.verdict) == [.vacuous])
  }

  @Test func onlyWhatTheCallNamesCanGrow() {
    #expect(throws: InputError.self) { try run { $0.growing = ["count"] } }
  }

  @Test func theReportsOfTheFamilyAreTheSameOnTwoThreads() throws {
    let reports = try [1, 2].map { jobs in
      try Runner(options: RunOptions(paths: [Self.machine], jobs: jobs)).run()
    }
    #expect(reports[0].subjects.count == 4)
    #expect(JSONReporter.render(reports[0]) == JSONReporter.render(reports[1]))
    #expect(HTMLReporter.render(reports[0]) == HTMLReporter.render(reports[1]))
  }

  @Test func theMemoryLimitIsHonoured() throws {
    var options = RunOptions(paths: [Self.machine], subjects: ["Presentation.S5"])
    options.memoryLimit = 1
    let subject = try #require(try Runner(options: options).run().subjects.first)
    #expect(subject.verdict == .incomplete)
    #expect(subject.bound == "stopped by the memory limit")
    // Some twenty bytes per state.
    #expect((20_000..<90_000).contains(subject.states))
  }

  @Test func aFirstViolationEndsTheSearch() throws {
    let options = RunOptions(paths: [Self.machine], subjects: ["*completingTwice"], stopsAtViolation: true)
    let report = try Runner(options: options).run()
    #expect(report.findings.map(\.rule) == ["TV101"])
    #expect(report.subjects.first?.rules["TV305"] == .incomplete)
    // What the run leaves out is not expected of it.
    #expect(report.expectations?.failures.isEmpty == true)
  }
}
