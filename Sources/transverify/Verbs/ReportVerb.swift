import Foundation
import Reporters
import RunReport
import Verification

/// `transverify report FILE`: the reports of a run, written again from its JSON. `transverify report merge FILE…`: the
/// report of a run whose parts were explored on several machines.
struct ReportVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    guard let first = arguments.operands.first else { throw UsageError.noReport() }
    return first == "merge" ? try merge() : try renderAgain(first)
  }

  /// The same options as the run's give the same bytes. The exit code is decided as the run's was; `--strict` is no part
  /// of a report and has to be given again.
  private func renderAgain(_ name: String) throws(InputError) -> ExitCode {
    if let second = arguments.operands.dropFirst().first { throw UsageError.secondReport(second, after: name) }
    try refuse(
      [.cache, .jobs, .baseline], needing: "'run' and 'report merge': a report that is written again stays as it is")
    let report = try ReportFileReader(workingDirectory: tool.workingDirectory).report(name)
    let options = RunOptions(paths: [], strict: arguments.values.contains(.strict))
    let settings = try RunSettings(of: options, arguments, workingDirectory: tool.workingDirectory)
    return tool.finish(report, settings)
  }

  private func merge() throws(InputError) -> ExitCode {
    try refuse([.strict], needing: "'run --shard': the shards are given the options of the run")
    let reader = ReportFileReader(workingDirectory: tool.workingDirectory)
    var files: [(name: String, text: String)] = []
    for name in arguments.operands.dropFirst() { files.append((name, try reader.text(name))) }
    let shards = try ShardSet(files)
    let settings = try RunSettings(of: shards.options, arguments, workingDirectory: tool.workingDirectory)
    let report = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.merge(settings.options, shards, progress, { Interruption.isRequested })
    }
    return tool.finish(report, settings)
  }

  private func refuse(_ options: [OptionDescription], needing other: String) throws(InputError) {
    guard let option = options.first(where: arguments.values.contains) else { return }
    throw InputError("'--\(option.name)' belongs to \(other)")
  }
}
