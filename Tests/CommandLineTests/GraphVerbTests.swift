import Foundation
import TestSupport
import Testing
import Verification

@testable import transverify

@Suite struct GraphVerbTests {
  private let printed = Printed()

  private func run(_ arguments: [String], in folder: String) -> ExitCode {
    CommandLineTool(engine: .live, console: printed.console(), environment: [:], workingDirectory: folder)
      .run(arguments)
  }

  @Test func withoutADiagramItListsThem() throws {
    let folder = try TemporaryFolder()
    #expect(run(["graph"], in: folder.path) == .success)
    for diagram in DiagramDescription.all { #expect(printed.output.contains(diagram.name + ": ")) }
  }

  @Test func unknownDiagramsAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(run(["graph", "transitoin"], in: folder.path) == .usage)
    #expect(printed.errors == "transverify: error: unknown diagram 'transitoin': did you mean 'transition'?\n")
  }

  @Test(.enabled(if: Effort.isWide)) func committedDiagramsEqualFreshOnes() throws {
    let folder = try TemporaryFolder()
    #expect(run(["graph", "--output", "D"], in: folder.path) == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/D").sorted()
    #expect(names == (try FileManager.default.contentsOfDirectory(atPath: "Reports/Diagrams").sorted()))
    for name in names { try expect(folder.text("D/" + name), isCommittedAs: name) }
  }

  /// One of them, where all take too long.
  @Test func aCommittedDiagramEqualsAFreshOne() throws {
    let folder = try TemporaryFolder()
    let name = DiagramDescription.all[0].name
    #expect(run(["graph", name], in: folder.path) == .success)
    try expect(printed.output, isCommittedAs: name + ".mmd")
  }

  private func expect(_ fresh: String?, isCommittedAs name: String) throws {
    let committed = try String(contentsOfFile: "Reports/Diagrams/" + name, encoding: .utf8)
    #expect(committed == fresh, "\(name): run `swift run transverify graph --output Reports/Diagrams`")
  }
}
