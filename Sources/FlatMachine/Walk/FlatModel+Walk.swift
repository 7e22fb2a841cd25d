import Exploration
import Threading

extension FlatModel {
  /// Walks through the model at random, evaluating it in the plainest way.
  ///
  /// The result does not depend on the number of threads. It has a bound, whatever was found: nothing holds.
  package func walk(
    _ options: WalkOptions, threads: Int, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> (result: FlatSearchResult, coverage: [WalkCoverage]) {
    let systems = Array(repeating: FlatReferenceSystem(self), count: max(1, threads))
    let walked = RandomWalker(systems, options, parallel: Threads.perform, isCancelled: isCancelled).run()
    var result = FlatSearchResult()
    result.states = walked.states
    result.transitions = walked.steps
    result.settledStates = walked.settledStates
    result.endless = walked.cutShort
    result.fired = Array(repeating: 0, count: events.count)
    result.bound = .walks(walked.walks)
    result.longestWalk = walked.longest
    result.violations = walked.findings.map { finding in
      FlatSearchResult.Violation(
        property: Int(finding.property), occurrences: 1, path: path(finding.run),
        event: finding.step.map { Int($0.event) })
    }
    return (result, walked.coverage)
  }

  private func path(_ run: WalkedRun) -> [FlatSearchResult.Step] {
    zip([nil] + run.labels.map { Optional(Int($0.event)) }, run.states).map { event, words in
      FlatSearchResult.Step(event: event, values: words.map { Int(Int64(bitPattern: $0)) })
    }
  }
}
