import Foundation
import Reporters
import RunReport
import Verification

/// `transverify replay`: a walk in the terminal through a finding's trace, or freely through a subject.
struct ReplayVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func perform() throws(InputError) -> ExitCode {
    var (arguments, named) = separated
    if let given = arguments.values.first(.finding) {
      if let named { throw InputError("'\(named)' and '--finding \(given)' both choose a finding") }
      named = given
    }
    var settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    let given = try self.given(&settings)
    let isFree = named == nil && !settings.options.subjects.isEmpty
    let source = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.replays(settings.options, given, progress, { Interruption.isRequested })
    }
    guard let walk = try isFree ? freeWalk(source) : followed(named, source, settings) else {
      return nothing(source.report)
    }
    return try walked(walk, source, settings)
  }

  /// Numbers of findings (`f3`) stand among the paths, unless there is such a file.
  private var separated: (ParsedArguments, finding: String?) {
    var parsed = arguments
    let numbers = parsed.operands.filter { operand in
      operand.hasPrefix("f") && Int(operand.dropFirst()) != nil
        && !FileManager.default.fileExists(atPath: PathNames.absolute(operand, from: tool.workingDirectory))
    }
    guard numbers.count == 1 else { return (parsed, nil) }
    parsed.operands.removeAll { $0 == numbers[0] }
    return (parsed, numbers[0])
  }

  /// The report that the findings are taken from, if they are; what was explored with another version is, too, here.
  private func given(_ settings: inout RunSettings) throws(InputError) -> Report? {
    guard let name = arguments.values.first(.replayedReport) else { return nil }
    let report = try ReportFileReader(workingDirectory: tool.workingDirectory).report(name)
    if settings.options.iOSVersion == nil, let platform = report.platform, !platform.isAssumed {
      settings.options.iOSVersion = Double(platform.iOSVersion)
    }
    return report
  }

  private func freeWalk(_ source: ReplaySource) throws(InputError) -> OrderingWalk? {
    if source.subjects.isEmpty { return nil }
    if source.subjects.count > 1 {
      let names = source.subjects.prefix(8).map { "\($0.name) (\($0.location.path):\($0.location.line))" }
      throw InputError(
        "'--subject' fits \(source.subjects.count) subjects, and a walk goes through one: "
          + names.joined(separator: ", ") + (source.subjects.count > 8 ? ", …" : ""))
    }
    return try source.walk(ofSubject: 0)
  }

  private func followed(
    _ name: String?, _ source: ReplaySource, _ settings: RunSettings
  ) throws(InputError) -> OrderingWalk? {
    let findings = source.report.findings
    if let name {
      return try source.walk(through: findings[FindingChoice.position(of: name, among: findings)])
    }
    guard let first = findings.first else { return nil }
    if findings.count > 1 {
      let text = TextWalk(color: settings.color.isOn(tool.console, tool.environment))
      let listing = text.listing(findings) + text.remark("this is f1; '--finding 2' or 'f 2' takes another") + "\n"
      _ = tool.show(listing)
    }
    return try source.walk(through: first)
  }

  private func walked(
    _ walk: OrderingWalk, _ source: ReplaySource, _ settings: RunSettings
  ) throws(InputError) -> ExitCode {
    let console = tool.console
    let isTalk = console.inputIsTerminal && console.outputIsTerminal
    // From here on Ctrl-C ends the program, as it does everywhere else in a terminal.
    if isTalk { Interruption.restore() }
    let text = TextWalk(color: settings.color.isOn(console, tool.environment))
    var session = ReplaySession(
      walk, of: source, text: text, echoes: !isTalk,
      write: { text throws(OutputError) in try console.write(text) }, read: console.readLine)
    do throws(OutputError) {
      let isSilent = console.inputIsTerminal && !console.outputIsTerminal
      try session.perform(wholeTraceOnly: arguments.values.contains(.steps) || isSilent)
    } catch {
      console.complain(error.message)
      return .usage
    }
    return session.hasShownViolation ? .violations : .success
  }

  /// There is no finding to follow.
  private func nothing(_ report: Report) -> ExitCode {
    let shown = tool.show("nothing was found: '--subject NAME' walks through a subject all the same\n")
    return shown == .success ? exitCode(for: report, strict: false) : shown
  }
}
