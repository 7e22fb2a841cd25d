import Foundation
import Synchronization

/// Fixtures and recorded logs: what `transverify` says of them with a changed machine, against what it says with the shipped
/// one.
final class MachineWitnesses: Sendable {
  private let models: String
  private let program: String
  private let commands: [[String]]
  /// Exit codes with the shipped machine, of those commands that were asked for.
  private let shipped = Mutex<[Int: Int32]>([:])

  init(models: String, program: String) {
    self.models = models
    self.program = program
    let tests = URL(fileURLWithPath: models).deletingLastPathComponent().path + "/Tests/"
    let fixtures = Self.paths(below: tests + "Fixtures") { name in
      let stem = name.replacingOccurrences(of: ".swift", with: "")
      return stem.hasSuffix("_bad") || stem.hasSuffix("_ok")
    }
    let logs = Self.paths(below: tests + "ConformanceTests/Fixtures") { $0.hasSuffix(".log") }
    commands = logs.map { ["conform", $0] } + fixtures.map { ["run", "--quiet", "--time-limit", "60", $0] }
  }

  /// Whether one of them ends with another exit code.
  ///
  /// - Parameter folder: the changed machine.
  func notice(_ folder: String) -> Bool {
    commands.indices.contains { index in
      let code = Self.exitCode(of: program, commands[index], models: folder)
      return code != expected(index)
    }
  }

  private func expected(_ index: Int) -> Int32 {
    if let known = shipped.withLock({ $0[index] }) { return known }
    let code = Self.exitCode(of: program, commands[index], models: models)
    shipped.withLock { $0[index] = code }
    return code
  }

  /// Files and folders with such names; what lies in such a folder is part of it.
  private static func paths(below root: String, _ isMeant: (String) -> Bool) -> [String] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let meant = names.filter { isMeant($0.split(separator: "/").last.map(String.init) ?? "") }.sorted()
    return meant.filter { path in !meant.contains { path.hasPrefix($0 + "/") } }.map { root + "/" + $0 }
  }

  /// -1 where the program could not be started.
  static func exitCode(of program: String, _ arguments: [String], models: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TRANSVERIFY_MODELS": models]) { $1 }
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
