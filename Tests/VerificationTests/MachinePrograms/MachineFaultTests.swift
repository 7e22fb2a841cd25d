import Exploration
import Machine
import Testing

@testable import Verification

/// Each thing that the soundness of a reduction rests on, taken away, makes some comparison fail: the comparisons would
/// notice a mistake in it.
@Suite struct MachineFaultTests {
  private static let batches = [0..<20, 20..<40, 40..<60]

  /// Whether one of the programs shows the fault.
  private func isNoticed(_ fault: (inout Search) -> Void) throws -> Bool {
    for seeds in Self.batches {
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

  @Test(.tags(.long)) func onlyErrorsEndRuns() throws {
    #expect(try isNoticed { $0.decisions.endsAtErrorsOnly = false })
    #expect(try isNoticed { $0.ending = EndingRules.all.union(["TV105", "TV302"]) })
  }

  @Test(.tags(.long)) func anErrorEndsItsOwnStep() throws {
    #expect(try isNoticed { $0.decisions.endsOneStep = false })
  }

  @Test(.tags(.long)) func answersAreCounted() throws {
    #expect(try isNoticed { $0.countsAnswers = false })
  }

  @Test(.tags(.long)) func footprintsHoldWhatRunsRead() throws {
    #expect(try isNoticed { $0.limits.decisions.notesGlobals = false })
    #expect(try isNoticed { $0.limits.decisions.notesObjects = false })
  }

  @Test(.tags(.long)) func joinedRunsAreAlike() throws {
    #expect(try isNoticed { $0.limits.decisions.comparesViolations = false })
    #expect(try isNoticed { $0.limits.decisions.comparesRegisters = false })
  }
}
