import Foundation

/// A client that sends to a server on this machine exactly what it is told, and reads what comes back.
package final class LocalClient {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What came back.
  package struct Reply: Hashable, Sendable {
    package var status: Int
    /// By name in lower case.
    package var fields: [String: String]
    package var body: String
  }

  private let descriptor: Int32
  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  /// Connects; gives up after half a minute of silence.
  package init(port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw Failure(description: "no connection: \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  package func send(_ text: String) throws { try send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Self.flags) }
      guard count > 0 else { throw Failure(description: "the server takes nothing") }
      rest = rest.dropFirst(count)
    }
  }

  /// Whether something has come back, or the connection has ended.
  package var hasReply: Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  /// Everything up to the end of the connection.
  package func rest() throws -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      guard count > 0 else { throw Failure(description: "the server is silent") }
      bytes += chunk.prefix(count)
    }
  }

  package func reply() throws -> Reply {
    let text = try rest()
    guard let end = text.range(of: "\r\n\r\n") else { throw Failure(description: "no reply: \(text)") }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { throw Failure(description: lines[0]) }
    let fields = lines.dropFirst().map { line -> (String, String) in
      let sides = line.components(separatedBy: ": ")
      return (sides[0].lowercased(), sides.dropFirst().joined(separator: ": "))
    }
    return Reply(
      status: status, fields: Dictionary(fields) { first, _ in first }, body: String(text[end.upperBound...]))
  }

  /// Asks for an address of this machine.
  package static func get(_ address: String) throws -> Reply {
    guard let url = URLComponents(string: address), let port = url.port else { throw Failure(description: address) }
    let client = try LocalClient(port: UInt16(port))
    let query = url.percentEncodedQuery.map { "?" + $0 } ?? ""
    try client.send("GET \(url.percentEncodedPath)\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return try client.reply()
  }

  /// Whether somebody listens on a port of this machine.
  package static func isOpen(_ port: UInt16) -> Bool { (try? LocalClient(port: port)) != nil }
}
