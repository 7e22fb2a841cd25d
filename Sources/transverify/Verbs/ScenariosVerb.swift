import Verification

/// `transverify scenarios`: what a run over the same paths would check.
struct ScenariosVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let scenarios = try tool.engine.scenarios(settings.options)
    if scenarios.isEmpty {
      return tool.show("no subject was found: nothing in these sources takes part in a transition\n")
    }
    return tool.show(scenarios.map { Self.line($0) + "\n" }.joined())
  }

  private static func line(_ scenario: ScenarioListing) -> String {
    let place = "\(scenario.location.path):\(scenario.location.line):\(scenario.location.column)"
    return "\(place): \(scenario.kind) \(scenario.subject): \(scenario.scenario)"
  }
}
