import Exploration
import Foundation
import Machine
import RunReport
import TestSupport
import Testing

@testable import Verification

/// What follows a search has its share of the work, and says when it is cut short.
@Suite struct PhaseMeterTests {
  private func explored() throws -> Search.Exploration {
    let files = try SourceFinder.sources(at: [Repository.path("Models/Rules/TV104")]).files
    let workspace = try Workspace(files: files, jobs: 1, iOSVersion: nil)
    let image = try workspace.image()
    let subject = try #require(workspace.subjects.first)
    let entry = try #require(image.program.functions.firstIndex { $0.name == subject.entry })
    let search = Search(image: image, entry: Int32(entry), options: SearchOptions(), monitor: SearchMonitor())
    return search.explore(fixed: [:])
  }

  private func spend(_ meter: PhaseMeter, _ phase: CutPhase, part: Int = 0, of parts: Int = 1) -> (Int, isCut: Bool) {
    let outcome = meter.spending(on: phase, part: part, of: parts) {
      var turns = 0
      while turns < 1_000_000, meter.mayGoOn {
        meter.spend(1_000)
        turns += 1
      }
      return turns
    }
    return (outcome.result, outcome.isCut)
  }

  @Test func aPhaseEndsWithItsShare() throws {
    let meter = PhaseMeter(after: try explored(), budget: nil, isOver: { false })
    let (turns, isCut) = spend(meter, .assumptions)
    #expect(isCut && turns > 1_000)
    #expect(meter.cuts == [.assumptions] && !meter.isStopped)
    // Another phase has a share of its own.
    #expect(meter.spending(on: .coverage) { meter.mayGoOn }.result)
    #expect(meter.cuts == [.assumptions])
  }

  @Test func partsShareWhatIsLeft() throws {
    let whole = spend(PhaseMeter(after: try explored(), budget: nil, isOver: { false }), .assumptions).0
    let meter = PhaseMeter(after: try explored(), budget: nil, isOver: { false })
    let first = spend(meter, .assumptions, part: 0, of: 2).0
    let second = spend(meter, .assumptions, part: 1, of: 2).0
    #expect(abs(first - whole / 2) <= 1 && abs(first + second - whole) <= 2)
  }

  @Test func theClockCutsWhateverIsOn() throws {
    let meter = PhaseMeter(after: try explored(), budget: nil, isOver: { true })
    let (turns, isCut) = spend(meter, .explanation)
    // It is asked every few hundredths of a second.
    #expect(isCut && turns < 1_000 && meter.isStopped)
  }

  /// Searches that hold parameters end with their share, wherever they are.
  @Test func searchesThatHoldParametersAreBounded() throws {
    let path = "Tests/Fixtures/Interaction/outcome_lost_without_context_bad.swift"
    let workspace = try Workspace(
      files: try SourceFinder.sources(at: [Repository.path(path)]).files, jobs: 1, iOSVersion: nil)
    let subject = try #require(workspace.subjects.first { $0.name == "PullAway" })
    var run = SubjectRun(
      workspace: workspace, image: try workspace.image(), isCut: false, subject: subject,
      options: RunOptions(paths: []), monitor: SearchMonitor(), isCancelled: { false })
    run.explains = false
    let entry = try #require(run.image.program.functions.firstIndex { $0.name == subject.entry })
    let search = Search(image: run.image, entry: Int32(entry), options: SearchOptions(), monitor: SearchMonitor())
    for share in [8, 2, 1] {
      var exploration = search.explore(fixed: [:])
      let work = exploration.system.work
      // Only so much of the search's work counts.
      let meter = PhaseMeter(after: exploration, budget: 1, isOver: { false }, whole: work / share)
      _ = run.collector(of: exploration, search, meter).causes(of: &exploration)
      #expect(meter.taken(by: .consistentRuns) < work / share + work / 4)
    }
  }

  @Test func aSmallBudgetMeansASmallShare() throws {
    let exploration = try explored()
    let small = spend(PhaseMeter(after: exploration, budget: 1, isOver: { false }), .assumptions).0
    let large = spend(PhaseMeter(after: exploration, budget: nil, isOver: { false }), .assumptions).0
    #expect(small < large)
  }

  /// The search has come to the defect; nothing is left for what is said of it.
  @Test func aFindingIsNotLostWhenItsExplanationIsCut() throws {
    let path = Repository.path("Models/Rules/TV204")
    let whole = try Runner(options: RunOptions(paths: [path])).run()
    #expect(whole.findings.allSatisfy { $0.cut == nil } && whole.subjects.allSatisfy { $0.cut == nil })
    var options = RunOptions(paths: [path])
    options.subjectBudget = 0.02
    let cut = try Runner(options: options).run()
    #expect(cut.findings.contains { $0.rule == "TV204" && !$0.trace.isEmpty })
    #expect(cut.findings.contains { $0.cut != nil })
    #expect(cut == (try Runner(options: options).run()))
  }
}

/// Who gets how much memory, and how much time.
@Suite struct LimitTests {
  private func options(_ change: (inout RunOptions) -> Void = { _ in }) -> RunOptions {
    var options = RunOptions(paths: ["App"])
    change(&options)
    return options
  }

  @Test func memoryIsSharedOutByBudgetsAndNotByThreads() {
    let usual = MemoryPlan(options())
    let small = MemoryPlan(options { $0.memoryLimit = 64 })
    #expect(usual.words(nil) << 3 <= 512 << 20)
    #expect(small.words(nil) << 3 <= 16 << 20)
    #expect(MemoryPlan(options { $0.jobs = 8 }).words(nil) == usual.words(nil))
    #expect(usual.workers(64, nil) < 8 && usual.workers(2, nil) == 2)
    #expect(small.workers(8, nil) == 1)
    #expect(small.bytesOfModel <= 64 << 20 && usual.bytesOfModel < 2 << 30)
  }

  @Test func aRunWithoutOptionsEnds() {
    #expect(RunClock(options()).remaining(isExpected: false).map { $0 <= 120_000_000_000 } == true)
    #expect(RunClock(options()).remaining(isExpected: true) == nil)
    #expect(RunClock(options { $0.timeLimit = 5 }).remaining(isExpected: true).map { $0 <= 5_000_000_000 } == true)
    for more in [options { $0.subjectBudget = 60 }, options { $0.certifies = true }, options { $0.maximumStates = 9 }] {
      #expect(RunClock(more).remaining(isExpected: false) == nil)
    }
  }

  /// Each finding gets an equal part of the time for repairs; what the first leaves is there for the others.
  @Test func theTimeForRepairsIsShared() {
    let (long, short) = (options { $0.timeLimit = 60 }, options { $0.timeLimit = 0.01 })
    let time = RepairTime(long, RunClock(long), isCancelled: { false })
    let turn = time.turn(of: 200)
    let over = RepairTime(short, RunClock(short), isCancelled: { false })
    usleep(400_000)
    #expect(turn() && !time.turn(of: 1)() && !time.isOver())
    #expect(over.isOver())
    #expect(RepairTime(options(), RunClock(options()), isCancelled: { true }).turn(of: 1)())
  }

  /// Time in which others have the processor does not count, as on a busy machine; of a limit that was asked for it does.
  @Test func waitingIsNoWork() {
    func counted(_ options: RunOptions) -> (run: Double, thread: Double) {
      let clock = RunClock(options)
      let thread = clock.ofThisThread
      let (before, began) = (clock.remaining(isExpected: false) ?? 0, thread())
      clock.timing(threads: 1) { Thread.sleep(forTimeInterval: 0.3) }
      let (after, ended) = (clock.remaining(isExpected: false) ?? 0, thread())
      return (Double(before - min(before, after)) / 1e9, Double(ended - began) / 1e9)
    }
    let usual = counted(options())
    #expect(usual.run < 0.2 && usual.thread < 0.2)
    let given = counted(options { $0.timeLimit = 60 })
    #expect(given.run >= 0.3 && given.thread >= 0.3)
  }
}
