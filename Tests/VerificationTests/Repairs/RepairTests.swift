import Diagnostics
import Foundation
import Repairs
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Repairs as a run reports them: verified, the same for any number of threads, and nothing that was not asked for.
@Suite struct RepairTests {
  private func report(_ model: String, _ change: (inout RunOptions) -> Void = { _ in }) throws -> Report {
    var options = RunOptions(paths: [Repository.path("Models/\(model).swift")], jobs: 1)
    options.findsRepairs = true
    change(&options)
    return try Runner(options: options).run()
  }

  @Test func aRepairIsAChangeThatTheDiffAndTheEditsAgreeOn() throws {
    let report = try report("Rules/TV104/TV104Violating")
    let repair = try #require(report.findings.first?.repair)
    let text = try String(contentsOfFile: Repository.path("Models/Rules/TV104/TV104Violating.swift"), encoding: .utf8)
    let edits = repair.edits.map { TextEdit(start: $0.start, end: $0.end, replacement: $0.replacement) }
    let repaired = try #require(TextEdit.apply(edits, to: text))
    #expect(repaired.contains("context.completeTransition(!context.transitionWasCancelled)"))
    #expect(repaired.contains("if context.transitionWasCancelled { toView?.removeFromSuperview() }"))
    let path = try #require(repair.edits.first?.path)
    #expect(repair.diff == LineDifference(from: text, to: repaired).unified(path: path))
    #expect(repair.verification.hasSuffix("every rule holds"))
  }

  @Test func aRepairSaysWhenNotEverythingWasExplored() {
    var subject = Subject(
      name: "A", kind: "animator", location: Location(path: "a.swift", line: 1, column: 1), verdict: .holds, rules: [:],
      states: 7, transitions: 9, depth: 2, notUnderstood: [], bound: nil)
    #expect(RepairText.verification([subject]) == "7 states of 'A': every rule holds")
    subject.bound = "7 states"
    #expect(RepairText.verification([subject]) == "7 states of 'A', not all: the finding is gone and no new one came")
  }

  @Test func nothingIsRepairedUnasked() throws {
    let report = try report("Rules/TV104/TV104Violating") { $0.findsRepairs = false }
    #expect(report.findings.count == 1)
    #expect(report.findings.allSatisfy { $0.repair == nil })
  }

  @Test func theReportDoesNotDependOnTheNumberOfThreadsOrTheCache() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("repairs-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let model = Effort.isWide ? "Gallery/WWDCAnimations/WWDCAnimationsDefective" : "Rules/TV104/TV104Violating"
    let one = try report(model)
    #expect(one.findings.contains { $0.repair != nil })
    #expect(try report(model) { $0.jobs = 3 } == one)
    #expect(try report(model) { $0.cache = folder } == one)
    #expect(try report(model) { $0.cache = folder } == one)
    let without = try report(model) { ($0.cache, $0.findsRepairs) = (folder, false) }
    #expect(without.findings.allSatisfy { $0.repair == nil })
    #expect(try report(model) { $0.cache = folder } == one)
  }

  /// A change that makes the finding go away by another defect is no repair.
  @Test func aChangeThatBringsAnotherFindingIsRefused() throws {
    let before = try checked("Rules/TV104/TV104Violating") { $0 }
    let target = try #require(before.sources.findings.first)
    let flagOnly = before.text.replacing(
      "completeTransition(true)", with: "completeTransition(!context.transitionWasCancelled)")
    let after = try #require(before.check.check([SourceFile(path: before.path, text: flagOnly)], after: before.sources))
    let comparison = FindingComparison(before.sources, after, without: target)
    #expect(comparison.new.map(\.rule) == ["TV305"])
    #expect(!comparison.isClean)
  }

  /// Neither is one that takes the code out of what is explored.
  @Test func aChangeThatLosesASubjectIsRefused() throws {
    let before = try checked("Rules/TV104/TV104Violating") { $0 }
    let target = try #require(before.sources.findings.first)
    let text = before.text.replacing(", UIViewControllerAnimatedTransitioning", with: "")
    let after = try #require(before.check.check([SourceFile(path: before.path, text: text)], after: before.sources))
    let comparison = FindingComparison(before.sources, after, without: target)
    #expect(comparison.hasLost)
    #expect(!comparison.isClean)
  }

  /// Moving code is no new finding.
  @Test func findingsThatMoveAreKnown() throws {
    let before = try checked("Rules/TV207/TV207Violating") { $0 }
    let target = try #require(before.sources.findings.first)
    let after = try #require(
      before.check.check([SourceFile(path: before.path, text: "\n\n" + before.text)], after: before.sources))
    #expect(FindingComparison(before.sources, after, without: target).new.count == 1)
    let other = FindingComparison(before.sources, after, without: Self.unknown(target))
    #expect(other.new.isEmpty)
  }

  private static func unknown(_ finding: Finding) -> Finding {
    var other = finding
    (other.id, other.check) = ("none", nil)
    return other
  }

  private struct Checked {
    var check: SourceCheck
    var sources: CheckedSources
    var path: String
    var text: String
  }

  private func checked(_ model: String, _ change: (String) -> String) throws -> Checked {
    let path = Repository.path("Models/\(model).swift")
    let text = change(try String(contentsOfFile: path, encoding: .utf8))
    let options = RunOptions(paths: [path], jobs: 1)
    let machine = try ModelLibrary.files()
    let workspace = try Workspace(
      files: [SourceFile(path: path, text: text)], jobs: 1, iOSVersion: nil, isWhole: false, machine: machine)
    let run = BatchRun(workspace: workspace, options: options, cache: nil, progress: { _ in }, isCancelled: { false })
    let sources = CheckedSources(
      workspace, BatchPlanner(workspace).dependencies(), results: try run.run().found, options: options)
    let check = SourceCheck(options, machine: machine, isCancelled: { false })
    return Checked(check: check, sources: sources, path: path, text: text)
  }
}
