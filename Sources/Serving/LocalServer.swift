import Foundation
import Synchronization
import Threading

/// A small HTTP/1.1 server for the browser of whoever runs this program: it takes connections from this machine alone,
/// answers `GET` alone, and only whoever knows its token.
package final class LocalServer: Sendable {
  /// A request that was admitted.
  package struct Request: Hashable, Sendable {
    /// The parts of the path behind the token, `[""]` for nothing but a slash.
    package var path: [String]
    package var query: [String: String]
  }

  /// Connections at a time; others wait in the system's queue.
  static let workers = 16
  private static let stackSize = 1 << 20

  package let port: UInt16
  package let token = AccessToken()
  private let descriptor: Int32
  /// Its first end can be read once the server stops.
  private let stopping: (read: Int32, write: Int32)
  private let limits: Connection.TimeLimits
  private let state = Mutex((threads: [ThreadStarter.Running](), isOpen: true))

  /// Takes the port. Nobody is answered before `start`.
  /// - Parameter port: 0 for any that is free.
  package convenience init(port: UInt16) throws(ServerTrouble) { try self.init(port: port, limits: .init()) }

  init(port: UInt16, limits: Connection.TimeLimits) throws(ServerTrouble) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ServerTrouble(port: port, number: errno) }
    for end in ends { Sockets.prepare(end) }
    stopping = (ends[0], ends[1])
    self.limits = limits
    do throws(ServerTrouble) {
      (descriptor, self.port) = try Sockets.listening(on: port)
    } catch {
      for end in ends { close(end) }
      throw error
    }
  }

  /// What a browser is given.
  package var address: String { "http://127.0.0.1:\(port)/\(token.text)/" }

  /// Answers requests on threads of its own until `stop`.
  /// - Parameter answer: called by several threads at a time.
  package func start(_ answer: @escaping @Sendable (Request) -> HTTPAnswer) throws(ServerTrouble) {
    let gatekeeper = Gatekeeper(token: token, port: port)
    let root = "/\(token.text)/"
    let work: @Sendable () -> Void = { [descriptor, stopping, limits] in
      while Sockets.wait(for: descriptor, until: nil, or: stopping.read) == .ready {
        guard let connection = Sockets.accepted(from: descriptor) else {
          // Another thread was faster, or the process has too many open files: that passes.
          if errno == EMFILE || errno == ENFILE { usleep(50_000) }
          continue
        }
        Connection(descriptor: connection, stop: stopping.read, limits: limits).serve { request in
          do throws(HTTPRefusal) {
            let path = try gatekeeper.admit(request)
            // What a page links to begins at the slash.
            if path.isEmpty { return HTTPAnswer(status: 308, kind: .text, body: "", location: root) }
            return answer(Request(path: path, query: request.query))
          } catch {
            return error.answer
          }
        }
      }
    }
    let threads = (0..<Self.workers).compactMap { _ in ThreadStarter.system.start(Self.stackSize, work) }
    state.withLock { $0.threads += threads }
    if threads.isEmpty { throw ServerTrouble("no connections can be taken: the system allows no more threads") }
  }

  /// Ends every connection and gives the port back. Returns when the threads have ended: answers that are being made
  /// are waited for.
  package func stop() {
    var byte: UInt8 = 0
    _ = write(stopping.write, &byte, 1)
    let (threads, wasOpen) = state.withLock { state in
      defer { state = ([], false) }
      return state
    }
    for thread in threads { thread.join() }
    if wasOpen { close(descriptor) }
  }

  deinit {
    stop()
    for end in [stopping.read, stopping.write] { close(end) }
  }
}
