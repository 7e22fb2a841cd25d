import Foundation
import RunReport
import Testing
import Verification

@testable import transverify

@Suite struct WatchTests {
  /// Plays the user: a pause of the loop is one turn.
  private final class User {
    private var turns: [() throws -> Void]
    private(set) var hasGone = false

    init(_ turns: [() throws -> Void]) { self.turns = turns }

    func act() {
      if turns.isEmpty { hasGone = true } else { try? turns.removeFirst()() }
    }
  }

  private func watch(_ line: String, _ folder: TemporaryFolder, _ printed: Printed, _ user: User) throws -> ExitCode {
    let tool = CommandLineTool(
      engine: .answering(.success(Samples.report())), console: printed.console(), environment: [:],
      workingDirectory: folder.path)
    let arguments = try ArgumentParser(table: .transverify).parse(line.split(separator: " ").map(String.init))
    return try WatchLoop(tool: tool, arguments: arguments, isEnded: { user.hasGone }, pause: { user.act() }).perform()
  }

  private func checks(_ printed: Printed) -> Int { printed.output.split(separator: "\n").count { $0 == "text" } }

  @Test func checksAgainWhenASourceChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "Sources/A.swift")
    let printed = Printed()
    let user = User([
      {}, { try folder.write("class A { }", to: "Sources/A.swift") }, {}, {},
      { try folder.write("class B {}", to: "Sources/Deep/B.swift") }, {}, {},
    ])
    #expect(try watch("run Sources --watch", folder, printed, user) == .success)
    #expect(checks(printed) == 3)
    #expect(printed.errors.contains("watching 1 file, Ctrl-C ends\n"))
    #expect(printed.errors.hasSuffix("watching 2 files, Ctrl-C ends\n"))
  }

  @Test func otherFilesDoNotMatter() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "Sources/A.swift")
    let printed = Printed()
    let user = User([{ try folder.write("x", to: "Sources/notes.txt") }, { try folder.write("", to: "B.swift") }, {}])
    #expect(try watch("run Sources --watch", folder, printed, user) == .success)
    #expect(checks(printed) == 1)
  }

  @Test func theConfigurationCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "Sources/A.swift")
    try folder.write("{ paths: [\"Sources\"] }", to: ".transverify.json")
    let printed = Printed()
    let user = User([
      { try folder.write("{ paths: [\"Sources\" }", to: ".transverify.json") }, {}, {},
      { try folder.write("{ paths: [\"Sources\"], strict: true }", to: ".transverify.json") }, {}, {},
    ])
    #expect(try watch("run --watch", folder, printed, user) == .success)
    #expect(checks(printed) == 2)
    #expect(printed.errors.contains("transverify: error: "))
  }

  /// A file that is still being written is waited for.
  @Test func waitsForTheLastOfManyChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    let printed = Printed()
    let user = User([
      { try folder.write("class A { ", to: "A.swift") }, { try folder.write("class A { var a", to: "A.swift") },
      { try folder.write("class A { var a = 1 }", to: "A.swift") }, {}, {},
    ])
    #expect(try watch("run A.swift --watch", folder, printed, user) == .success)
    #expect(checks(printed) == 2)
  }

  @Test func shardsAreNotWatched() throws {
    let folder = try TemporaryFolder()
    #expect(throws: InputError("'--watch' and '--shard' cannot be combined")) {
      try watch("run A --watch --shard 1/2", folder, Printed(), User([]))
    }
  }
}
