import Diagnostics
import Foundation
import Testing
import Verification

@Suite struct SourceFinderTests {
  private func find(_ paths: String..., in folder: TemporaryFolder) throws(InputError) -> SourceFinder.Sources {
    try SourceFinder.sources(at: paths, workingDirectory: folder.path)
  }

  @Test func sortedAndRelative() throws {
    let folder = try TemporaryFolder()
    for name in ["b/Two.swift", "a/One.swift", "a/notes.txt", "Zero.swift", "b/c/Three.swift"] {
      try folder.write("// \(name)", to: name)
    }
    let sources = try find(".", in: folder)
    #expect(sources.files.map(\.path) == ["Zero.swift", "a/One.swift", "b/Two.swift", "b/c/Three.swift"])
    #expect(sources.files.first?.text == "// Zero.swift")
    #expect(sources.problems.isEmpty)
    #expect(try find(folder.path + "/a", "b/../a/One.swift", "a", in: folder).files.map(\.path) == ["a/One.swift"])
    let below = try SourceFinder.sources(at: ["../a"], workingDirectory: folder.path + "/b")
    #expect(below.files.map(\.path) == ["../a/One.swift"])
  }

  @Test func foldersOfOthersAreSkippedUnlessNamed() throws {
    let folder = try TemporaryFolder()
    for name in [".build/A.swift", "Pods/B.swift", "Carthage/C.swift", "DerivedData/D.swift", ".E.swift", "F.swift"] {
      try folder.write("", to: name)
    }
    #expect(try find(".", in: folder).files.map(\.path) == ["F.swift"])
    #expect(try find("Pods", ".build", in: folder).files.map(\.path) == [".build/A.swift", "Pods/B.swift"])
  }

  @Test func linksEndAndStayInside() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("", to: "Outside.swift")
    try folder.write("", to: "z/Real.swift")
    try folder.write("", to: ".hidden/Linked.swift")
    try folder.link("z/loop", to: "..")
    try folder.link("a", to: "z")
    try folder.link("A.swift", to: "z/Real.swift")
    try folder.link("out", to: other.path)
    try folder.link("Out.swift", to: other.path + "/Outside.swift")
    try folder.link("shown", to: ".hidden")
    try folder.link("self", to: "self")
    let sources = try find(".", in: folder)
    #expect(sources.files.map(\.path) == ["shown/Linked.swift", "z/Real.swift"])
    #expect(sources.problems.isEmpty)
    #expect(throws: InputError("'self' cannot be read: too many levels of symbolic links")) {
      try find("self", in: folder)
    }
    #expect(try find("out", in: folder).files.map(\.path) == ["out/Outside.swift"])
  }

  @Test func badFilesAreReportedAndTheOthersRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1", to: "Good.swift")
    try folder.write(Data([0x2f, 0x2f, 0x0a, 0xff, 0xfe]), to: "Latin.swift")
    try folder.link("Gone.swift", to: "nowhere.swift")
    #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
    let sources = try find(".", "missing", "Pipe.swift", in: folder)
    #expect(sources.files.map(\.path) == ["Good.swift"])
    #expect(
      sources.problems.map(\.message) == [
        "'Gone.swift' is a link that leads nowhere", "no such file or folder: 'missing'",
        "'Pipe.swift' is neither a file nor a folder", "'Latin.swift' is not UTF-8 text (line 2) and was not checked",
      ])
  }

  @Test func nothingToCheckIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty")
    try folder.write("", to: "texts/a.txt")
    #expect(throws: InputError("no such file or folder: 'missing'")) { try find("missing", in: folder) }
    #expect(throws: InputError("the folder 'empty' is empty")) { try find("empty", in: folder) }
    #expect(throws: InputError("the folder 'texts' holds no Swift files")) { try find("texts", in: folder) }
    #expect(throws: InputError("'texts/a.txt' is not a Swift file: its name does not end in '.swift'")) {
      try find("texts/a.txt", in: folder)
    }
    #expect(throws: InputError("no such file or folder: 'texts/a.txt/b'")) {
      try find("texts/a.txt/b", in: folder)
    }
  }

  @Test func bigFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      String(repeating: "// a line of no interest whatever, repeated\n", count: 240_000), to: "Big.swift")
    #expect(try find("Big.swift", in: folder).files.first?.lineCount == 240_001)
  }

  @Test func modelsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Models/UIKit")
    let environment = ["TRANSVERIFY_MODELS": folder.path + "/Models"]
    #expect(try ModelsFolder.path(environment: environment, program: nil) == folder.path + "/Models")
    #expect(throws: InputError.self) { try ModelsFolder.path(environment: ["TRANSVERIFY_MODELS": folder.path]) }
    try folder.write("", to: "bin/tool")
    let program = folder.path + "/bin/tool"
    #expect(try ModelsFolder.path(environment: [:], program: program) == folder.path + "/Models")
  }

  @Test func suggestions() {
    let names = ["maxStates", "maxDepth", "strict"]
    #expect(Suggestion.nearest(to: "maxstate", among: names) == "maxStates")
    #expect(Suggestion.nearest(to: "stirct", among: names) == "strict")
    #expect(Suggestion.nearest(to: "str", among: names) == "strict")
    #expect(Suggestion.nearest(to: "depth", among: names) == nil)
    #expect(Suggestion.nearest(to: "", among: names) == nil)
    #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(Suggestion.distance(Array("ab"), Array("ba")) == 1)
  }
}
