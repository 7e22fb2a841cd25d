import Exploration

/// What `semantics --mutate` has printed: the machine, and a line for each mutant.
package struct MutationLog: Sendable {
  /// The fingerprint of the machine; `nil` where the log does not say it.
  package var machine: String?
  /// How mutants were drawn: "200 of 7714, seed 31"; `nil` where all were run.
  package var drawn: String?
  /// The mutants that were run, in words, with what noticed them.
  package var verdicts: [(verdict: MutationTable.Verdict, mutant: String)] = []

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "machine": machine = parts[1]
      case "drawn": drawn = parts[1]
      default: MutationTable.Verdict(rawValue: parts[0]).map { verdicts.append(($0, parts[1])) }
      }
    }
  }

  /// A line at the beginning of a log.
  package static func line(_ name: String, _ value: String) -> String { "\(name)\t\(value)\n" }

  /// How many mutants that compile were noticed.
  package var share: (noticed: Int, of: Int) {
    let noticed = verdicts.count { [.script, .model, .fixture].contains($0.verdict) }
    return (noticed, noticed + verdicts.count { $0.verdict == .unnoticed })
  }

  /// Some of the mutants that scripts have noticed.
  ///
  /// - Parameters:
  ///   - mutants: those of the machine as it is. Two that read the same are left out: the log does not tell them apart.
  ///   - seed: the same one draws the same mutants.
  package func drawNoticed(_ count: Int, of mutants: [MachineMutant], seed: UInt64) -> [MachineMutant] {
    let known = Dictionary(grouping: mutants) { MutationTable.key($0.description) }
    let meant = verdicts.filter { $0.verdict == .script }.compactMap { row in
      known[MutationTable.key(row.mutant)].flatMap { $0.count == 1 ? $0.first : nil }
    }
    var generator = SplitMix64(seed: seed)
    return Array(meant.shuffled(using: &generator).prefix(count))
  }
}
