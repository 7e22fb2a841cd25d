import RunReport
import Verification

extension RunSettings {
  /// What counts, by the options of the run.
  ///
  /// - Parameter baseline: its file as the user names it; `nil` for none.
  static func gate(
    _ values: OptionValues, baseline: String?, writing: String?, workingDirectory: String
  ) throws(InputError) -> GateOptions {
    var gate = GateOptions()
    if let severity = values.first(.failOn).flatMap(Severity.init) { gate.thresholds.severity = severity }
    if let confidence = values.first(.confidence).flatMap(Confidence.init) { gate.thresholds.confidence = confidence }
    gate.requiredDisturbances = values.first(.requireDisturbances).flatMap { Int($0) }
    guard let baseline else { return gate }
    let file = BaselineFile(name: baseline, workingDirectory: workingDirectory)
    // The first time, the file that the configuration names is not there yet.
    let isFirst = writing.map { isSame($0, baseline, workingDirectory) } ?? false
    if isFirst, !file.exists { return gate }
    gate.baseline = try file.read()
    return gate
  }

  private static func isSame(_ one: String, _ other: String, _ folder: String) -> Bool {
    PathNames.absolute(one, from: folder) == PathNames.absolute(other, from: folder)
  }
}

extension CommandLineTool {
  /// Writes a baseline anew in which a run has found former ids.
  func migrateBaseline(by report: Report, _ settings: RunSettings) {
    guard let old = settings.options.gate.baseline, !Interruption.isRequested else { return }
    let new = old.migrated(by: report)
    if new == old { return }
    do throws(OutputError) {
      try BaselineFile(name: old.path, workingDirectory: workingDirectory).write(new.entries)
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
      try BaselineFile(name: name, workingDirectory: workingDirectory).write(report, keeping: old)
    } catch {
      return (report, error)
    }
    if old != nil { return (report, nil) }
    var gate = settings.options.gate
    gate.baseline = Baseline(path: name, of: report)
    let scope = RunScope(options: settings.options, files: [])
    return (Gate(options: gate, scope: scope).judge(report, wasCancelled: false), nil)
  }
}
