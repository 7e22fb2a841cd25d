import RunReport
import Verification

/// `transverify run`: checks, writes every report, and only then decides the exit code.
struct RunVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let report = try check(settings)
    let writer = ReportWriter(tool: tool, settings: settings)
    let troubles = writer.write(report)
    for trouble in troubles { tool.console.complain(trouble.message) }
    if !troubles.isEmpty { return .usage }
    return exitCode(for: report, strict: settings.options.strict, wasInterrupted: Interruption.isRequested)
  }

  private func check(_ settings: RunSettings) throws(InputError) -> Report {
    let console = tool.console
    let isShown = settings.showsProgress && console.showsProgress(tool.environment)
    let line = isShown ? ProgressLine(write: console.writeStatus) : nil
    defer { line?.clear() }
    return try tool.engine.check(settings.options, { line?.show($0) }, { Interruption.isRequested })
  }
}
