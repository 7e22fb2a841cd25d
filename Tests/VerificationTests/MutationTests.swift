import Foundation
import Identifiers
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Careless edits of the repaired gallery models are found, each by the right rule (issue 2, acceptance 5).
@Suite struct MutationTests {
  static let expected: [Mutation.Kind: Set<RuleID>] = [
    .completionDeleted: ["TV102", "TV103"],
    .removalDeleted: ["TV305", "TV306"],
    .flagAlwaysTrue: ["TV104"],
  ]

  @Test func everyKindOfMutationOccurs() throws {
    #expect(Set(try Mutation.all().map(\.kind)) == Set(Mutation.Kind.allCases))
  }

  @Test(arguments: Mutation.Kind.allCases) func everyMutationFailsTheRun(_ kind: Mutation.Kind) throws {
    let mutations = try Mutation.all().filter { $0.kind == kind }
    for mutation in Effort.items(mutations, sample: 3) {
      let findings = try Self.findings(in: mutation.text)
      let wanted = Self.expected[mutation.kind] ?? []
      let isSure = Self.isCertainToMatter(mutation)
      if findings.contains(where: { wanted.contains($0.rule) && ($0.confidence != .possible || !isSure) }) { continue }
      // Nobody can notice a change of what is never executed: a crash in its place is not noticed either.
      let isReached = try Self.findings(in: mutation.textWithTrap).contains { $0.rule == "TV1205" }
      let found = findings.map { "\($0.confidence.rawValue) \($0.rule)" }
      #expect(!isReached, "\(mutation): found \(found.sorted()), wanted one of \(wanted.sorted())")
    }
  }

  /// Whether no code outside the model has to do anything for the mutation to matter: what only a cancelled transition
  /// shows needs an interaction controller, and views are left behind where something appears; that the view which a
  /// cancelled push or pop was to show stays is a doubtful point (F-30).
  private static func isCertainToMatter(_ mutation: Mutation) -> Bool {
    switch mutation.kind {
    case .completionDeleted: true
    case .flagAlwaysTrue: mutation.text.contains("interactionControllerFor")
    case .removalDeleted: mutation.text.contains("interactionControllerForPresentation(")
    }
  }

  private static func findings(in text: String) throws -> [Finding] {
    let folder = try TemporarySources(["Mutant.swift": text])
    defer { folder.remove() }
    let report = try Runner(options: RunOptions(paths: [folder.path], jobs: 2)).run()
    return report.findings
  }
}

/// A folder of sources that exists for one test.
struct TemporarySources {
  let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "transverify-" + UUID().uuidString
    for (name, text) in files {
      let file = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
