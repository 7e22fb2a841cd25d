import Foundation

/// Why there is no server: one sentence, lower case, without a period.
package struct ServerTrouble: Error, Hashable, Sendable {
  package var message: String

  init(_ message: String) { self.message = message }

  init(port: UInt16, number: Int32) {
    let reason = String(cString: strerror(number)).lowercased()
    message =
      switch number {
      case EADDRINUSE: "port \(port) is taken: another '--port', or none at all, finds a free one"
      case EACCES: "port \(port) is not open to this user: one of at least 1024 is"
      default: "no connections can be taken on port \(port): \(reason)"
      }
  }
}
