import Diagnostics
import Foundation
import Repairs
import RunReport
import Synchronization
import TestSupport
import Testing
import Threading

@testable import Verification

/// What the search for repairs leaves out does not change what it finds.
@Suite struct RepairShortcutTests {
  private struct Checked {
    var search: RepairSearch<SourceCheck>
    var sources: CheckedSources
  }

  private func checked(_ model: String) throws -> Checked {
    let path = Repository.path("Models/\(model).swift")
    let options = RunOptions(paths: [path], jobs: 1)
    let machine = try ModelLibrary.files()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let workspace = try Workspace(
      files: [SourceFile(path: path, text: text)], jobs: 1, iOSVersion: nil, isWhole: false, machine: machine)
    let run = BatchRun(workspace: workspace, options: options, cache: nil, progress: { _ in }, isCancelled: { false })
    let sources = CheckedSources(
      workspace, BatchPlanner(workspace).dependencies(), results: try run.run().found, options: options)
    let check = SourceCheck(options, machine: machine, isCancelled: { false })
    return Checked(search: RepairSearch(check: check), sources: sources)
  }

  /// The slow twin explains every finding and remembers nothing.
  @Test(
    arguments: Effort.items(
      [
        "Rules/TV207/TV207Violating", "Gallery/CardPresentation/CardPresentationDefective",
        "Gallery/FlipTransition/FlipTransitionDefective", "Gallery/PanDismissal/PanDismissalDefective",
        "Gallery/WWDCAnimations/WWDCAnimationsDefective",
      ], sample: 1))
  func theRepairsAreThoseOfChecksInFull(_ model: String) throws {
    let checked = try checked(model)
    var (quick, slow) = (checked.search, checked.search)
    quick.check.memo = CheckMemo()
    slow.check.explains = true
    var repaired = 0
    for finding in checked.sources.findings {
      let repair = quick.outcome(for: finding, in: checked.sources).result?.repair
      #expect(repair == slow.outcome(for: finding, in: checked.sources).result?.repair, "\(finding.rule)")
      if repair != nil { repaired += 1 }
    }
    #expect(repaired > 0)
  }

  /// Checks in memory find what runs find, and leave the explanations out.
  @Test func aCheckFindsWhatARunFinds() throws {
    let checked = try checked("Rules/TV104/TV104Violating")
    let files = checked.sources.files.map { SourceFile(path: $0.path, text: "// Moved.\n" + $0.text) }
    var full = checked.search.check
    full.explains = true
    let quick = try #require(checked.search.check.check(files, after: checked.sources))
    let slow = try #require(full.check(files, after: checked.sources))
    #expect(slow.findings.allSatisfy { $0.clause != nil })
    #expect(quick.findings.allSatisfy { $0.clause == nil && $0.nearestPassing == nil && $0.path == nil })
    let identity = { (finding: Finding) in [finding.id, finding.rule.rawValue, finding.message, "\(finding.location)"] }
    #expect(quick.findings.map(identity) == slow.findings.map(identity))
    #expect(!quick.findings.isEmpty)
    #expect(quick.entries.mapValues(\.result.subject.states) == slow.entries.mapValues(\.result.subject.states))
    #expect(quick.entries.mapValues(\.result.subject.rules) == slow.entries.mapValues(\.result.subject.rules))
  }

  /// What is not explored to its end is no repair.
  @Test func aChangeThatOpensTooManyStatesIsRefused() throws {
    let checked = try checked("Rules/TV104/TV104Violating")
    let target = try #require(checked.sources.findings.first)
    let files = checked.sources.files.map { SourceFile(path: $0.path, text: "// Moved.\n" + $0.text) }
    let after = try #require(checked.search.check.check(files, after: checked.sources, states: 5))
    #expect(after.entries.values.allSatisfy { $0.result.subject.states <= 5 && $0.result.subject.bound != nil })
    #expect(FindingComparison(checked.sources, after, without: target).hasLost)
  }

  /// Where the search that has found something was stopped, too, the one after the change need only come as far.
  @Test func aSearchThatWasStoppedBeforeNeedOnlyComeAsFar() throws {
    let checked = try checked("Rules/TV104/TV104Violating")
    let files = checked.sources.files
    let check = { (text: (String) -> String, states: Int) in
      checked.search.check.check(
        files.map { SourceFile(path: $0.path, text: text($0.text)) }, after: checked.sources, states: states)
    }
    let before = try #require(check({ "// Moved.\n" + $0 }, 100))
    let target = try #require(before.findings.first { $0.rule == .TV104 })
    let repaired = { (text: String) in
      text.replacing("completeTransition(true)", with: "completeTransition(!context.transitionWasCancelled)")
    }
    let far = try #require(check(repaired, 100))
    #expect(far.entries.values.contains { $0.result.subject.bound != nil })
    let near = try #require(check(repaired, 20))
    #expect(!FindingComparison(before, far, without: target).hasLost)
    let comparison = FindingComparison(before, near, without: target)
    #expect(comparison.hasLost && comparison.isCut)
  }

  @Test func theMemoAnswersUntilItsLastUserHasLeft() throws {
    let checked = try checked("Rules/TV801/TV801Violating")
    let memo = CheckMemo(users: 2)
    var made = 0
    let ask = { () -> CheckedSources? in
      memo.value(for: ContentHash()) {
        made += 1
        return checked.sources
      }
    }
    for _ in 0..<2 { #expect(ask() != nil) }
    #expect(made == 1)
    memo.leave()
    _ = ask()
    #expect(made == 1)
    memo.leave()
    _ = ask()
    #expect(made == 2)
  }

  @Test func whatOneThreadMakesOthersWaitFor() {
    let memo = CheckMemo()
    let made = Mutex(0)
    let asking = Mutex(0)
    DeepStack.forEach(0..<4, workers: 4) { _ in
      asking.withLock { $0 += 1 }
      _ = memo.value(for: ContentHash()) {
        made.withLock { $0 += 1 }
        // Until the others ask, too: without waiting they would make it now.
        for _ in 0..<1_000 where asking.withLock({ $0 }) < 4 { usleep(1_000) }
        usleep(20_000)
        return nil
      }
    }
    #expect(made.withLock { $0 } == 1)
  }
}
