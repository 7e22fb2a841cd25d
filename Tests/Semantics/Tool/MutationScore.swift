import Foundation
import MachineSemantics
import SwiftFrontend
import Synchronization
import Threading
import Verification

/// Takes each rule out of the machine or inverts it, one at a time, and sees whether scripts, rule models and gallery
/// notice.
final class MutationScore: Sendable {
  typealias Verdict = MutationTable.Verdict

  let models: String
  /// The built `transverify`.
  let program: String
  private let scripts: [ScriptFile]
  private let library: ScriptLibrary
  /// Scripts that fail without any mutation tell nothing. Known of those that were asked about.
  private let soundness = Mutex<[Int: Bool]>([:])

  init(models: String, program: String) {
    self.models = models
    self.program = program
    scripts = ScriptFile.all(below: models + "/Semantics")
    library = ScriptLibrary(models: models, scripts: scripts)
  }

  /// The mutants of the shipped machine.
  static func mutants(of models: String) -> [MachineMutant] {
    let paths = FileManager.default.enumerator(atPath: models + "/UIKit")?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && $0 != "Vocabulary.swift" && !$0.hasPrefix("Rules/") }.sorted()
      .flatMap { path -> [MachineMutant] in
        guard let text = try? String(contentsOfFile: models + "/UIKit/" + path, encoding: .utf8) else { return [] }
        return MachineMutant.all(of: text, path: "UIKit/" + path)
      }
  }

  /// The scripts of the mutant's own rules first, then all others, then the models with expectations.
  private func verdict(_ mutant: MachineMutant) -> Verdict {
    let library = library.changing(mutant.path, to: mutant.text)
    if !library.errors.isEmpty { return .invalid }
    let check = ScriptCheck(library)
    let own = scripts.indices.filter { !Set(scripts[$0].rules).isDisjoint(with: mutant.rules) }
    for index in own + scripts.indices.filter({ !own.contains($0) }) {
      if !check.failures(of: index).isEmpty && isSound(index) { return .script }
    }
    return modelsNotice(mutant) ? .model : .unnoticed
  }

  private func isSound(_ index: Int) -> Bool {
    if let known = soundness.withLock({ $0[index] }) { return known }
    let isSound = ScriptCheck(library).failures(of: index).isEmpty
    soundness.withLock { $0[index] = isSound }
    return isSound
  }

  /// Whether an expectation is not met, or the machine contradicts itself. A run that was cut short notices nothing.
  private func modelsNotice(_ mutant: MachineMutant) -> Bool {
    let folder = NSTemporaryDirectory() + "transverify-mutant-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.copyItem(atPath: models, toPath: folder)
      try mutant.text.write(toFile: folder + "/" + mutant.path, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["run", "--quiet", "--time-limit", "300", folder + "/Gallery", folder + "/Rules"]
      process.environment = ["TRANSVERIFY_MODELS": folder]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return [1, 70].contains(process.terminationStatus)
    } catch {
      return false
    }
  }

  /// Prints each mutant's verdict as it becomes known, then the survivors and the score.
  func run(matching pattern: String?, jobs: Int) {
    let mutants = Self.mutants(of: models).filter { mutant in pattern.map(mutant.description.contains) ?? true }
    let rows = DeepStack.map(mutants, workers: jobs) { mutant in
      let row = MutationTable.Row(mutant: mutant, verdict: self.verdict(mutant))
      FileHandle.standardOutput.write(Data("\(row.verdict.rawValue)\t\(mutant)\n".utf8))
      return row
    }
    for row in rows where row.verdict == .unnoticed { print("survivor: \(row.mutant)") }
    print(MutationTable.sentence(rows))
  }
}
