import Exploration
import Machine

extension Search {
  /// Looks at every stored state of a complete exploration a second time, by a machine of its own that remembers no run:
  /// every step is executed. Where runs end is seen in what each step and state breaks (`CutSystem`).
  func certify(
    _ exploration: Exploration, isCancelled: @escaping @Sendable () -> Bool
  ) -> CertificationOutcome {
    var configuration = MachineConfiguration(entry: entry, fixedParameters: [:], isCancelled: isCancelled)
    // Runs are joined within their pass: with other passes other steps would be counted.
    configuration.countsAnswers = exploration.system.machine.configuration.countsAnswers
    configuration.limits = limits
    configuration.limits.memoWords = 0
    let machine = MachineSystem(image, configuration: configuration, properties: exploration.properties)
    let states = ListedStates(exploration.result.space)
    return Certifier(
      [CutSystem(machine: machine, ending: ending)], states, claim: exploration.result.claim,
      isCancelled: isCancelled
    ).run()
  }
}

/// A state space with a dictionary of its own: the table that the exploration has filled is not asked.
private struct ListedStates: StoredStateSet {
  private let space: any StateSpace
  private var numbers: [[UInt64]: Int] = [:]

  init(_ space: any StateSpace) {
    self.space = space
    numbers.reserveCapacity(space.count)
    for state in 0..<space.count where numbers[space.words(of: state)] == nil {
      numbers[space.words(of: state)] = state
    }
  }

  var count: Int { space.count }

  func words(of state: Int) -> [UInt64] { space.words(of: state) }
  func index(of words: [UInt64]) -> Int? { numbers[words] }
  func parent(of state: Int) -> Int? { space.origin(of: state)?.source }
}
