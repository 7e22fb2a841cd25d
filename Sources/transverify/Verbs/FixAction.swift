import Foundation
import RunReport
import Synchronization
import Verification

/// `transverify run --fix`: shows what repairs findings as a patch, or applies it and checks again.
struct FixAction {
  let tool: CommandLineTool
  let settings: RunSettings
  /// Whether files are written.
  let applies: Bool

  func perform() throws(InputError) -> ExitCode {
    let patch = PatchPrinter(tool: tool, clearsLine: settings.showsProgress)
    let fixes = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.fix(settings.options, telling(progress), { Interruption.isRequested }) { [applies] fix in
        if !applies { patch.print(fix) }
      }
    }
    if Interruption.isRequested {
      patch.printRest(of: fixes)
      tool.console.writeStatus(
        "transverify: interrupted: \(Self.count(fixes)) until then\(fixes.fixes.isEmpty ? "" : ", in the patch"); "
          + "nothing was written\n")
      return .incomplete
    }
    return applies ? try apply(fixes) : show(fixes, patch)
  }

  /// Says which finding a repair is looked for, each once: that takes long, and a log has no line that changes.
  private func telling(_ progress: @escaping @Sendable (RunProgress) -> Void) -> @Sendable (RunProgress) -> Void {
    if settings.isQuiet || settings.showsProgress && tool.console.showsProgress(tool.environment) { return progress }
    let told = Mutex<String?>(nil)
    return { [console = tool.console] state in
      progress(state)
      guard let repair = state.repair else { return }
      let isNew = told.withLock { told in
        defer { told = repair }
        return told != repair
      }
      if isNew { console.writeStatus("transverify: looking for a repair of \(repair)\n") }
    }
  }

  // MARK: Showing

  /// Reports go to their files; standard output has the patch.
  private func show(_ fixes: Fixes, _ patch: PatchPrinter) -> ExitCode {
    var quiet = settings
    quiet.reporters.removeAll { $0.file == nil }
    let code = tool.finish(fixes.report, quiet)
    guard patch.printRest(of: fixes) else { return .usage }
    note(Self.count(fixes) + (fixes.fixes.isEmpty ? "" : "; nothing was written: '--apply' does"))
    Self.remainder(of: fixes).forEach(note)
    return code
  }

  private static func count(_ fixes: Fixes) -> String {
    let count = fixes.fixes.count
    let files = fixes.files.count
    if count == 0 { return "no finding has a verified repair" }
    return "\(count) verified \(count == 1 ? "repair" : "repairs") in \(files) \(files == 1 ? "file" : "files")"
  }

  /// A line each: what was tried without success, and what was not tried.
  private static func remainder(of fixes: Fixes) -> [String] {
    let report = fixes.report
    let thresholds = report.thresholds ?? .usual
    let unsure = report.findings.filter { $0.status != .known && !thresholds.isCertain($0) }.map(\.confidence)
    let known = report.findings.count { $0.status == .known }
    var lines: [String] = []
    lines += MissingRepair.allCases.compactMap { missing in
      fixes.unrepaired[missing].map { unrepaired(findings($0), missing, isStopped: fixes.isStopped) }
    }
    let levels = Confidence.allCases.filter(unsure.contains).map(\.rawValue)
    if let last = levels.last {
      let them = unsure.count == 1 ? "it" : "them"
      lines.append(
        left(unsure.count, levels.joined(separator: " or ")) + ": '--confidence \(last)' repairs \(them), too")
    }
    if known > 0 { lines.append(left(known, "known")) }
    return lines
  }

  private static func unrepaired(_ findings: String, _ missing: MissingRepair, isStopped: Bool) -> String {
    switch missing {
    case .unknown: "no repair is known for \(findings)"
    case .untried:
      "no repair was looked for of \(findings)"
        + (isStopped ? ": the time for it was over, and '--time-limit 600' gives more" : "")
    case .refused: "no repair was found for \(findings): each change that was tried leaves it or breaks another rule"
    case .cut:
      "no repair was found for \(findings): changes were tried, but a limit stopped the search after them: a larger "
        + "'--subject-budget', or '--subject' with a smaller one that shows it, may go further"
    case .late:
      "no repair was found for \(findings) in the time for it: '--time-limit 600' gives more, and '--only' leaves more "
        + "for each"
    }
  }

  private static func left(_ number: Int, _ kind: String) -> String {
    "\(findings(number, kind + " ")) \(number == 1 ? "was" : "were") left alone"
  }

  private static func findings(_ number: Int, _ kind: String = "") -> String {
    "\(number) \(kind)\(number == 1 ? "finding" : "findings")"
  }

  private func note(_ text: String) {
    if !settings.isQuiet { tool.console.writeStatus("transverify: \(text)\n") }
  }

  // MARK: Applying

  /// All files are looked at before the first is written.
  private func apply(_ fixes: Fixes) throws(InputError) -> ExitCode {
    do throws(OutputError) {
      let writer = FixWriter(paths: settings.options.paths, workingDirectory: tool.workingDirectory)
      let targets = try fixes.files.map { file throws(OutputError) in try writer.target(of: file) }
      for (file, target) in zip(fixes.files, targets) { try writer.write(file, to: target) }
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
    for fix in fixes.fixes {
      let finding = fix.finding
      note("\(finding.location.path): \(finding.rule), \(finding.confidence.rawValue): \(fix.repair.title)")
    }
    note(fixes.files.isEmpty ? "\(Self.count(fixes)), nothing was written" : "\(Self.count(fixes)) written")
    Self.remainder(of: fixes).forEach(note)
    let report = try tool.showingProgress(settings) { progress throws(InputError) in
      try tool.engine.check(settings.options, progress, { Interruption.isRequested })
    }
    return tool.finish(report, settings)
  }
}

/// Writes repaired sources, and only what was read: regular files inside the paths of the run.
struct FixWriter {
  /// Absolute, or relative to the working directory.
  let paths: [String]
  /// Absolute.
  let workingDirectory: String

  /// Where a file really lies.
  ///
  /// - Throws: when it is a symbolic link, lies elsewhere, or is no longer what was read.
  func target(of file: Fixes.ChangedFile) throws(OutputError) -> String {
    let path = PathNames.absolute(file.path, from: workingDirectory)
    var status = stat()
    guard lstat(path, &status) == 0, let resolved = PathNames.resolved(path) else {
      throw OutputError(message: "'\(file.path)' is no longer there: nothing was written")
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      throw OutputError(message: "'\(file.path)' is a symbolic link: nothing was written")
    }
    let roots = paths.compactMap { PathNames.resolved(PathNames.absolute($0, from: workingDirectory)) }
    guard roots.contains(where: { PathNames.isInside(resolved, $0) }) else {
      throw OutputError(message: "'\(file.path)' lies outside the paths of the run: nothing was written")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: resolved)), data == Data(file.before.utf8) else {
      throw OutputError(message: "'\(file.path)' has changed since it was read: nothing was written")
    }
    return resolved
  }

  /// The file keeps its permissions.
  func write(_ file: Fixes.ChangedFile, to target: String) throws(OutputError) {
    var status = stat()
    let isKnown = stat(target, &status) == 0
    try OutputFile.write(file.after, to: target, named: file.path)
    if isKnown { chmod(target, status.st_mode & 0o7777) }
  }
}
