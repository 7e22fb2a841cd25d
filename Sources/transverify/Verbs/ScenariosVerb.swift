import Verification

/// `transverify scenarios`: what a run over the same paths would check.
struct ScenariosVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let scenarios = try tool.engine.scenarios(settings.options).subjects
    if scenarios.isEmpty {
      return tool.show("no subject was found: nothing in these sources takes part in a transition\n")
    }
    let areNamed = !settings.options.subjects.isEmpty
    return tool.show(scenarios.map { Self.line($0) + (areNamed ? Self.text($0) : "") }.joined())
  }

  private static func line(_ scenario: ScenarioListing) -> String {
    let place = "\(scenario.location.path):\(scenario.location.line):\(scenario.location.column)"
    let condition = scenario.isFallback ? " (if no run of another subject comes to it)" : ""
    return "\(place): \(scenario.kind) \(scenario.subject)\(condition)\n"
  }

  /// The class, without its comment, which says what the line says.
  private static func text(_ scenario: ScenarioListing) -> String {
    let lines = scenario.scenario.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("///") }.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
