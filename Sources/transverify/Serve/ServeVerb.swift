import Foundation
import Serving
import Verification

/// `transverify serve`: the report's page on this machine, with walks, explored again whenever a source changes.
struct ServeVerb {
  let tool: CommandLineTool
  let arguments: ParsedArguments
  /// Whether the user has asked for the end.
  var isEnded: @Sendable () -> Bool = { Interruption.isRequested }
  /// Waits between two looks at the files.
  var pause: () -> Void = { usleep(100_000) }

  func perform() throws(InputError) -> ExitCode {
    let settings = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    // A port that cannot be had is said before anything is explored.
    let server = try server()
    let files = WatchedFiles(tool: tool, arguments: arguments)
    let before = files.stamps
    let first = Edition(number: 1)
    try tool.showingProgress(settings) { progress throws(InputError) in
      first.begin(tool.engine, settings.options, progress, isEnded: isEnded)
      while first.outcome == nil { usleep(20_000) }
      _ = try first.outcome?.get()
    }
    if isEnded() {
      tool.console.complain("interrupted before anything was served")
      return .incomplete
    }
    let editions = ServedEditions(first)
    try listen(server, editions)
    defer {
      editions.current.retire()
      server.stop()
    }
    let shown = tool.show(server.address + "\n")
    if shown != .success { return shown }
    tell(settings, "\(found(first)), \(watching(before)), Ctrl-C ends")
    watch(files, from: before, editions, settings)
    return .success
  }

  private func server() throws(InputError) -> LocalServer {
    do throws(ServerTrouble) {
      return try LocalServer(port: arguments.values.first(.port).flatMap { UInt16($0) } ?? 0)
    } catch {
      throw InputError(error.message)
    }
  }

  private func listen(_ server: LocalServer, _ editions: ServedEditions) throws(InputError) {
    do throws(ServerTrouble) {
      try server.start { editions.answer($0) }
    } catch {
      throw InputError(error.message)
    }
  }

  /// Explores anew once files are others than before and nobody is writing them any more, until the end.
  private func watch(
    _ files: WatchedFiles, from start: SourceStamps, _ editions: ServedEditions, _ settings: RunSettings
  ) {
    var (seen, last) = (start, start)
    var next: Edition?
    var retired: [Edition] = []
    while !isEnded() {
      pause()
      if let edition = next, let outcome = edition.outcome {
        next = nil
        retired.append(finish(edition, outcome, editions, settings))
      }
      let now = files.stamps
      if now != seen, now == last {
        seen = now
        if let edition = next {
          edition.retire()
          retired.append(edition)
        }
        next = begin(editions)
      }
      last = now
      retired.removeAll { $0.isBuried() }
    }
    next?.retire()
  }

  /// An edition of the changed sources; none where they cannot even be named.
  private func begin(_ editions: ServedEditions) -> Edition? {
    editions.beginChecking()
    do throws(InputError) {
      let options = try RunSettings(arguments, workingDirectory: tool.workingDirectory).options
      let edition = Edition(number: editions.current.number + 1)
      edition.begin(tool.engine, options, { _ in }, isEnded: isEnded)
      return edition
    } catch {
      tool.console.complain(error.message)
      editions.fail(error.message)
      return nil
    }
  }

  /// Serves an explored edition; answers the one that is no longer served.
  private func finish(
    _ edition: Edition, _ outcome: Result<Edition.Found, InputError>, _ editions: ServedEditions,
    _ settings: RunSettings
  ) -> Edition {
    switch outcome {
    case .success:
      let previous = editions.publish(edition)
      previous.retire()
      tell(settings, "explored again: \(found(edition))")
      return previous
    case .failure(let error):
      tool.console.complain(error.message)
      editions.fail(error.message)
      return edition
    }
  }

  private func tell(_ settings: RunSettings, _ text: String) {
    if !settings.isQuiet { tool.console.writeStatus("transverify: \(text)\n") }
  }

  private func found(_ edition: Edition) -> String {
    let count = edition.found?.findings.count ?? 0
    return count == 1 ? "1 finding" : "\(count) findings"
  }

  private func watching(_ stamps: SourceStamps) -> String {
    "watching \(stamps.count) \(stamps.count == 1 ? "file" : "files")"
  }
}
