import Exploration
import Subjects
import TestSupport
import Testing

@testable import Verification

/// A search that begins anew, since something grows, has only the time that is left.
@Suite struct SharedTimeLimitTests {
  private final class StepClock {
    var seconds: UInt64 = 0

    func now() -> UInt64 {
      seconds += 1
      return seconds * 1_000_000_000
    }
  }

  /// What a subject of code that counts gives, by a clock that goes on by a second whenever it is asked.
  private func result(within seconds: UInt64) throws -> (result: SubjectResult, taken: UInt64) {
    let path = Repository.path("Tests/Fixtures/Convergence/counter_grows_ok.swift")
    let workspace = try Workspace(files: try SourceFinder.sources(at: [path]).files, jobs: 1, iOSVersion: nil)
    let subject = try #require(workspace.subjects.first)
    let clock = StepClock()
    var run = SubjectRun(
      workspace: workspace, image: try workspace.image(), isCut: false, subject: subject,
      options: RunOptions(paths: []), monitor: SearchMonitor(clock: clock.now), isCancelled: { false })
    run.timeLimit = seconds * 1_000_000_000
    run.explains = false
    return (run.run(), clock.seconds)
  }

  @Test func allSearchesOfASubjectShareItsLimit() throws {
    let whole = try result(within: 1_000_000)
    // It did begin anew.
    #expect(whole.result.subject.bounded != nil && whole.result.subject.bound == nil)
    let cut = try result(within: whole.taken - 5)
    #expect(cut.result.subject.bound != nil && cut.taken < whole.taken)
  }
}
