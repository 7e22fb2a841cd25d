import Foundation
import MachineSemantics
import Verification

/// `semantics [--logs] [FILE…]`: runs scripts of `Models/Semantics` and prints what is wrong; with `--logs` also the
/// logs of every condition. `semantics --table` prints which rule is implemented and tested where.
/// `semantics --mutate [--jobs N] [TEXT]`: takes the rules out of the machine, one at a time, and prints what notices;
/// with a text only the mutants whose description contains it. With `--every` it puts a small fault into any statement,
/// with `--sample N` into N of them, drawn by `--seed S`. `semantics --score LOG…` prints the table of what `--mutate` has
/// printed.
@main
struct SemanticsTool {
  static func main() {
    do {
      try run()
    } catch {
      FileHandle.standardError.write(Data("semantics: \(error.localizedDescription)\n".utf8))
      exit(2)
    }
  }

  private static func run() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let showsLogs = arguments.first == "--logs"
    if showsLogs { arguments.removeFirst() }
    let models = try ModelsFolder.path()
    if arguments.first == "--table" { return print(try CoverageTable(models: models).markdown, terminator: "") }
    if arguments.first == "--mutate" { return try mutate(models, Array(arguments.dropFirst())) }
    if arguments.first == "--score" { return try printScore(models, logs: Array(arguments.dropFirst())) }
    var scripts = ScriptFile.all(below: models + "/Semantics")
    if !arguments.isEmpty { scripts = scripts.filter { script in arguments.contains { script.path.hasSuffix($0) } } }
    let library = ScriptLibrary(models: models, scripts: scripts)
    for error in library.errors { print("error: \(error)") }
    let check = ScriptCheck(library)
    var failed = 0
    for (index, script) in scripts.enumerated() {
      let failures = check.failures(of: index)
      print("\(failures.isEmpty ? "ok    " : "FAILED") \(script.path)")
      for failure in failures { print("  " + failure) }
      if !failures.isEmpty { failed += 1 }
      if showsLogs { try printLogs(check, index, script) }
    }
    print("\(scripts.count) scripts, \(failed) failed")
    exit(failed > 0 || !library.errors.isEmpty ? 1 : 0)
  }

  private static func mutate(_ models: String, _ rest: [String]) throws {
    let options = try MutationOptions(rest)
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/transverify"
    let score = MutationScore(models: models, program: program, everyStatement: options.isEvery)
    let machine = MachineFiles(models: models)
    let all = options.isEvery ? machine.statementMutants : machine.citedMutants
    let chosen = options.chosen(all)
    var head = MutationLog.line("machine", machine.fingerprint)
    if chosen.count < all.count {
      head += MutationLog.line("drawn", "\(chosen.count) of \(all.count), seed \(options.seed)")
    }
    FileHandle.standardOutput.write(Data(head.utf8))
    score.run(chosen, jobs: options.jobs)
    print("\(chosen.count) of \(all.count) mutants were run")
  }

  private static func printScore(_ models: String, logs paths: [String]) throws {
    let machine = MachineFiles(models: models)
    let former = try? String(contentsOfFile: models + "/mutation-score.md", encoding: .utf8)
    let logs = try paths.map { MutationLog(try String(contentsOfFile: $0, encoding: .utf8)) }
    let cited = logs.filter { $0.drawn == nil }
    let table = MutationTable(
      mutants: machine.citedMutants, logs: cited, sample: logs.last { $0.drawn != nil },
      machine: cited.last?.machine ?? "unknown", former: former ?? "")
    print(table.markdown, terminator: "")
  }

  private static func printLogs(_ check: ScriptCheck, _ index: Int, _ script: ScriptFile) throws {
    var seen: Set<Directive.Condition> = []
    for condition in script.directives.map(\.condition) where seen.insert(condition).inserted {
      let logs = try check.logs(of: index, under: condition)
      print("  \(condition)\(logs.count) logs")
      for log in logs.sorted(by: Directive.precedes) { print("    " + log.joined(separator: " < ")) }
    }
  }
}
