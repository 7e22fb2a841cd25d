import Foundation
import Identifiers
import Reporters
import RunReport
import TestSupport
import Testing

@testable import Subjects
@testable import Verification

/// Objects of the app are held against a part of the rules, and every report says so.
@Suite struct JudgedRulesTests {
  private func report(_ change: (inout RunOptions) -> Void = { _ in }) throws -> Report {
    var options = RunOptions(paths: [Repository.path("Tests/Fixtures/Presentation/lock_on_return_ok.swift")])
    change(&options)
    return try Runner(options: options).run()
  }

  @Test func aPartOfTheRulesIsNamed() throws {
    let subjects = try report().subjects
    let delegate = try #require(subjects.first { $0.name == "VaultDelegate" })
    #expect(delegate.judged == AppFlow.rules.sorted())
    #expect(Set(delegate.rules.keys) == AppFlow.rules)
    #expect(subjects.filter { $0.name != "VaultDelegate" }.allSatisfy { $0.judged == nil })
  }

  @Test func whatTheRunLeavesOutIsNotToldTwice() throws {
    let subjects = try report { $0.only = [.TV601] }.subjects
    #expect(!subjects.isEmpty && subjects.allSatisfy { $0.judged == nil })
    let others = try report { $0.only = [.TV105] }.subjects
    #expect(others.contains { $0.judged == [] })
  }

  @Test func theSummaryIsNotClear() throws {
    let text = MarkdownReporter.render(try report())
    #expect(text.contains("held against TV601, TV602, TV603, TV604, TV605 and TV1102 alone"))
    #expect(text.contains("1 subject held against a part of the rules"))
  }
}
