extension MutationTable {
  /// The table as Markdown.
  package var markdown: String {
    var text = Self.introduction
    text +=
      "\n\(sampled)Of cited statements of the machine `\(machine)`: \(Self.sentence(rows.map(\.verdict))).\n\n## By file\n\n"
    text += "| file | mutants | noticed by a script | by a model | unnoticed | score |\n|---|---|---|---|---|---|\n"
    for path in Set(rows.map(\.mutant.path)).sorted() {
      text += line(of: path, rows.filter { $0.mutant.path == path })
    }
    text += "\n## Survivors\n\n| mutant | why nothing notices |\n|---|---|\n"
    let unnoticed = sample?.verdicts.filter { $0.verdict == .unnoticed }.map(\.mutant) ?? []
    for mutant in rows.filter({ $0.verdict == .unnoticed }).map(\.mutant.description) + unnoticed {
      text += survivor(mutant)
    }
    let rest = rows.filter { $0.verdict == .invalid || $0.verdict == .missing }
    if rest.isEmpty { return text }
    text += "\n## Not judged\n\n"
    for row in rest {
      text += "* `\(row.mutant)`: \(row.verdict == .invalid ? "does not compile" : "not in the logs")\n"
    }
    return text
  }

  /// What the log of any statements says.
  private var sampled: String {
    guard let sample else { return "" }
    return """
      Of any statements of the machine `\(sample.machine ?? "")`, \(sample.drawn ?? "all") ([log](mutation-sample.log)): \
      \(Self.sentence(sample.verdicts.map(\.verdict))).


      """
  }

  private static let introduction = """
    # Mutation score of the machine

    Each statement of `Models/UIKit` that cites a rule of [uikit-semantics.md](uikit-semantics.md) is taken out, its
    conditions are inverted, what a cited function answers is fixed, and each free parameter is held at its first and at
    its last alternative, one at a time. Of all statements, cited or not and those of the rules with them, a sample is
    drawn, and each gets a small fault: a call is gone, two neighbours are swapped, a condition is inverted, a number is
    off by one, an enum has another case, the last argument is dropped. A mutant is noticed when a script of `Semantics`
    fails, when an expectation of `Rules` or `Gallery` is not met, or when a fixture or a recorded log is judged otherwise.

    A score speaks of the machine whose fingerprint stands beside it, comments and spaces left out, and of no other. In
    continuous integration a test fails once `Models/UIKit` is no longer that of the sample. To do it again:

        swift build -c release --product semantics && swift build -c release --product transverify
        .build/release/semantics --mutate [--jobs N] > LOG
        .build/release/semantics --mutate --every --sample 100 --seed 61 [--jobs N] > Models/mutation-sample.log
        .build/release/semantics --score LOG Models/mutation-sample.log > Models/mutation-score.md

    The reasons below are written by hand; the last command keeps those that are there.

    """

  private static func share(_ verdicts: [Verdict]) -> (noticed: Int, valid: Int, percent: String) {
    let noticed = verdicts.count { [.script, .model, .fixture].contains($0) }
    let valid = noticed + verdicts.count { $0 == .unnoticed }
    if valid == 0 { return (0, 0, "–") }
    let tenths = (noticed * 1000) / valid
    return (noticed, valid, "\(tenths / 10).\(tenths % 10) %")
  }

  /// The score in one sentence.
  package static func sentence(_ verdicts: [Verdict]) -> String {
    let (noticed, valid, percent) = share(verdicts)
    let (scripts, invalid) = (verdicts.count { $0 == .script }, verdicts.count { $0 == .invalid })
    let fixtures = verdicts.count { $0 == .fixture }
    return "\(valid) mutants, \(noticed) noticed (\(percent)): \(scripts) by scripts, "
      + "\(noticed - scripts - fixtures) by models\(fixtures > 0 ? ", \(fixtures) by fixtures" : ""); "
      + "\(invalid) do not compile"
  }

  private func line(of path: String, _ rows: [Row]) -> String {
    let share = Self.share(rows.map(\.verdict))
    let counts = [Verdict.script, .model, .unnoticed].map { verdict in "\(rows.count { $0.verdict == verdict })" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "| [\(name)](\(path)) | \(share.valid) | \(counts.joined(separator: " | ")) | \(share.percent) |\n"
  }

  /// Neither bars nor back quotes: they would end the cell.
  private func survivor(_ mutant: String) -> String {
    let text = Self.cell(mutant)
    return "| `\(text)` | \(reasons[Self.key(text)] ?? "**no reason yet**") |\n"
  }

  private static func cell(_ text: String) -> String {
    String(text.map { $0 == "|" ? "/" : $0 == "`" ? "'" : $0 })
  }
}
