import RunReport
import Verification

extension CommandLineTool {
  /// Writes a baseline anew in which a run has found former ids.
  func migrateBaseline(by report: Report, _ settings: RunSettings) {
    guard let old = settings.options.gate.baseline, !Interruption.isRequested else { return }
    let new = old.migrated(by: report)
    if new == old { return }
    do throws(OutputError) {
      try BaselineFile(name: old.path, workingDirectory: workingDirectory).write(new)
      console.remark("'\(old.path)' had ids of an earlier version: it is written anew with those of now")
    } catch {
      console.remark("'\(old.path)' has ids of an earlier version, which are read all the same: \(error.message)")
    }
  }

  /// Writes the baseline that is asked for. Without an older one, everything that it holds is known from now on.
  ///
  /// - Returns: the report to show, and what kept the file from being written.
  func writeBaseline(_ report: Report, _ settings: RunSettings) -> (report: Report, trouble: OutputError?) {
    guard let name = settings.writeBaseline else { return (report, nil) }
    if Interruption.isRequested { return (report, OutputError(message: "interrupted: '\(name)' was not written")) }
    let old = settings.options.gate.baseline
    do throws(OutputError) {
      try BaselineFile(name: name, workingDirectory: workingDirectory).write(
        .renewed(old, by: report, settings.options, path: name))
    } catch {
      return (report, error)
    }
    if old != nil { return (report, nil) }
    var gate = settings.options.gate
    gate.baseline = Baseline(path: name, of: report, settings.options)
    let scope = RunScope(options: settings.options, files: [])
    return (Gate(options: gate, scope: scope).judge(report, wasCancelled: false), nil)
  }
}
