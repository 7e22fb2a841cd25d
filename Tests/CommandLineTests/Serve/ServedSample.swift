import Foundation
import Synchronization
import TestSupport
import Testing
import Threading

@testable import transverify

/// The verb at work on a thread of its own, with a client beside it.
final class ServedSample: Sendable {
  let printed = Printed()
  private let isOver = Atomic(false)
  private let code = Mutex<ExitCode?>(nil)
  private let thread = Mutex<ThreadStarter.Running?>(nil)
  /// Holds a configuration that says nothing: the package's own asks for repairs.
  private let folder: TemporaryFolder

  /// - Parameter line: the arguments, without the verb.
  init(_ line: String) throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "plain.json")
    let words = line.split(separator: " ").map(String.init)
    let given = ["serve"] + words + (line.contains("--config") ? [] : ["--config", folder.path + "/plain.json"])
    let running = ThreadStarter.system.start(8 << 20) {
      let tool = CommandLineTool(
        engine: .live, console: self.printed.console(), environment: [:], workingDirectory: Repository.root)
      let outcome = Result<ExitCode, any Error> {
        let arguments = try ArgumentParser(table: .transverify).parse(given)
        let isEnded: @Sendable () -> Bool = { self.isOver.load(ordering: .relaxed) }
        return try ServeVerb(tool: tool, arguments: arguments, isEnded: isEnded, pause: { usleep(20_000) }).perform()
      }
      if case .failure(let error) = outcome { tool.console.complain("\(error)") }
      self.code.withLock { $0 = (try? outcome.get()) ?? .usage }
    }
    thread.withLock { $0 = running }
  }

  /// Where it serves; waited for.
  func address() throws -> String {
    for _ in 0..<1_200 where printed.output.isEmpty && printed.errors.isEmpty { usleep(50_000) }
    return try #require(printed.output.split(separator: "\n").first.map(String.init), "\(printed.errors)")
  }

  func get(_ name: String = "") throws -> LocalClient.Reply { try LocalClient.get(address() + name) }

  /// What the answer of a walk has under its names.
  func walk(_ query: String) throws -> [String: Any] { try object(get("walk?" + query).body) }

  /// Waits until what `version` answers is as wanted.
  func wait(until isReached: ([String: Any]) -> Bool) throws {
    for _ in 0..<600 {
      if isReached(try object(get("version").body)) { return }
      usleep(50_000)
    }
    Issue.record("it stays at \(try get("version").body)")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Ends it as Ctrl-C does.
  @discardableResult func end() -> ExitCode? {
    isOver.store(true, ordering: .relaxed)
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
    return code.withLock { $0 }
  }
}
