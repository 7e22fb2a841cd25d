import Foundation
import Identifiers
import Rules
import RunReport

/// Findings that somebody has read, and the table that is made of them: see `Tests/Corpus/Judged/README.md`.
struct JudgedFinding: Decodable {
  var repo: String
  var rule: RuleID
  var label: String
  /// What it takes for granted; `nil` where the finding is no longer made.
  var kinds: [AssumptionKind]?
  /// Whether it was seen in the text; `nil` for no.
  var inText: Bool?
  /// Whether a build before batch 12 reported it: its file lies in the folder `Earlier`.
  var isEarlier = false

  private enum CodingKeys: CodingKey { case repo, rule, label, kinds, inText }

  var isTrue: Bool { ["true", "minor"].contains(label) }
  /// Each cause counts once, and only while the finding is made.
  var counts: Bool { kinds != nil && label != "repeated" }
  var granted: Granted? { kinds.map { Granted($0, inText: inText ?? false) } }

  static func all(at paths: [String]) throws -> [JudgedFinding] {
    try paths.flatMap { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CorpusError("the judged findings '\(path)' cannot be read")
      }
      do {
        let isEarlier = path.split(separator: "/").contains("Earlier")
        return try JSONDecoder().decode([JudgedFinding].self, from: data).map { finding in
          var finding = finding
          finding.isEarlier = isEarlier
          return finding
        }
      } catch {
        throw CorpusError("the judged findings '\(path)' are not what is expected: \(error)")
      }
    }
  }
}

extension [JudgedFinding] {
  /// By rule and by how much is taken for granted, as `Calibration` has it.
  var counts: [RuleID: [Reliability]] {
    Dictionary(grouping: filter(\.counts), by: \.rule).mapValues { findings in
      Granted.allCases.map { granted in
        let own = findings.filter { $0.granted == granted }
        return Reliability(
          own.count(where: \.isTrue), of: own.count, earlierWrong: own.count { $0.isEarlier && !$0.isTrue })
      }
    }
  }
}

/// Prints `Sources/Rules/ReliabilityTable.swift`.
struct ReliabilityTable {
  let findings: [JudgedFinding]

  init(_ findings: [JudgedFinding]) { self.findings = findings }

  var text: String {
    """
    // Written by `corpus --reliability`: \(findings.count(where: \.counts)) findings.
    import Identifiers

    extension Reliability {
      /// By how much the findings take for granted: nothing, little, much; little or nothing, and seen in the text.
      static let counts: [RuleID: [Reliability]] = [
    \(rows)
      ]
    }
    """
  }

  private var rows: String {
    findings.counts.sorted { $0.key < $1.key }.map { rule, row in
      return "    .\(rule): [\(row.map(Self.column).joined(separator: ", "))],"
    }.joined(separator: "\n")
  }

  private static func column(_ count: Reliability) -> String {
    let earlier = count.earlierWrong == 0 ? "" : ", earlierWrong: \(count.earlierWrong)"
    return "Reliability(\(count.trueFindings), of: \(count.readFindings)\(earlier))"
  }
}

/// How often findings of each confidence are true, in Markdown. Each repository's are weighed by those of all others; those of
/// earlier builds weigh, and are not weighed themselves.
struct CalibrationTable {
  private var levels: [Confidence: Reliability] = [:]

  init(_ findings: [JudgedFinding]) {
    let counted = findings.filter(\.counts)
    for repository in Set(counted.map(\.repo)) {
      let others = Calibration(counts: counted.filter { $0.repo != repository }.counts)
      for finding in counted where finding.repo == repository && !finding.isEarlier {
        guard let granted = finding.granted else { continue }
        var level = levels[others.confidence(of: finding.rule, granted)] ?? Reliability(0, of: 0)
        level.trueFindings += finding.isTrue ? 1 : 0
        level.readFindings += 1
        levels[others.confidence(of: finding.rule, granted)] = level
      }
    }
  }

  var text: String {
    let rows = Confidence.allCases.map { level in
      let count = levels[level] ?? Reliability(0, of: 0)
      let percent = count.readFindings == 0 ? 0 : 100 * count.trueFindings / count.readFindings
      return "| \(level.rawValue) | \(count.trueFindings) of \(count.readFindings) | \(percent) % |"
    }
    return (["| confidence | true | share |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}
