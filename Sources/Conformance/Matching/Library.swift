import Machine
import Verification

/// The scenarios whose logs the machine can produce, compiled once and explored as far as questions ask.
///
/// One thread at a time.
package final class Library {
  let compiled: CompiledScenarios
  private var spaces: [Int32: RunSpace] = [:]

  /// - Throws: `InputError` when the models cannot be read.
  package init(iOSVersion: Double? = nil, jobs: Int = 2) throws(InputError) {
    compiled = try CompiledScenarios(folder: "Conformance", iOSVersion: iOSVersion, jobs: jobs)
  }

  var scenarios: [CompiledScenarios.Entry] { compiled.scenarios }

  func space(of scenario: CompiledScenarios.Entry) -> RunSpace {
    if let known = spaces[scenario.function] { return known }
    let space = RunSpace(image: compiled.image, entry: scenario.function)
    spaces[scenario.function] = space
    return space
  }

  /// A space with parameters held, which nobody keeps.
  func space(of scenario: CompiledScenarios.Entry, fixed: [String: Int]) -> RunSpace {
    RunSpace(image: compiled.image, entry: scenario.function, fixed: fixed)
  }
}
