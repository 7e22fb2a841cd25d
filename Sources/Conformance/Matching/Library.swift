import Machine
import Verification

/// The scenarios whose logs the machine can produce, compiled once and explored as far as questions ask.
///
/// One thread at a time.
package final class Library {
  let compiled: CompiledScenarios
  private var spaces: [Key: RunSpace] = [:]

  private struct Key: Hashable {
    var scenario: Int32
    var fixed: [String: Int]
  }

  /// - Throws: `InputError` when the models cannot be read.
  package init(iOSVersion: Double? = nil, jobs: Int = 2) throws(InputError) {
    compiled = try CompiledScenarios(folders: ["Recording", "Conformance"], iOSVersion: iOSVersion, jobs: jobs)
  }

  /// Those that are written by hand, then compositions.
  func candidates(_ compositions: [Composition]) -> [Candidate] {
    let general = compiled.scenarios.first { $0.name == Candidate.generalClass }
    let families = compiled.scenarios.filter { $0.name != Candidate.generalClass }.map { Candidate($0) }
    guard let general else { return families }
    return families + compositions.map { Candidate(general, $0) }
  }

  /// The runs of a scenario, with a parameter held at one value if one is given.
  func space(of candidate: Candidate, holding parameter: String? = nil, at value: Int = 0) -> RunSpace {
    var fixed = candidate.composition?.fixed ?? [:]
    if let parameter { fixed[parameter] = value }
    let key = Key(scenario: candidate.scenario.function, fixed: fixed)
    if let known = spaces[key] { return known }
    let space = RunSpace(
      image: compiled.image, entry: candidate.scenario.function, fixed: fixed, isComposed: candidate.composition != nil)
    spaces[key] = space
    return space
  }
}

/// A scenario that a log may come from.
struct Candidate {
  /// The class that plays compositions.
  static let generalClass = "ComposedLogs"

  var scenario: CompiledScenarios.Entry
  /// Nil: the scenario is written by hand.
  var composition: Composition?

  init(_ scenario: CompiledScenarios.Entry, _ composition: Composition? = nil) {
    self.scenario = scenario
    self.composition = composition
  }

  var title: String { composition?.name ?? scenario.title }
}
