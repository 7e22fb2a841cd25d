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
  private var reasons: [String: String] = [:]

  /// - Parameters:
  ///   - mutants: those of the machine as it is.
  ///   - logs: texts that `semantics --mutate` printed; what comes later counts.
  ///   - former: the table as it was, whose reasons are kept.
  package init(mutants: [MachineMutant], logs: [String], former: String = "") {
    var verdicts: [String: [Verdict]] = [:]
    for log in logs {
      var found: [String: [Verdict]] = [:]
      for line in log.split(separator: "\n") {
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let verdict = Verdict(rawValue: String(parts[0])) else { continue }
        found[Self.key(String(parts[1])), default: []].append(verdict)
      }
      verdicts.merge(found) { $1 }
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
  private static func key(_ description: String) -> String {
    let parts = description.split(separator: ":", maxSplits: 2)
    return parts.count == 3 ? "\(parts[0]):\(parts[2])" : description
  }

  /// The table as Markdown.
  package var markdown: String {
    var text = Self.introduction
    text += "\n\(Self.sentence(rows))\n\n## By file\n\n"
    text += "| file | mutants | noticed by a script | by a model | unnoticed | score |\n|---|---|---|---|---|---|\n"
    for path in Set(rows.map(\.mutant.path)).sorted() {
      text += line(of: path, rows.filter { $0.mutant.path == path })
    }
    text += "\n## Survivors\n\n| mutant | why nothing notices |\n|---|---|\n"
    for row in rows where row.verdict == .unnoticed { text += survivor(row.mutant) }
    let rest = rows.filter { $0.verdict == .invalid || $0.verdict == .missing }
    if rest.isEmpty { return text }
    text += "\n## Not judged\n\n"
    for row in rest {
      text += "* `\(row.mutant)`: \(row.verdict == .invalid ? "does not compile" : "not in the logs")\n"
    }
    return text
  }

  private static let introduction = """
    # Mutation score of the machine

    Each statement of `Models/UIKit` that cites a rule of [uikit-semantics.md](uikit-semantics.md) is taken out, its
    conditions are inverted, what a cited function answers is fixed, and each free parameter is held at its first and at
    its last alternative, one at a time. A mutant is noticed when a script of `Semantics` fails, or when an expectation of
    `Rules` or `Gallery` is not met. To do it again:

        swift run -c release semantics --mutate [--jobs N] [TEXT] > LOG
        swift run -c release semantics --score LOG… > Models/mutation-score.md

    The reasons below are written by hand; the second command keeps those that are there.

    """

  private static func share(_ rows: [Row]) -> (noticed: Int, valid: Int, percent: String) {
    let noticed = rows.count { [.script, .model, .fixture].contains($0.verdict) }
    let valid = noticed + rows.count { $0.verdict == .unnoticed }
    if valid == 0 { return (0, 0, "–") }
    let tenths = (noticed * 1000) / valid
    return (noticed, valid, "\(tenths / 10).\(tenths % 10) %")
  }

  /// The score in one sentence.
  package static func sentence(_ rows: [Row]) -> String {
    let (noticed, valid, percent) = share(rows)
    let (scripts, invalid) = (rows.count { $0.verdict == .script }, rows.count { $0.verdict == .invalid })
    let fixtures = rows.count { $0.verdict == .fixture }
    return "\(valid) mutants, \(noticed) noticed (\(percent)): \(scripts) by scripts, "
      + "\(noticed - scripts - fixtures) by models\(fixtures > 0 ? ", \(fixtures) by fixtures" : ""); "
      + "\(invalid) do not compile"
  }

  private func line(of path: String, _ rows: [Row]) -> String {
    let share = Self.share(rows)
    let counts = [Verdict.script, .model, .unnoticed].map { verdict in "\(rows.count { $0.verdict == verdict })" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "| [\(name)](\(path)) | \(share.valid) | \(counts.joined(separator: " | ")) | \(share.percent) |\n"
  }

  /// Neither bars nor back quotes: they would end the cell.
  private func survivor(_ mutant: MachineMutant) -> String {
    let text = Self.cell(mutant.description)
    return "| `\(text)` | \(reasons[Self.key(text)] ?? "**no reason yet**") |\n"
  }

  private static func cell(_ text: String) -> String {
    String(text.map { $0 == "|" ? "/" : $0 == "`" ? "'" : $0 })
  }
}
