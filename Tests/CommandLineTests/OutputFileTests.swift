import Foundation
import Testing

@testable import transverify

@Suite struct OutputFileTests {
  @Test func replacesWholeFilesAndLeavesNothingElse() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write("one", to: folder.path + "/a/b/report.json", named: "report.json")
    try OutputFile.write("two", to: folder.path + "/a/b/report.json", named: "report.json")
    #expect(folder.text("a/b/report.json") == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b") == ["report.json"])
  }

  @Test func namesMayHaveOneCharacter() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write("one", to: folder.path + "/x", named: "x")
    #expect(folder.text("x") == "one")
    #expect(try ReporterChoice("text:-", for: "--reporter") == ReporterChoice(format: .text, file: nil))
  }

  @Test func keepsLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real.txt")
    try folder.link("link.txt", to: "real.txt")
    try OutputFile.write("new", to: folder.path + "/link.txt", named: "link.txt")
    #expect(folder.text("real.txt") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.txt") == "real.txt")
  }

  @Test func troubleIsOneSentence() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(throws: OutputError(message: "'out' is a folder, not a file")) {
      try OutputFile.write("x", to: folder.path, named: "out")
    }
    #expect(throws: OutputError(message: "the folder 'file' cannot be made: 'file' is a file")) {
      try OutputFile.write("x", to: folder.path + "/file/report.txt", named: "file/report.txt")
    }
  }

  @Test func devicesAreWrittenTo() throws {
    try OutputFile.write("x", to: "/dev/null", named: "/dev/null")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    #expect(OutputFile.write(String(repeating: "x", count: 100_000), descriptor: -1) == EBADF)
  }
}
