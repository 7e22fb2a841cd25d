import Testing

@testable import Exploration

/// What steps violate, against a dictionary with a list for each.
@Suite struct BrokenStepsTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func asADictionary(seed: UInt64) {
    var random = SplitMix(state: seed)
    var broken = BrokenSteps()
    var twin: [Int: [UInt32]] = [:]
    var step = 0
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      step += Int.random(in: 1...3, using: &random)
      let violations = (0...Int.random(in: 0...3, using: &random)).map { _ in UInt32.random(in: 0...3, using: &random) }
      broken.append(step, violations)
      twin[step] = violations
    }
    for step in 0...step + 1 { #expect(broken[step] == twin[step] ?? []) }
    for property in 0...4 as ClosedRange<UInt32> {
      #expect(broken.steps(breaking: property) == twin.filter { $0.value.contains(property) }.keys.sorted())
    }
  }

  /// Many steps that violate the same take little, and what they take is counted.
  @Test func equalListsAreKeptOnce() {
    var broken = BrokenSteps()
    let violations = Array(0..<1_000 as Range<UInt32>)
    for step in 0..<10_000 { broken.append(step, violations) }
    #expect((15_000..<40_000).contains(broken.memoryWords))
    var steps = RecordedSteps()
    steps.beginSource(0)
    let label = StepLabel(event: 0, run: 0)
    for _ in 0..<10_000 { steps.append(target: 0, label, violations) }
    #expect(steps.memoryWords >= broken.memoryWords)
  }
}
