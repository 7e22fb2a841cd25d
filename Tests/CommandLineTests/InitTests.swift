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

  /// What it says comes next leads to a run that passes.
  @Test func theBaselineComesNext() throws {
    let sample = try project()
    let output = initialize(sample).printed.output
    #expect(output.contains("\nNext: '\(ProjectFiles.writesBaseline)' accepts what is there. "))
    let run = "run --config @/.transverify.json"
    #expect(sample.run(run + " --write-baseline @/transverify-baseline.json").exit == .success)
    let text = try #require(sample.folder.text(".transverify.json"))
    #expect(text.contains("// \"baseline\": \"transverify-baseline.json\",\n"))
    try sample.folder.write(text.replacing("// \"baseline\"", with: "\"baseline\""), to: ".transverify.json")
    #expect(sample.run(run).exit == .success)
    // However little of it is explored.
    #expect(sample.run(run + " --max-states 30").exit == .success)
    #expect(!initialize(sample).printed.output.contains("Next:"))
  }

  /// Nobody's runs are known yet: what others may lead to, and parts that are no subjects, lie in the paths, too.
  @Test func partsOfTransitionsLieInThePaths() throws {
    let sample = try project()
    let screen = """
      import UIKit
      final class Screen: UIViewController {
        let wipes = Wipes()
        func show() {
          let page = UIViewController()
          page.modalPresentationStyle = .custom
          page.transitioningDelegate = wipes
          present(page, animated: true)
        }
      }

      """
    let wipes = """
      import UIKit
      final class Wipes: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
          WipeAnimator()
        }
      }

      """
    try sample.folder.write(screen, to: "Screens/Screen.swift")
    try sample.folder.write(wipes, to: "Wipes/Wipes.swift")
    try sample.write("../Animators/Wipe.swift", type: "WipeAnimator", access: "internal")
    let output = initialize(sample).printed.output
    let paths = "Animators, App, Screens, Sources/Kit, Wipes"
    let wrote = "wrote .transverify.json: checks \(paths) (3 subjects, and up to 2 more that these may not come to)\n"
    #expect(output.hasPrefix(wrote), "\(output)")
    let listed = sample.run("scenarios @/Screens @/Wipes @/Animators").output
    #expect(listed.split(separator: "\n").count == 3)
    #expect(listed.contains(": view controller Screen\n"))
    #expect(listed.contains(": transitioning delegate Wipes (if no run of another subject comes to it)\n"))
    #expect(listed.contains(": animator WipeAnimator (if no run of another subject comes to it)\n"))
  }

  /// Without a repository `actions/checkout` takes the project itself: the workflow looks before.
  @Test func theWorkflowLooksForItsVariableFirst() throws {
    let steps = ProjectFiles.workflow(tool: nil).split(separator: "\n").map(String.init)
    let first = try #require(steps.firstIndex(of: "    steps:")) + 1
    #expect(steps[first].hasPrefix("      - name: "))
    #expect(steps[first + 1] == "        if: vars.TRANSVERIFY_REPOSITORY == ''")
    let command = steps[(first + 2)...].prefix { !$0.hasPrefix("      - ") }
    #expect(command.contains { $0.contains("echo \"::error::Set the variable TRANSVERIFY_REPOSITORY ") })
    #expect(command.last == "          exit 1")
    #expect(steps[first + 2 + command.count].hasPrefix("      - uses: actions/checkout@"))
    #expect(!ProjectFiles.workflow(tool: "apple/tools").contains("vars.TRANSVERIFY_REPOSITORY"))
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
