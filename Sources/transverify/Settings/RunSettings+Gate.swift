import RunReport
import Verification

extension RunSettings {
  /// What counts, by the options of the run.
  ///
  /// - Parameters:
  ///   - baseline: its file as the user names it; `nil` for none.
  ///   - isConfigured: it is the configuration that names it.
  static func gate(
    _ values: OptionValues, baseline: String?, isConfigured: Bool, writing: String?, workingDirectory: String
  ) throws(InputError) -> GateOptions {
    var gate = GateOptions()
    if let severity = values.first(.failOn).flatMap(Severity.init) { gate.thresholds.severity = severity }
    if let confidence = values.first(.confidence).flatMap(Confidence.init) { gate.thresholds.confidence = confidence }
    gate.requiredDisturbances = values.first(.requireDisturbances).flatMap { Int($0) }
    gate.passesIncomplete = values.first(.incomplete) == "pass"
    guard let baseline else { return gate }
    let file = BaselineFile(name: baseline, workingDirectory: workingDirectory)
    // The first time, the file that the configuration names is not there yet.
    let isFirst = writing.map { isConfigured || isSame($0, baseline, workingDirectory) } ?? false
    if isFirst, !file.exists { return gate }
    gate.baseline = try file.read()
    return gate
  }

  private static func isSame(_ one: String, _ other: String, _ folder: String) -> Bool {
    PathNames.absolute(one, from: folder) == PathNames.absolute(other, from: folder)
  }
}
