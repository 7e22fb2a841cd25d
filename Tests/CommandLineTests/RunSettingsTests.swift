import Testing
import Verification

@testable import transverify

@Suite struct RunSettingsTests {
  private func settings(_ line: String, in folder: String) throws(InputError) -> RunSettings {
    let arguments = try ArgumentParser(table: .transverify).parse(["run"] + line.split(separator: " ").map(String.init))
    return try RunSettings(arguments, workingDirectory: folder)
  }

  @Test func argumentsAlone() throws {
    let folder = try TemporaryFolder()
    let settings = try settings("A B --strict --ios 17 --max-states 5 --time-limit 1.5 --jobs 3", in: folder.path)
    #expect(settings.options.paths == ["A", "B"])
    #expect(settings.options.iOSVersion == 17)
    #expect(settings.options.maximumStates == 5)
    #expect(settings.options.maximumDepth == nil)
    #expect(settings.options.timeLimit == 1.5)
    #expect(settings.options.jobs == 3)
    #expect(settings.options.strict)
    #expect(settings.reporters == [ReporterChoice(format: .text, file: nil)])
    #expect(settings.output == nil)
    #expect(settings.showsProgress)
    #expect(settings.color == .auto)
  }

  /// Reports say what the run was given only where whoever runs again must say it, too.
  @Test func namedPaths() throws {
    let folder = try TemporaryFolder()
    #expect(try settings("", in: folder.path).options.namedPaths == [])
    #expect(try settings("A B", in: folder.path).options.namedPaths == ["A", "B"])
    try folder.write("{ paths: ['Sources'] }", to: ".transverify.json")
    #expect(try settings("", in: folder.path).options.namedPaths == [])
    try folder.write("{ paths: ['Sources'] }", to: "other.json")
    #expect(try settings("--config other.json", in: folder.path).options.namedPaths == ["Sources"])
  }

  @Test func reductions() throws {
    let folder = try TemporaryFolder()
    #expect(try settings("A", in: folder.path).options.reductions.isEmpty)
    let both = try settings("A --reduce dead-variables,symmetry", in: folder.path)
    #expect(both.options.reductions == [.symmetry, .deadVariables])
    let error = try #require(throws: InputError.self) { try settings("A --reduce symmetri", in: folder.path) }
    #expect(error.message == "'--reduce' does not know 'symmetri': did you mean 'symmetry'?")
    #expect(throws: InputError.self) { try settings("A --reduce symmetry,", in: folder.path) }
    try folder.write("{ reduce: 'symmetry' }", to: ".transverify.json")
    #expect(try settings("A", in: folder.path).options.reductions == [.symmetry])
  }

  @Test func randomWalks() throws {
    let folder = try TemporaryFolder()
    #expect(try settings("A", in: folder.path).options.walk == nil)
    let walk = try settings("A --random-walk 7 --walks 20 --max-depth 30", in: folder.path).options.walk
    #expect(walk?.seed == 7 && walk?.walks == 20 && walk?.maximumDepth == 30)
  }

  @Test(arguments: [
    ("--random-walk 7 --certify", "'--random-walk' and '--certify' cannot be combined: walks keep no states"),
    ("--random-walk 7 --max-states 9", "'--random-walk' and '--max-states' cannot be combined: walks keep no states"),
    (
      "--certify --reduce symmetry",
      "'--reduce' and '--certify' cannot be combined: the stored states stand for others that were never seen"
    ),
    (
      "--fair-cycles --reduce symmetry",
      "'--reduce' and '--fair-cycles' cannot be combined: which event of like ones happens is lost"
    ),
    ("--walks 9", "'--walks' needs '--random-walk'"),
  ])
  func combinations(options: String, message: String) throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: InputError.self) { try settings("A " + options, in: folder.path) }
    #expect(error.message == message)
  }

  @Test func pathsOfTheConfigurationBeginInItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{ paths: ['Sources', '/abs'], output: 'Reports', maxStates: 7, only: ['TV101'] }", to: ".transverify.json")
    try folder.makeFolder("a/b")
    let below = try settings("--only TV104 --max-depth 2", in: folder.path + "/a/b")
    #expect(below.options.paths == ["../../Sources", "/abs"])
    #expect(below.output == "../../Reports")
    #expect(below.options.maximumStates == 7)
    #expect(below.options.maximumDepth == 2)
    #expect(below.options.only == ["TV104"])
    #expect(try settings("", in: folder.path).options.paths == ["Sources", "/abs"])
    #expect(try settings("--output Here", in: folder.path + "/a").output == "Here")
  }

  /// The committed reports of a project must not be overwritten by a check of something else.
  @Test func reportsOfTheConfigurationBelongToItsPaths() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{ paths: ['Sources'], output: 'Reports', reporters: ['json'], maxStates: 7 }", to: ".transverify.json")
    let other = try settings("Other", in: folder.path)
    #expect(other.output == nil)
    #expect(other.reporters == [ReporterChoice(format: .text, file: nil)])
    #expect(other.options.maximumStates == 7)
  }

  /// Whoever stands in a project and names nothing means the project: the folder of its configuration, if there is one.
  @Test func withoutPathsTheProjectIsChecked() throws {
    let folder = try TemporaryFolder()
    #expect(try settings("", in: folder.path).options.paths == ["."])
    try folder.write("{ strict: true }", to: ".transverify.json")
    #expect(try settings("", in: folder.path).options.paths == ["."])
    try folder.write("", to: "Deep/Empty.swift")
    #expect(try settings("", in: folder.path + "/Deep").options.paths == [".."])
  }

  /// A walk takes the working directory, as a run does.
  @Test func nothingToReplay() throws {
    let folder = try TemporaryFolder()
    let arguments = ParsedArguments(verb: .replay, operands: [], values: OptionValues())
    #expect(try RunSettings(arguments, workingDirectory: folder.path).options.paths == ["."])
  }

  @Test func contradictions() throws {
    let folder = try TemporaryFolder()
    #expect(throws: InputError("'TV101' is both to be checked and to be skipped")) {
      try settings("A --only TV101 --skip complete-at-most-once", in: folder.path)
    }
    #expect(throws: InputError.self) { try settings("A --reporter text --reporter json", in: folder.path) }
    #expect(try settings("A --reporter text --reporter json:x.json", in: folder.path).reporters.count == 2)
  }
}
