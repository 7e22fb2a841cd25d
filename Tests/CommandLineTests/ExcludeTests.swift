import Foundation
import Testing
import Verification

@testable import transverify

/// What a search for sources passes by.
@Suite struct ExcludeTests {
  static let patterns: [(String, String, Bool)] = [
    ("Generated", "/app/Generated", true), ("Generated", "/app/a/b/Generated", true),
    ("Generated/", "/app/Generated", true), ("Generated", "/app/Generated.swift", false),
    ("*.pb.swift", "/app/a/Card.pb.swift", true), ("*.pb.swift", "/app/a/Card.swift", false),
    ("Car?.swift", "/app/Card.swift", true), ("Car?.swift", "/app/Car.swift", false),
    ("a*b*c", "/app/aXbbYc", true), ("a*b*c", "/app/aXbbYcd", false),
    ("./Generated", "/app/Generated", true), ("./Generated", "/app/a/Generated", false),
    ("Sources/Gen", "/app/Sources/Gen", true), ("Sources/*/Mocks", "/app/Sources/A/Mocks", true),
    ("Sources/*/Mocks", "/app/Sources/A/B/Mocks", false), ("Sources/**/Mocks", "/app/Sources/A/B/Mocks", true),
    ("Sources/**/Mocks", "/app/Sources/Mocks", true), ("**/Mocks", "/other/Mocks", false),
    ("../other/Mocks", "/other/Mocks", true), ("/other/M*", "/other/Mocks", true), ("", "/app/a", false),
  ]

  @Test(arguments: patterns)
  func pattern(_ pattern: String, path: String, fits: Bool) {
    #expect(ExcludedPaths([pattern], workingDirectory: "/app").contain(path) == fits)
  }

  /// A search passes by what lies below the paths, never the paths themselves.
  @Test func namedPathsAreRead() throws {
    let folder = try TemporaryFolder()
    for name in ["A/One.swift", "A/Generated/Two.swift", "A/Three.pb.swift"] { try folder.write("", to: name) }
    func find(_ paths: String..., excluding patterns: [String]) throws(InputError) -> [String] {
      try SourceFinder.sources(at: paths, excluding: patterns, workingDirectory: folder.path).files.map(\.path)
    }
    #expect(try find("A", excluding: []).count == 3)
    #expect(try find("A", excluding: ["Generated", "*.pb.swift"]) == ["A/One.swift"])
    #expect(try find("A", excluding: ["A/*/*"]) == ["A/One.swift", "A/Three.pb.swift"])
    #expect(try find("A/Generated", "A/Three.pb.swift", excluding: ["Generated", "*.pb.swift"]).count == 2)
    #expect(throws: InputError("the folder 'A' holds no Swift files that are not excluded")) {
      try find("A", excluding: ["*.swift", "Generated"])
    }
    let seen = SourceStamps(of: ["A"], excluding: ["A/Generated"], workingDirectory: folder.path)
    #expect(seen.count == 2)
  }

  private func settings(_ line: String, in folder: String) throws(InputError) -> RunSettings {
    let arguments = try ArgumentParser(table: .transverify).parse(line.split(separator: " ").map(String.init))
    return try RunSettings(arguments, workingDirectory: folder)
  }

  /// Paths begin at the configuration, names anywhere; the command line adds its own.
  @Test func theConfigurationAndTheCommandLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ paths: ['A'], exclude: ['Generated', 'A/Mocks'] }", to: ".transverify.json")
    try folder.makeFolder("sub")
    #expect(try settings("run", in: folder.path).options.exclude == ["Generated", "A/Mocks"])
    let below = try settings("run --exclude B/C --exclude *.pb.swift", in: folder.path + "/sub")
    #expect(below.options.exclude == ["Generated", "../A/Mocks", "B/C", "*.pb.swift"])
    for verb in ["scenarios", "serve", "replay", "export"] {
      #expect(try settings(verb + " --exclude X", in: folder.path).options.exclude.last == "X", "\(verb)")
    }
    try folder.write("{ exlude: ['X'] }", to: ".transverify.json")
    #expect(throws: InputError(".transverify.json: unknown key 'exlude': did you mean 'exclude'?")) {
      try settings("run", in: folder.path)
    }
  }
}
