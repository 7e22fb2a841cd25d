import Foundation
import Identifiers
import RunReport
import Synchronization
import TestSupport

@testable import Verification

/// A source with all repairs that a run knows for it, those of possible findings, too; each repaired once for all tests.
struct RepairedSource: Sendable {
  var text: String
  /// Rules of the findings that were repaired.
  var rules: Set<RuleID>

  private static let known = Mutex<[String: Once<RepairedSource>]>([:])

  static func of(_ path: String) throws -> RepairedSource {
    let once = known.withLock { known in
      let once = known[path] ?? Once()
      known[path] = once
      return once
    }
    return try once.value {
      var options = RunOptions(paths: [path], jobs: 1)
      options.gate.thresholds.confidence = .possible
      let fixes = try Runner(options: options).fix()
      let text = try fixes.files.first?.after ?? String(contentsOfFile: path, encoding: .utf8)
      return RepairedSource(text: text, rules: Set(fixes.fixes.map(\.finding.rule)))
    }
  }

  /// What a run over the repaired text reports.
  func report() throws -> Report {
    let folder = try TemporarySources(["Repaired.swift": text])
    defer { folder.remove() }
    return try Runner(options: RunOptions(paths: [folder.path], jobs: 1)).run()
  }
}
