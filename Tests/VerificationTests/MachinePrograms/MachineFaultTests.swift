import Exploration
import Machine
import Testing

@testable import Verification

/// Each thing that the soundness of a reduction rests on, taken away, makes some comparison fail: the comparisons would
/// notice a mistake in it.
@Suite struct MachineFaultTests {
  private static let batches = [0..<20, 20..<40, 40..<60]

  /// Whether one of the programs shows the fault. One that has shown it comes first: most others need not be compiled.
  private func isNoticed(by first: Int, _ fault: (inout Search) -> Void) throws -> Bool {
    for seeds in [first..<first + 1] + Self.batches {
      // What has been kept of runs belongs to an image: each fault has its own.
      let batch = try MachineBatch(seeds)
      for seed in seeds {
        guard var search = batch.search(seed) else { continue }
        fault(&search)
        if !MachineComparison(search).faults.isEmpty { return true }
      }
    }
    return false
  }

  @Test func onlyErrorsEndRuns() throws {
    #expect(try isNoticed(by: 2) { $0.decisions.endsAtErrorsOnly = false })
    #expect(try isNoticed(by: 12) { $0.ending = EndingRules.all.union(["TV105", "TV302"]) })
  }

  @Test func anErrorEndsItsOwnStep() throws {
    #expect(try isNoticed(by: 6) { $0.decisions.endsOneStep = false })
  }

  @Test func answersAreCounted() throws {
    #expect(try isNoticed(by: 6) { $0.countsAnswers = false })
  }

  @Test func footprintsHoldWhatRunsRead() throws {
    #expect(try isNoticed(by: 28) { $0.limits.decisions.notesGlobals = false })
    #expect(try isNoticed(by: 1) { $0.limits.decisions.notesObjects = false })
  }

  @Test func joinedRunsAreAlike() throws {
    #expect(try isNoticed(by: 6) { $0.limits.decisions.comparesViolations = false })
    #expect(try isNoticed(by: 5) { $0.limits.decisions.comparesRegisters = false })
    #expect(try isNoticed(by: 5) { $0.limits.decisions.forgetsNumbers = false })
  }
}
