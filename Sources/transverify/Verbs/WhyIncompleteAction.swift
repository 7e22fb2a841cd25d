import Reporters
import RunReport
import Verification

/// `transverify run --why-incomplete NAME`: explores one subject and prints where its states come from.
struct WhyIncompleteAction {
  let tool: CommandLineTool
  let settings: RunSettings
  /// As `--subject` takes it.
  let name: String

  func perform() throws(InputError) -> ExitCode {
    var options = settings.options
    options.subjects = [name]
    let report = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.check(options, progress, { Interruption.isRequested })
    }
    // Of a class that is no subject nothing was explored: its note stands last.
    if report.typesOfText != nil, let note = report.problems.last(where: { $0.severity == .note }) {
      throw InputError(note.message)
    }
    let isColored = settings.color.isOn(tool.console, tool.environment)
    let shown = tool.show(WhyIncompleteReporter.render(report, color: isColored))
    if shown != .success { return shown }
    return exitCode(for: report, strict: options.strict, wasInterrupted: Interruption.isRequested)
  }
}
