import Foundation
import RunReport
import Testing

@testable import Verification

/// Careless edits of the repaired gallery models are found, each by the right rule (issue 2, acceptance 5).
@Suite struct MutationTests {
  static let expected: [Mutation.Kind: Set<String>] = [
    .completionDeleted: ["TV102", "TV103"],
    .removalDeleted: ["TV305", "TV306"],
    .flagAlwaysTrue: ["TV104"],
  ]

  @Test func everyKindOfMutationOccurs() throws {
    #expect(Set(try Mutation.all().map(\.kind)) == Set(Mutation.Kind.allCases))
  }

  @Test(.tags(.long)) func everyMutationFailsTheRun() throws {
    for mutation in try Mutation.all() {
      let rules = try Self.rules(brokenBy: mutation.text)
      let wanted = Self.expected[mutation.kind] ?? []
      if !rules.isDisjoint(with: wanted) { continue }
      // Nobody can notice a change of what is never executed: a crash in its place is not noticed either.
      let isReached = try Self.rules(brokenBy: mutation.textWithTrap).contains("TV1205")
      #expect(!isReached, "\(mutation): found \(rules.sorted()), wanted one of \(wanted.sorted())")
    }
  }

  private static func rules(brokenBy text: String) throws -> Set<String> {
    let folder = try TemporarySources(["Mutant.swift": text])
    defer { folder.remove() }
    let report = try Runner(options: RunOptions(paths: [folder.path], jobs: 2)).run()
    return Set(report.findings.map(\.rule))
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
