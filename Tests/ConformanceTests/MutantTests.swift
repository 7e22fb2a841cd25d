import Conformance
import TestSupport
import Testing

/// Logs that cannot be are rejected.
@Suite struct MutantTests {
  /// Mutants that are accepted, and why.
  static let survivors: [String: String] = [
    "T-21: viewWillAppear and viewDidDisappear swapped (PRES-02)": "a container removes a child, then adds another",
    "T-30: viewWillAppear and viewDidDisappear swapped (PRES-02)": "a container removes a child, then adds another",
    "T-08: viewWillAppear and viewDidDisappear swapped (PRES-02)":
      "two transitions: one controller goes, then another comes",
    "T-22: didMove deleted": "a container of the app's own has forgotten didMove(toParent:), as in T-28",
    "T-29: didMove deleted": "a container of the app's own has forgotten didMove(toParent:), as in T-28",
    "T-38-2: presentCompletion doubled": "a second presentation without animation asks nobody (F-05)",
    "T-39-2: dismissCompletion doubled": "a second dismissal without animation asks nobody (F-05)",
    "T-44: viewDidAppear deleted": "a cancelled presentation, seen by the presented controller",
    "T-46-2: viewWillDisappear and viewWillAppear swapped (APP-01)":
      "a cancelled presentation, seen by the presented controller",
    "T-47: viewDidDisappear deleted": "a cancelled presentation, seen by the presenter",
  ]

  /// Whether a log records one half of layout passes alone, as M-21 does: that is no fault.
  private static func recordsOneHalf(_ mutant: Mutant) -> Bool {
    let halves = Set(mutant.entries.map(\.callback.name).filter { $0.hasSuffix("LayoutSubviews") })
    return Set(halves.map { $0.replacing("Will", with: "Did") }).count == halves.count && !halves.isEmpty
  }

  private static func isAccepted(_ mutant: Mutant, of fixture: Fixture) throws -> Bool {
    let question = Question(mutant.log)
    return try Bench.examine(for: fixture) { examiner in
      Set(examiner.breaches(of: question).map(\.rule)).isSubset(of: fixture.rules)
        && examiner.canProduce(question) != false
    }
  }

  @Test(.enabled(if: Effort.isWide)) func atLeastNinetySevenOfHundredAreRejected() throws {
    var total = 0
    var accepted: [String] = []
    // The M rows record too little for most changes to be noticed.
    let all = Fixture.all.filter { !$0.isRejected && $0.row.hasPrefix("T") }
    let fixtures = Effort.items(all, sample: 15)
    for fixture in fixtures {
      for mutant in Mutant.all(of: LogReader.read(fixture.text).entries) where !Self.recordsOneHalf(mutant) {
        total += 1
        if try Self.isAccepted(mutant, of: fixture) { accepted.append("\(fixture.name): \(mutant.title)") }
      }
    }
    let rate = Double(total - accepted.count) / Double(total)
    print("mutants: \(total), rejected: \(total - accepted.count) (\((rate * 1000).rounded() / 10) %)")
    accepted.forEach { print("survivor: \($0)") }
    let expected = Self.survivors.keys.filter { name in fixtures.contains { name.hasPrefix($0.name + ":") } }
    #expect(accepted == expected.sorted())
    // Of a sample one survivor is more than three in a hundred.
    if fixtures.count < all.count { return }
    #expect(total > 100)
    #expect(rate >= 0.97)
  }
}
