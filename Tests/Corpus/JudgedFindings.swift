import Foundation
import Identifiers

/// Findings that somebody has read, and the table that is made of them: see `Tests/Corpus/Judged/README.md`.
struct JudgedFinding: Decodable {
  var repo: String
  var rule: RuleID
  var label: String
  /// What it takes for granted; `nil` where the finding is no longer made.
  var kinds: [AssumptionKind]?

  var isTrue: Bool { ["true", "minor"].contains(label) }
  /// Each cause counts once, and only while the finding is made.
  var counts: Bool { kinds != nil && label != "repeated" }
  /// Whether it takes anything for granted beside the code's ordinary path.
  var takesForGranted: Bool { kinds?.contains { $0 != .present } ?? false }

  static func all(at paths: [String]) throws -> [JudgedFinding] {
    try paths.flatMap { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CorpusError("the judged findings '\(path)' cannot be read")
      }
      do {
        return try JSONDecoder().decode([JudgedFinding].self, from: data)
      } catch {
        throw CorpusError("the judged findings '\(path)' are not what is expected: \(error)")
      }
    }
  }
}

/// Prints `Sources/Rules/ReliabilityTable.swift`.
struct ReliabilityTable {
  private var counts: [Bool: [RuleID: (good: Int, read: Int)]] = [:]
  private let total: Int

  init(_ findings: [JudgedFinding]) {
    let present = findings.filter(\.counts)
    total = present.count
    for finding in present {
      var count = counts[finding.takesForGranted]?[finding.rule] ?? (0, 0)
      count.good += finding.isTrue ? 1 : 0
      count.read += 1
      counts[finding.takesForGranted, default: [:]][finding.rule] = count
    }
  }

  var text: String {
    """
    // Written by `corpus --reliability Tests/Corpus/Judged/*.json`: \(total) findings.
    import Identifiers

    extension Reliability {
      /// Of findings that take nothing for granted.
      static let withoutAssumptions: [RuleID: Reliability] = [
    \(rows(false))
      ]

      /// Of findings that do.
      static let withAssumptions: [RuleID: Reliability] = [
    \(rows(true))
      ]
    }
    """
  }

  private func rows(_ takesForGranted: Bool) -> String {
    (counts[takesForGranted] ?? [:]).sorted { $0.key < $1.key }
      .map { "    .\($0.key): Reliability(\($0.value.good), of: \($0.value.read))," }.joined(separator: "\n")
  }
}
