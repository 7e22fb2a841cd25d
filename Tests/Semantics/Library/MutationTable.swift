/// The mutation score of the machine, read from the logs of `semantics --mutate`.
package struct MutationTable {
  package enum Verdict: String, Sendable {
    /// A script of `Models/Semantics` fails.
    case script
    /// An expectation of the rule models or of the gallery is not met.
    case model
    /// A fixture or a recorded log is judged otherwise.
    case fixture
    case unnoticed
    /// The changed machine does not compile.
    case invalid
    /// The logs do not tell.
    case missing
  }

  package struct Row: Sendable {
    package var mutant: MachineMutant
    package var verdict: Verdict

    package init(mutant: MachineMutant, verdict: Verdict) {
      self.mutant = mutant
      self.verdict = verdict
    }
  }

  package var rows: [Row]
  /// Why nothing notices a mutant, by what identifies it; from the table before this one.
  var reasons: [String: String] = [:]
  let sample: MutationLog?
  let machine: String

  /// - Parameters:
  ///   - mutants: those of the machine as it is.
  ///   - logs: what `semantics --mutate` printed; what comes later counts.
  ///   - sample: the log of mutants of any statement.
  ///   - machine: the fingerprint of the machine as it is.
  ///   - former: the table as it was, whose reasons are kept.
  package init(
    mutants: [MachineMutant], logs: [MutationLog], sample: MutationLog? = nil, machine: String = "", former: String = ""
  ) {
    self.sample = sample
    self.machine = machine
    var verdicts: [String: [Verdict]] = [:]
    for log in logs {
      verdicts.merge(
        Dictionary(grouping: log.verdicts) { Self.key($0.mutant) }.mapValues { $0.map(\.verdict) },
        uniquingKeysWith: { $1 })
    }
    var taken: [String: Int] = [:]
    rows = mutants.map { mutant in
      let key = Self.key(mutant.description)
      let index = taken[key, default: 0]
      taken[key] = index + 1
      let known = verdicts[key] ?? []
      return Row(mutant: mutant, verdict: index < known.count ? known[index] : known.last ?? .missing)
    }
    for line in former.split(separator: "\n").map(String.init) where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard cells.count >= 2 else { continue }
      let reason = String(cells[1]).reversed().drop { $0 == " " }.reversed()
      reasons[Self.key(String(cells[0].split(separator: "`").first ?? ""))] = String(reason)
    }
  }

  /// A description without the number of its line.
  static func key(_ description: String) -> String {
    let parts = description.split(separator: ":", maxSplits: 2)
    return parts.count == 3 ? "\(parts[0]):\(parts[2])" : description
  }
}
