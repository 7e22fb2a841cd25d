import RunReport
import TestSupport
import Testing

@testable import Verification

/// Screens of one page of code whose orderings once had no end.
@Suite struct ConvergenceTests {
  /// States of one subject at most.
  private static let most = 30_000

  static var fixtures: [CodeFixture] { CodeFixture.all.fixtures.filter { $0.name.hasPrefix("Convergence/") } }

  @Test(arguments: Effort.items(fixtures, sample: 3)) func everyOrderingIsExplored(_ fixture: CodeFixture) throws {
    let report = try fixture.report()
    #expect(!report.subjects.isEmpty)
    for subject in report.subjects {
      #expect(subject.bound == nil, "\(subject.name)")
      #expect(subject.states < Self.most, "\(subject.name)")
    }
  }

  @Test func thereAreFixtures() { #expect(Self.fixtures.count >= 4) }
}
