import Foundation
import MachineSemantics
import Verification

/// Takes each rule out of the machine or inverts it, one at a time, and sees whether scripts, rule models and gallery
/// notice.
struct MutationScore {
  enum Verdict: String {
    case script, model, unnoticed, invalid
  }

  let models: String
  /// The built `transverify`.
  let program: String
  private let scripts: [ScriptFile]
  /// Scripts that fail without any mutation tell nothing.
  private let sound: Set<Int>

  init(models: String, program: String) {
    self.models = models
    self.program = program
    scripts = ScriptFile.all(below: models + "/Semantics")
    let check = ScriptCheck(ScriptLibrary(models: models, scripts: scripts))
    sound = Set(scripts.indices.filter { check.failures(of: $0).isEmpty })
  }

  var mutants: [MachineMutant] {
    let paths = FileManager.default.enumerator(atPath: models + "/UIKit")?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && $0 != "Vocabulary.swift" && !$0.hasPrefix("Rules/") }.sorted()
      .flatMap { path -> [MachineMutant] in
        guard let text = try? String(contentsOfFile: models + "/UIKit/" + path, encoding: .utf8) else { return [] }
        return MachineMutant.all(of: text, path: "UIKit/" + path)
      }
  }

  /// The scripts of the mutant's own rules first, then all others, then the models with expectations.
  func verdict(_ mutant: MachineMutant) -> Verdict {
    let library = ScriptLibrary(models: models, scripts: scripts, changed: [mutant.path: mutant.text])
    if !library.errors.isEmpty { return .invalid }
    let check = ScriptCheck(library)
    let own = scripts.indices.filter { !Set(scripts[$0].rules).isDisjoint(with: mutant.rules) }
    for index in own + scripts.indices.filter({ !own.contains($0) }) where sound.contains(index) {
      if !check.failures(of: index).isEmpty { return .script }
    }
    return modelsNotice(mutant) ? .model : .unnoticed
  }

  private func modelsNotice(_ mutant: MachineMutant) -> Bool {
    let folder = NSTemporaryDirectory() + "transverify-mutant-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.copyItem(atPath: models, toPath: folder)
      try mutant.text.write(toFile: folder + "/" + mutant.path, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["run", "--quiet", "--time-limit", "120", folder + "/Gallery", folder + "/Rules"]
      process.environment = ["TRANSVERIFY_MODELS": folder]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus != 0
    } catch {
      return false
    }
  }

  /// Prints each mutant's verdict as it becomes known, then the score.
  func run(matching pattern: String?) {
    var counts: [Verdict: Int] = [:]
    for mutant in mutants where pattern.map({ mutant.description.contains($0) }) ?? true {
      let verdict = verdict(mutant)
      counts[verdict, default: 0] += 1
      print("\(verdict.rawValue)\t\(mutant)")
      fflush(nil)
    }
    let noticed = (counts[.script] ?? 0) + (counts[.model] ?? 0)
    let valid = noticed + (counts[.unnoticed] ?? 0)
    let share = valid == 0 ? 0 : Double(noticed) / Double(valid) * 100
    print(
      "\(valid) mutants, \(noticed) noticed (\(String(format: "%.1f", share)) %): \(counts[.script] ?? 0) by scripts, "
        + "\(counts[.model] ?? 0) by models; \(counts[.invalid] ?? 0) do not compile")
  }
}
