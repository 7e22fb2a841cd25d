import Foundation
import Testing

@testable import transverify

@Suite struct InitTests {
  /// A project with an app, a package and tests.
  private func project() throws -> GateSample {
    let sample = try GateSample()
    try sample.write("../Sources/Kit/Deep/Other.swift", type: "OtherAnimator")
    try sample.write("../AppTests/Fake.swift", type: "FakeAnimator")
    try sample.folder.write("struct Price { var cents = 1 }\n", to: "Shop/Price.swift")
    return sample
  }

  private func initialize(_ sample: GateSample, _ options: String = "") -> (exit: ExitCode, printed: Printed) {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: [:], workingDirectory: sample.folder.path)
    return (tool.run(["init"] + options.split(separator: " ").map(String.init)), printed)
  }

  @Test func writesWhatTheProjectNeeds() throws {
    let sample = try project()
    let outcome = initialize(sample)
    #expect(outcome.exit == .success)
    #expect(outcome.printed.output.hasPrefix("wrote .transverify.json: checks App, Sources/Kit (2 subjects)\n"))
    let configuration = try Configuration.find(named: nil, from: sample.folder.path)
    #expect(configuration?.paths == ["App", "Sources/Kit"])
    let workflow = try #require(sample.folder.text(".github/workflows/transverify.yml"))
    #expect(workflow.contains("vars.TRANSVERIFY_REPOSITORY"))
    #expect(workflow.contains("uses: ./.transverify-tool/.github/actions/transverify"))
    #expect(sample.run("run --config @/.transverify.json").exit == .violations)
  }

  /// What the workflow passes on are inputs of the action, and the action lies where the workflow says.
  @Test func theWorkflowFitsTheAction() throws {
    let action = ".github/actions/transverify"
    let defaults = try ActionFile(try String(contentsOfFile: action + "/action.yml", encoding: .utf8)).defaults
    let lines = ProjectFiles.workflow(tool: nil).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let use = try #require(lines.firstIndex(of: "- uses: ./.transverify-tool/" + action))
    #expect(lines.contains("path: .transverify-tool"))
    #expect(lines[use + 1] == "with:")
    let inputs = lines[(use + 2)...].filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != ":" } }
    #expect(inputs == ["repository", "version", "args"])
    #expect(inputs.allSatisfy { defaults[String($0)] != nil })
  }

  @Test func keepsWhatIsThere() throws {
    let sample = try project()
    try sample.folder.write("{ paths: ['Mine'] }", to: ".transverify.json")
    let outcome = initialize(sample)
    #expect(outcome.exit == .success)
    #expect(outcome.printed.output.hasPrefix("kept .transverify.json: it is there already ('--force' overwrites it)\n"))
    #expect(sample.folder.text(".transverify.json") == "{ paths: ['Mine'] }")
    #expect(sample.folder.text(".github/workflows/transverify.yml") != nil)
    #expect(initialize(sample, "--force --tool apple/tools").exit == .success)
    #expect(sample.folder.text(".transverify.json")?.contains("\"App\"") == true)
    #expect(sample.folder.text(".github/workflows/transverify.yml")?.contains("${{ 'apple/tools' }}") == true)
  }

  @Test func nothingToCheck() throws {
    let sample = try GateSample()
    try FileManager.default.removeItem(atPath: sample.folder.path + "/App")
    #expect(initialize(sample).exit == .usage)
    try sample.folder.write("struct Price { var cents = 1 }\n", to: "Shop/Price.swift")
    let outcome = initialize(sample)
    #expect(outcome.exit == .usage)
    #expect(outcome.printed.errors.contains("nothing here takes part in a transition"))
    #expect(sample.folder.text(".transverify.json") == nil)
  }
}
