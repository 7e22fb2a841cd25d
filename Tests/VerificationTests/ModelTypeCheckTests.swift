import Foundation
import TestSupport
import Testing

/// The formal machine and the gallery are Swift: the compiler accepts them (DESIGN, section 1).
@Suite struct ModelTypeCheckTests {
  @Test(.enabled(if: Effort.isWide)) func swiftcAcceptsTheMachineWithTheGalleryAndTheRuleModels() throws {
    let folders = ["Models/UIKit", "Models/Gallery", "Models/Rules", "Models/Sanity", "Models/Machines"].map(
      Repository.path)
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
    #expect(files.count > 60)
    // One compiler for all files, not one for each.
    let result = try Subprocess.run(
      "swiftc", ["-typecheck", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "UIKit"] + files)
    #expect(result.status == 0, "\(result.output.prefix(4000))")
  }
}

/// Runs a program found on PATH and collects what it prints.
enum Subprocess {
  static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
