import Identifiers
import Reporters
import RunReport
import TestSupport
import Testing

@testable import Verification

/// Moves of a walk, on an animator with a wrong flag and on models of values.
@Suite struct OrderingWalkTests {
  private func source(_ path: String, subjects: [String] = []) throws -> ReplaySource {
    try Runner(options: RunOptions(paths: [Repository.path(path)], subjects: subjects, jobs: 1)).replays()
  }

  @Test func leavesTheTraceAndReturns() throws {
    let source = try source("Models/Rules/TV104")
    let walk = try source.walk(through: try #require(source.report.findings.first))
    #expect(walk.isOnTrace)
    #expect(!walk.back())
    #expect(walk.advance() && walk.advance() && walk.advance())
    let before = walk.view
    let other = try #require(before.choices.firstIndex { !$0.isOfTrace })
    #expect(walk.take(other + 1))
    #expect(!walk.isOnTrace)
    #expect(walk.common == 3)
    #expect(!walk.advance())
    #expect(walk.returnToTrace())
    #expect(walk.view == before)
    #expect(!walk.returnToTrace())
    // The marked choice is the trace's step.
    let marked = try #require(before.choices.firstIndex { $0.isOfTrace })
    #expect(walk.take(marked + 1))
    #expect(walk.isOnTrace)
    #expect(!walk.take(99) && !walk.take(0) && !walk.take(-1))
    #expect(walk.view.isOver)
    #expect(walk.view.choices.isEmpty)
  }

  @Test func goesToSteps() throws {
    let source = try source("Models/Rules/TV104")
    let finding = try #require(source.report.findings.first)
    let walk = try source.walk(through: finding)
    #expect(walk.go(to: finding.trace.count))
    #expect(walk.view.broken.map(\.rule).contains("TV104"))
    #expect(walk.go(to: finding.trace.count - 1))
    #expect(walk.view.isPointOfNoReturn)
    #expect(walk.go(to: 1))
    #expect(walk.view.step?.event == finding.trace[0].event)
    #expect(walk.go(to: 0))
    #expect(walk.view.step == nil)
    #expect(!walk.go(to: finding.trace.count + 1))
    #expect(!walk.go(to: -1))
  }

  /// A run that ends at an error does not pass for one that has come to rest.
  @Test(arguments: [RuleID.TV104, .TV301]) func whereARunEndsItsRuleIsNamed(_ rule: RuleID) throws {
    let source = try source("Models/Rules/\(rule)")
    let finding = try #require(source.report.findings.first { $0.rule == rule })
    let walk = try source.walk(through: finding)
    #expect(walk.view.endedBy == nil)
    #expect(walk.go(to: finding.trace.count))
    #expect(walk.view.endedBy == rule)
    #expect(walk.view.choices.isEmpty)
    #expect(TextWalk(color: false).render(walk.view).contains("the run ends here: \(rule) is broken"))
  }

  /// Choices that break a rule do so when they are taken, and others do not.
  @Test func whatIsForetoldHappens() throws {
    let walk = try source("Models/Rules/TV104/TV104Violating.swift").walk(ofSubject: 0)
    var broken = 0
    for first in walk.view.choices.indices {
      #expect(walk.take(first + 1))
      for second in walk.view.choices.indices {
        #expect(walk.take(second + 1))
        for (third, choice) in walk.view.choices.enumerated() {
          #expect(walk.take(third + 1))
          let view = walk.view
          #expect(Set(view.broken.map(\.rule)) == Set(choice.alternative.rules))
          #expect(view.broken.isEmpty == (choice.alternative.outcome != .breaks))
          broken += view.broken.count
          #expect(walk.back())
        }
        #expect(walk.back())
      }
      #expect(walk.back())
    }
    #expect(broken > 0)
  }

  /// Where nothing settles any more a free walk says so, as the finding does.
  @Test func stuckStatesAreReported() throws {
    let source = try source("Models/Rules/TV103")
    let finding = try #require(source.report.findings.first { $0.rule == "TV103" })
    let walk = try source.walk(through: finding)
    #expect(walk.go(to: finding.trace.count))
    #expect(walk.ownView.broken.contains { $0.rule == "TV103" })
    let subject = source.subjects.firstIndex { $0.name == finding.subject && $0.location.path == finding.location.path }
    let free = try source.walk(ofSubject: try #require(subject))
    for step in finding.trace {
      let choices = free.view.choices
      let next = choices.firstIndex {
        $0.alternative.event == step.event
          && $0.alternative.outcome == (step.step == finding.trace.count ? .breaks : .clean)
      }
      #expect(free.take((next ?? -1) + 1))
    }
    #expect(free.view.broken.contains { $0.rule == "TV103" })
    #expect(free.view.isPointOfNoReturn)
  }

  @Test func modelsOfValuesHaveWalksToo() throws {
    let source = try source("Models/Machines", subjects: ["Presentation.completingTwice"])
    let finding = try #require(source.report.findings.first)
    let walk = try source.walk(through: finding)
    #expect(walk.go(to: 1))
    #expect(walk.view.changes.contains("phase: idle → requested"))
    #expect(walk.wholeState.contains("phase: requested"))
    #expect(walk.go(to: finding.trace.count))
    #expect(walk.ownView.broken.map(\.rule) == ["TV101"])
    #expect(walk.go(to: 0))
    let other = try #require(walk.view.choices.firstIndex { !$0.isOfTrace })
    #expect(walk.take(other + 1))
    #expect(!walk.isOnTrace)
    #expect(walk.returnToTrace())
    #expect(walk.position == 0)
  }

  @Test func aFindingOfOtherSourcesIsRefused() throws {
    let report = try source("Models/Rules/TV101").report
    let other = try #require(report.findings.first)
    let source = try source("Models/Rules/TV104")
    #expect(throws: InputError.self) { try source.walk(through: other) }
  }
}
