import Foundation
import TestSupport
import Testing

/// `Package.swift` finds the toolchain that runs it, whatever `swift` on PATH is.
@Suite struct ManifestTests {
  /// The folder of the toolchain that is first on PATH, links resolved.
  private func toolchain() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let driver = try #require(
      folders.map { $0 + "/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) })
    return URL(fileURLWithPath: driver).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manifest = Repository.path("Package.swift")
    try folder.write(try String(contentsOfFile: manifest, encoding: .utf8), to: "Package.swift")
    return folder
  }

  @Test func aWrapperScriptStandsForTheToolchain() throws {
    let folder = try folder()
    let script = "#!/bin/sh\nexec '\(try toolchain())/swift' \"$@\"\n"
    try folder.write(script, to: "bin/swift")
    let found = try BuiltProgram.bash(
      "chmod +x bin/swift && unset TRANSVERIFY_SWIFT_HOST && PATH=$PWD/bin:/usr/bin:/bin "
        + "swift package --disable-sandbox dump-package", in: folder)
    #expect(found.code == 0, "\(found.output)")
    #expect(found.output.contains("lib/swift/host"))
  }

  @Test func aMissingFolderIsOneSentence() throws {
    let found = try BuiltProgram.bash(
      "'\(try toolchain())/swift' package --disable-sandbox dump-package", in: try folder(),
      environment: ["TRANSVERIFY_SWIFT_HOST": "/nowhere"])
    #expect(found.code != 0)
    #expect(found.output.contains("TRANSVERIFY_SWIFT_HOST names /nowhere, which holds no SwiftSyntax.swiftmodule"))
    #expect(!found.output.contains("Stack dump") && !found.output.contains("Fatal error"))
  }
}
