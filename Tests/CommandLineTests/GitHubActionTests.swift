import Foundation
import Testing

@testable import transverify

/// The composite action, end to end: the shell of its steps is run in order, as a runner would, against the built program.
@Suite struct GitHubActionTests {
  private let action: ActionFile

  init() throws {
    let path = ".github/actions/transverify/action.yml"
    action = try ActionFile(try String(contentsOfFile: path, encoding: .utf8))
  }

  /// The program beside this test bundle.
  private static var program: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("transverify")
      .path
  }

  /// What a runner would have seen.
  private func perform(_ sample: GateSample, _ inputs: [String: String]) throws -> ActionRun {
    var run = ActionRun(action: action, folder: sample.folder, inputs: inputs.merging(["program": Self.program]) { $1 })
    try run.perform()
    return run
  }

  @Test func aViolationFailsAfterTheReports() throws {
    let sample = try GateSample()
    let run = try perform(sample, ["paths": "App", "output": "out"])
    #expect(run.codes == ["Find transverify": 0, "Build transverify": 0, "Check": 0, "Pass or fail": 1])
    #expect(run.outputs["run"]?["exit-code"] == "1")
    #expect(run.outputs["run"]?["has-sarif"] == "true")
    for name in ["index.html", "report.json", "report.txt", "transverify.sarif"] {
      #expect((sample.folder.text("out/" + name) ?? "").count > 100, "\(name)")
    }
    #expect(run.output.contains("::error file=App/Fade.swift,line=20"))
    #expect(sample.folder.text("summary.md")?.contains("TV105") == true)
  }

  @Test func argumentsReachTheProgram() throws {
    let sample = try GateSample()
    let known = try perform(sample, ["paths": "App", "args": "--write-baseline known.json --fail-on error"])
    #expect(known.codes["Pass or fail"] == 0)
    #expect(sample.folder.text("known.json")?.contains("TV105") == true)
    #expect(sample.folder.text("transverify-report/report.json") != nil)
    // Without paths there is nothing to check: that is said, and there is no report to upload.
    let none = try perform(sample, ["output": "none", "cache": "false"])
    #expect(none.codes["Pass or fail"] == 2)
    #expect(none.outputs["run"]?["has-sarif"] == nil)
    #expect(none.output.contains("nothing to check"))
  }

  @Test func aRightProjectPasses() throws {
    let sample = try GateSample()
    try sample.write(flag: GateSample.right)
    #expect(try perform(sample, ["paths": "App"]).codes["Pass or fail"] == 0)
  }

  /// Without a program the action builds the one of the repository that it stands in.
  @Test func whereTheProgramIsBuilt() throws {
    let sample = try GateSample()
    var run = ActionRun(action: action, folder: sample.folder, inputs: [:])
    try run.perform(upTo: "Find transverify")
    let root = FileManager.default.currentDirectoryPath
    #expect(run.outputs["tool"]?["root"] == root)
    #expect(run.outputs["tool"]?["program"] == root + "/.build/release/transverify")
    #expect(run.outputs["tool"]?["key"]?.hasPrefix("transverify-Linux-X64-") == true)
  }
}
