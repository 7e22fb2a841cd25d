import Foundation
import TestSupport
import Testing

@testable import transverify

/// Three shards, joined, against the run of one machine, through the command line and with the real engine.
@Suite struct ShardTests {
  private static let paths =
    "Models/Rules/TV101 Models/Rules/TV104 Models/Rules/TV1204 Models/Machines Tests/Fixtures/Hierarchy"

  /// Every format, to files and folders of the same names.
  private static let reports =
    "--reporter text --reporter json:r.json --reporter markdown:r.md --reporter html:r.html --output Reports"

  private func run(_ line: String, in folder: TemporaryFolder) -> (exit: ExitCode, printed: Printed) {
    let printed = Printed()
    let tool = CommandLineTool(
      engine: .live, console: printed.console(), environment: [:], workingDirectory: folder.path)
    return (tool.run(line.split(separator: " ").map(String.init)), printed)
  }

  private func files(in folder: TemporaryFolder) throws -> [String: String?] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.text($0)) })
  }

  @Test(.enabled(if: Effort.isWide)) func joinedTheyAreTheWhole() throws {
    let (whole, shards, joined) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
    let expected = run("run \(Self.paths) \(Self.reports)", in: whole)
    for index in 1...3 {
      let part = run("run \(Self.paths) --shard \(index)/3 --output S", in: shards)
      #expect(part.exit == .success)
      #expect(part.printed.output == "")
    }
    // In any order.
    let names = [2, 3, 1].map { "\(shards.path)/S/shard-\($0)-of-3.json" }
    let merged = run("report merge \(names.joined(separator: " ")) \(Self.reports)", in: joined)
    #expect(merged.printed.errors == "")
    #expect(merged.exit == expected.exit)
    #expect(merged.printed.output == expected.printed.output)
    let reports = try files(in: whole)
    #expect(reports.count > 5)
    #expect(try files(in: joined) == reports)
  }

  /// Each in one sentence, with the exit code of input errors.
  @Test func whatDoesNotFitIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = "Models/Rules/TV101"
    #expect(run("run \(path) --shard 1/2 --output A", in: folder).exit == .success)
    #expect(run("run \(path) --shard 2/2 --output A --max-states 9", in: folder).exit == .success)
    #expect(run("run \(path) --shard 2/3 --output A", in: folder).exit == .success)
    #expect(run("run Models/Rules/TV102 --shard 2/2 --output B", in: folder).exit == .success)
    try folder.write("{}", to: "none.json")
    let one = try #require(folder.text("A/shard-1-of-2.json"))
    try folder.write(one.replacingOccurrences(of: "\"version\":\"", with: "\"version\":\"9"), to: "later.json")
    try folder.write(String(one.dropLast(40)), to: "cut.json")

    func refusal(_ files: String) -> String {
      let outcome = run("report merge \(files)", in: folder)
      #expect(outcome.exit == .usage)
      #expect(outcome.printed.output == "")
      return outcome.printed.errors
    }
    #expect(refusal("A/shard-1-of-2.json") == "transverify: error: shard 2 of 2 is missing\n")
    #expect(refusal("A/shard-1-of-2.json A/shard-1-of-2.json").contains("are both shard 1 of 2"))
    #expect(refusal("A/shard-1-of-2.json A/shard-2-of-2.json").contains("were run with different options"))
    #expect(refusal("A/shard-1-of-2.json A/shard-2-of-3.json").contains("are shards of 2 and of 3"))
    #expect(refusal("A/shard-1-of-2.json B/shard-2-of-2.json").contains("were run with different options"))
    #expect(refusal("none.json").contains("'none.json' is no result of a shard"))
    #expect(refusal("cut.json").contains("'cut.json' is no result of a shard"))
    #expect(refusal("later.json").contains("all shards and their merge need one version"))
    #expect(refusal("missing.json").contains("'missing.json' cannot be read"))
    #expect(refusal("").contains("no shard is given"))
    #expect(run("run \(path) --shard 1/2 --reporter text", in: folder).exit == .usage)
    #expect(run("run \(path) --shard 3/2", in: folder).exit == .usage)
  }

  /// The sources of the merge are those of the shards.
  @Test func changedSourcesAreRefused() throws {
    let folder = try TemporaryFolder()
    let text = """
      struct Switch: TransitionSystem {
        var isOn = false
        func offerEvents() { offer("toggle", by: .user) { isOn = !isOn } }
      }
      """
    try folder.write(text, to: "Switch.swift")
    #expect(run("run \(folder.path)/Switch.swift --shard 1/1 --output S", in: folder).exit == .success)
    #expect(run("report merge S/shard-1-of-1.json", in: folder).exit == .success)
    try folder.write(text + "\n", to: "Switch.swift")
    let changed = run("report merge S/shard-1-of-1.json", in: folder)
    #expect(changed.exit == .usage)
    #expect(changed.printed.errors.contains("the sources are not those that the shards have explored"))
  }
}
