import Foundation
import Testing

@testable import transverify

/// The summary of a step of GitHub Actions.
@Suite struct StepSummaryTests {
  private func run(_ line: String, in folder: TemporaryFolder, _ environment: [String: String]) -> (ExitCode, Printed) {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .answering(.success(Samples.report())), console: printed.console(), environment: environment,
      workingDirectory: folder.path)
    return (tool.run(line.split(separator: " ").map(String.init)), printed)
  }

  @Test func markdownIsAppended() throws {
    let folder = try TemporaryFolder()
    let environment = ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"]
    try folder.write("# Build\n", to: "summary.md")
    #expect(run("run A --reporter github --reporter text:t.txt", in: folder, environment).0 == .success)
    let text = try #require(folder.text("summary.md"))
    #expect(text.hasPrefix("# Build\n# transverify: holds\n"))
    // Only for who asks for annotations, and only on GitHub.
    #expect(run("run A --reporter text", in: folder, environment).0 == .success)
    #expect(folder.text("summary.md") == text)
    #expect(run("run A --reporter github", in: folder, [:]).0 == .success)
    #expect(run("run A --reporter github", in: folder, ["GITHUB_STEP_SUMMARY": ""]).0 == .success)
    #expect(folder.text("summary.md") == text)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder()
    let (exit, printed) = run("run A --reporter github", in: folder, ["GITHUB_STEP_SUMMARY": "/dev/full"])
    #expect(exit == .usage)
    #expect(printed.errors == "transverify: error: '/dev/full' cannot be written: no space left on device\n")
    #expect(printed.output == "github\n")
    try folder.write(String(repeating: "x", count: 1_048_576), to: "full.md")
    let (late, full) = run("run A --reporter github", in: folder, ["GITHUB_STEP_SUMMARY": folder.path + "/full.md"])
    #expect(late == .usage)
    #expect(full.errors.contains("has no room for a summary"))
  }
}
