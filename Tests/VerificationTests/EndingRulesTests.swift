import Diagnostics
import Exploration
import Identifiers
import Machine
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Runs are not followed past an error; that no model loses a finding by it, the expectations of all of them hold.
@Suite struct EndingRulesTests {
  private struct Found {
    var rules: Set<RuleID> = []
    var states = 0
    var stuck = 0
  }

  /// What the subjects of a model break, if runs end with the violation of some rules.
  private func found(in path: String, ending: Set<RuleID>) throws -> Found {
    let files = try SourceFinder.sources(at: [Repository.path(path)]).files
    let workspace = try Workspace(files: files, jobs: 1, iOSVersion: nil)
    let image = try workspace.image()
    var found = Found()
    for subject in workspace.subjects {
      let entry = try #require(image.program.functions.firstIndex { $0.name == subject.entry })
      var search = Search(image: image, entry: Int32(entry), options: SearchOptions(), monitor: SearchMonitor())
      search.ending = ending
      let exploration = search.explore(fixed: [:])
      #expect(exploration.result.isExhaustive)
      found.rules.formUnion(exploration.result.violations.compactMap { exploration.properties[$0.property].rule })
      found.states += exploration.result.statistics.states
      found.stuck += exploration.result.stuck?.count ?? 0
    }
    return found
  }

  private let navigation = "Models/Gallery/NavigationTransition/NavigationTransitionDefective.swift"

  @Test func errorsBehindWhichOthersAreFoundEndNoRun() throws {
    #expect(try found(in: navigation, ending: EndingRules.all).rules.contains("TV305"))
  }

  /// The planted fault: the flag's origin is no reason to look no further.
  @Test func endingTooEarlyLosesFindings() throws {
    #expect(!EndingRules.all.contains("TV105"))
    #expect(try !found(in: navigation, ending: EndingRules.all.union(["TV105"])).rules.contains("TV305"))
  }

  @Test func whatFollowsAnErrorIsNotStored() throws {
    let path = "Models/Gallery/FlipTransition/FlipTransitionDefective.swift"
    let all = try found(in: path, ending: EndingRules.all)
    let few = try found(in: path, ending: EndingRules.always)
    #expect(all.states < few.states)
    #expect(all.rules == few.rules)
  }

  /// A state in error counts as settled: no run is held stuck because nothing follows there.
  @Test func whereRunsEndNothingIsStuck() throws {
    let path = "Models/Rules/TV301"
    let all = try found(in: path, ending: EndingRules.all)
    let few = try found(in: path, ending: EndingRules.always)
    #expect(all.rules.contains("TV301"))
    #expect(all.stuck <= few.stuck)
  }

  @Test func whatIsNotReportedEndsNoRun() throws {
    let text = """
      import UIKit
      // transverify:allow-file TV301 - the view is put back by its owner
      final class Card: UIViewController {}
      """
    let workspace = try Workspace(
      files: [SourceFile(path: "Card.swift", text: text)], jobs: 1, iOSVersion: nil)
    let all = EndingRules.of(RuleSelection(RunOptions(paths: [])), workspace)
    #expect(!all.contains("TV301") && all.contains("TV303"))
    let selected = EndingRules.of(RuleSelection(RunOptions(paths: [], only: ["TV303"])), workspace)
    #expect(selected == EndingRules.always.union(["TV303"]))
  }
}
