import RunReport
import Testing
import Verification

@testable import transverify

/// What is said on standard error of arguments that somebody may not have meant.
@Suite struct RemarksTests {
  private let printed = Printed()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Mine/A.swift")
    try folder.write("", to: "Mine/Generated/B.swift")
    try folder.write("", to: "Other/C.swift")
  }

  private func run(_ line: String, _ report: Report = Samples.report()) -> ExitCode {
    CommandLineTool(
      engine: .answering(.success(report)), console: printed.console(), environment: [:],
      workingDirectory: folder.path + "/Mine"
    ).run(line.split(separator: " ").map(String.init))
  }

  /// Whoever stands in one project and checks another gets the settings of the first.
  @Test func settingsOfAnotherProject() throws {
    try folder.write("{ paths: ['.'] }", to: "Mine/.transverify.json")
    #expect(run("run ../Other") == .success)
    #expect(printed.errors == "")
    try folder.write("{ repairs: true }", to: "Mine/.transverify.json")
    for line in ["run", "run A.swift", "run ../Other --quiet", "run ../Other --config .transverify.json"] {
      #expect(run(line) == .success)
    }
    #expect(printed.errors == "")
    #expect(run("run A.swift ../Other") == .success)
    #expect(
      printed.errors
        == "transverify: note: the settings of '.transverify.json' apply to '../Other', which lies outside of its folder: "
        + "'--config' names another configuration\n")
  }

  @Test func wrongPathsOfAConfiguration() throws {
    try folder.write("{ paths: ['A.swift', 'Sources'] }", to: "Mine/.transverify.json")
    #expect(run("run A.swift") == .success)
    #expect(printed.errors == "")
    #expect(run("run") == .success)
    #expect(
      printed.errors
        == "transverify: note: the configuration '.transverify.json' names 'Sources', which is not there\n")
  }

  /// Patterns of a configuration are for all of a project, and may fit nothing of what is checked.
  @Test func patternsThatFitNothing() throws {
    try folder.write("{ exclude: ['Mocks'] }", to: "Mine/.transverify.json")
    #expect(run("run . --exclude Generated --exclude A.*") == .success)
    #expect(printed.errors == "")
    #expect(run("run . --exclude Genrated --exclude A.swift") == .success)
    #expect(printed.errors == "transverify: warning: '--exclude Genrated' passes by nothing\n")
  }

  @Test func theLastLineSaysWhyTheSourcesFail() {
    var report = Samples.report()
    report.problems = [
      Problem(severity: .warning, message: "stale", location: nil, excerpt: []),
      Problem(severity: .error, message: "'X.m' is Objective-C", location: nil, excerpt: []),
    ]
    #expect(run("run .", report) == .usage)
    #expect(
      printed.errors
        == "transverify: error: a problem with the sources, so the exit code is 2: 'X.m' is Objective-C\n")
    report.findings = [Samples.finding()]
    #expect(run("run .", report) == .violations)
    #expect(printed.errors.split(separator: "\n").count == 1)
  }
}
