import Conformance
import Testing

/// Logs that cannot be are rejected.
@MainActor @Suite struct MutantTests {
  /// Mutants that are accepted, and why.
  static let survivors: [String: String] = [:]

  @Test func atLeastNinetySevenOfHundredAreRejected() throws {
    let examiner = try #require(Bench.examiner)
    var total = 0
    var accepted: [String] = []
    for fixture in Fixture.all where !fixture.isRejected && FixtureTests.missing[fixture.name] == nil {
      for mutant in Mutant.all(of: LogReader.read(fixture.text).entries) {
        total += 1
        let question = Question(mutant.log)
        if Set(examiner.breaches(of: question).map(\.rule)).isSubset(of: fixture.rules), examiner.canProduce(question) {
          accepted.append("\(fixture.name): \(mutant.title)")
        }
      }
    }
    let rate = Double(total - accepted.count) / Double(total)
    print("mutants: \(total), rejected: \(total - accepted.count) (\((rate * 1000).rounded() / 10) %)")
    accepted.forEach { print("survivor: \($0)") }
    #expect(total > 100)
    #expect(rate >= 0.97)
    #expect(accepted == Self.survivors.keys.sorted())
  }
}
