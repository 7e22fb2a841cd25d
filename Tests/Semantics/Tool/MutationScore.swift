import Foundation
import MachineSemantics
import SwiftFrontend
import Synchronization
import Threading
import Verification

/// Takes each rule out of the machine or inverts it, or puts a small fault into any statement, one at a time, and sees
/// whether scripts, rule models and gallery notice; of any statement also whether fixtures and recorded logs do.
final class MutationScore: Sendable {
  typealias Verdict = MutationTable.Verdict

  let models: String
  /// The built `transverify`.
  let program: String
  private let scripts: [ScriptFile]
  private let library: ScriptLibrary
  /// Asked last; none where only cited statements are looked at.
  private let witnesses: MachineWitnesses?
  /// Scripts that fail without any mutation tell nothing. Known of those that were asked about.
  private let soundness = Mutex<[Int: Bool]>([:])

  init(models: String, program: String, everyStatement: Bool = false) {
    self.models = models
    self.program = program
    witnesses = everyStatement ? MachineWitnesses(models: models, program: program) : nil
    scripts = ScriptFile.all(below: models + "/Semantics")
    library = ScriptLibrary(models: models, scripts: scripts)
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
    return modelsNotice(mutant)
  }

  private func isSound(_ index: Int) -> Bool {
    if let known = soundness.withLock({ $0[index] }) { return known }
    let isSound = ScriptCheck(library).failures(of: index).isEmpty
    soundness.withLock { $0[index] = isSound }
    return isSound
  }

  /// Whether an expectation is not met, or the machine contradicts itself; then fixtures and logs. A run that was cut short
  /// notices nothing.
  private func modelsNotice(_ mutant: MachineMutant) -> Verdict {
    let folder = NSTemporaryDirectory() + "transverify-mutant-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.copyItem(atPath: models, toPath: folder)
      try mutant.text.write(toFile: folder + "/" + mutant.path, atomically: true, encoding: .utf8)
    } catch {
      return .missing
    }
    let whole = ["run", "--quiet", "--time-limit", "300", folder + "/Gallery", folder + "/Rules"]
    if [1, 70].contains(MachineWitnesses.exitCode(of: program, whole, models: folder)) { return .model }
    return witnesses?.notice(folder) == true ? .fixture : .unnoticed
  }

  /// Prints each mutant's verdict as it becomes known, then the survivors and the score.
  func run(_ mutants: [MachineMutant], jobs: Int) {
    let rows = DeepStack.map(mutants, workers: jobs) { mutant in
      let row = MutationTable.Row(mutant: mutant, verdict: self.verdict(mutant))
      FileHandle.standardOutput.write(Data("\(row.verdict.rawValue)\t\(mutant)\n".utf8))
      return row
    }
    for row in rows where row.verdict == .unnoticed { print("survivor: \(row.mutant)") }
    print(MutationTable.sentence(rows.map(\.verdict)))
  }
}
