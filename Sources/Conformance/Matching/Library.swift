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
    var parameter: String
    var value: Int
  }

  /// - Throws: `InputError` when the models cannot be read.
  package init(iOSVersion: Double? = nil, jobs: Int = 2) throws(InputError) {
    compiled = try CompiledScenarios(folders: ["Recording", "Conformance"], iOSVersion: iOSVersion, jobs: jobs)
  }

  var scenarios: [CompiledScenarios.Entry] { compiled.scenarios }

  /// The runs of a scenario, with a parameter held at one value if one is given.
  func space(of scenario: CompiledScenarios.Entry, holding parameter: String? = nil, at value: Int = 0) -> RunSpace {
    let key = Key(scenario: scenario.function, parameter: parameter ?? "", value: value)
    if let known = spaces[key] { return known }
    let space = RunSpace(
      image: compiled.image, entry: scenario.function, fixed: parameter.map { [$0: value] } ?? [:])
    spaces[key] = space
    return space
  }
}
