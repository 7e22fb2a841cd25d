import Foundation
import TestSupport
import Testing

@testable import Verification

/// Random programs of the machine, explored with all reductions and without: the same is found, by runs as short.
///
/// `TRANSVERIFY_MACHINE_PROGRAMS` says how many are compared.
@Suite struct MachineAgreementTests {
  static let programs = Effort.count(2_000, sample: 10, variable: "TRANSVERIFY_MACHINE_PROGRAMS")
  /// Programs that are compiled together.
  static let together = 250

  static var batches: [Range<Int>] {
    stride(from: 0, to: programs, by: together).map { $0..<min(programs, $0 + together) }
  }

  /// Of this program usual runs come to where unusual ones have been: a certificate that joined them as one pass would
  /// count fewer steps than the search has taken.
  @Test func certificatesCountWhatSearchesTake() throws {
    let search = try #require(MachineBatch(102..<103).search(102))
    let comparison = MachineComparison(search)
    #expect(comparison.isCompared)
    #expect(comparison.faults.isEmpty, "\(comparison.faults)")
  }

  @Test(arguments: batches) func reductionsFindTheSame(_ seeds: Range<Int>) throws {
    let batch = try MachineBatch(seeds)
    var compared = 0
    for seed in seeds {
      let search = try #require(batch.search(seed), "program \(seed)")
      let comparison = MachineComparison(search)
      if comparison.isCompared { compared += 1 }
      let source = comparison.faults.isEmpty ? "" : RandomMachineProgram(seed: seed).source()
      #expect(comparison.faults.isEmpty, "program \(seed): \(comparison.faults)\n\(source)")
    }
    #expect(compared * 2 > seeds.count)
    if let log = ProcessInfo.processInfo.environment["TRANSVERIFY_MACHINE_LOG"] {
      try "\(seeds) \(compared)\n".write(toFile: log + "-\(seeds.lowerBound)", atomically: true, encoding: .utf8)
    }
  }
}
