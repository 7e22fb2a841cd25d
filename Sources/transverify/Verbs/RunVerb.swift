import RunReport
import Verification

/// `transverify run`: checks, writes every report, and only then decides the exit code.
struct RunVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    if arguments.values.contains(.apply), !arguments.values.contains(.fix) { throw UsageError.applyWithoutFix() }
    if let shard = arguments.values.first(.shard).flatMap(Shard.init) { return try explore(shard, settings) }
    if arguments.values.contains(.fix) {
      return try FixAction(tool: tool, settings: settings, applies: arguments.values.contains(.apply)).perform()
    }
    if let name = arguments.values.first(.whyIncomplete) {
      return try WhyIncompleteAction(tool: tool, settings: settings, name: name).perform()
    }
    let report = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.check(settings.options, progress, { Interruption.isRequested })
    }
    return tool.finish(report, settings)
  }

  /// Explores a part and writes what it has found; nothing is judged and no gate is passed.
  private func explore(_ shard: Shard, _ settings: RunSettings) throws(InputError) -> ExitCode {
    if arguments.values.contains(.reporter) { throw UsageError.reportOfShard() }
    if arguments.values.contains(.trend) { throw UsageError.trendOfShard() }
    if arguments.values.contains(.writeBaseline) { throw UsageError.baselineOfShard() }
    let result = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.explore(settings.options, shard, progress, { Interruption.isRequested })
    }
    do throws(OutputError) {
      if let folder = arguments.values.first(.output) {
        let name = folder + "/" + shard.fileName
        let path = name.hasPrefix("/") ? name : tool.workingDirectory + "/" + name
        try OutputFile.write(result.text, to: path, named: name)
      } else {
        try tool.console.write(result.text)
      }
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
    return Interruption.isRequested ? .incomplete : .success
  }
}

extension CommandLineTool {
  /// Writes all reports; then the gate decides.
  func finish(_ found: Report, _ settings: RunSettings) -> ExitCode {
    migrateBaseline(by: found, settings)
    let (compared, trouble) = writeBaseline(found, settings)
    let report = settings.trend?.added(to: compared) ?? compared
    let troubles = ReportWriter(tool: self, settings: settings).write(report) + [trouble].compactMap(\.self)
    for trouble in troubles { console.complain(trouble.message) }
    // Subjects that were explored before do not say it, and what would have come after them is not in the report.
    if Interruption.isRequested {
      console.writeStatus("transverify: interrupted: the report holds what was found until then\n")
    }
    if report.hasNothingToCheck, !settings.isQuiet {
      console.warn(
        "no code of presentations or transitions was found, so nothing was checked ('--strict' makes this exit code 3)")
    }
    if !troubles.isEmpty { return .usage }
    let code = exitCode(for: report, strict: settings.options.strict, wasInterrupted: Interruption.isRequested)
    if code == .usage { complainOfSources(report) }
    if code == .incomplete, !Interruption.isRequested, !settings.isQuiet { remarkOnStoppedSubjects(report) }
    return code
  }

  /// Works with a progress line where one is wanted.
  func showingProgress<Result>(
    _ settings: RunSettings, _ work: (@escaping @Sendable (RunProgress) -> Void) throws(InputError) -> Result
  ) throws(InputError) -> Result {
    let isShown = settings.showsProgress && console.showsProgress(environment)
    let line = isShown ? ProgressLine(write: console.writeStatus) : nil
    defer { line?.clear() }
    return try work { line?.show($0) }
  }
}
