import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Serving

/// The server over real sockets.
@Suite struct LocalServerTests {
  private static let quick = Connection.TimeLimits(
    request: .milliseconds(300), answer: .seconds(5), end: .seconds(5))

  /// A server that answers the path and the query; at `slow` it waits for the gate.
  private func server(_ limits: Connection.TimeLimits = .init(), gate: DispatchSemaphore? = nil) throws -> LocalServer {
    let server = try LocalServer(port: 0, limits: limits)
    try server.start { request in
      if request.path == ["slow"] { gate?.wait() }
      if request.path == ["large"] { return HTTPAnswer(kind: .text, body: String(repeating: "x", count: 5_000_000)) }
      return HTTPAnswer(kind: .html, body: "\(request.path) \(request.query.sorted { $0.key < $1.key }.map(\.value))")
    }
    return server
  }

  @Test func answersWithEverythingThatKeepsAPageSafe() throws {
    let server = try server()
    defer { server.stop() }
    let reply = try LocalClient.get(server.address + "walk?a=1&b=2%2C3")
    #expect(reply.status == 200)
    #expect(reply.body == #"["walk"] ["1", "2,3"]"#)
    #expect(reply.fields["content-type"] == "text/html; charset=utf-8")
    #expect(reply.fields["content-length"] == "\(reply.body.utf8.count)")
    #expect(reply.fields["connection"] == "close")
    #expect(try LocalClient.get(server.address + "large").body.count == 5_000_000)
    let moved = try LocalClient.get(String(server.address.dropLast()))
    #expect(moved.status == 308)
    #expect(moved.fields["location"] == "/\(server.token.text)/")
  }

  /// Refusals, too: what a browser shows of them is as harmless.
  @Test func everyAnswerCarriesThePolicy() throws {
    let server = try server()
    defer { server.stop() }
    let root = "http://127.0.0.1:\(server.port)/"
    for (address, status) in [(server.address, 200), (root, 403), (root + "x/", 403), (root + "%zz", 400)] {
      let client = try LocalClient(port: server.port)
      try client.send("GET \(address.dropFirst(root.count - 1)) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      let reply = try client.reply()
      #expect(reply.status == status, "\(address)")
      #expect(reply.fields["content-security-policy"]?.contains("default-src 'none'; script-src 'self'") == true)
      #expect(reply.fields["content-security-policy"]?.contains("unsafe") == false)
      #expect(reply.fields["x-content-type-options"] == "nosniff")
      #expect(reply.fields["cache-control"] == "no-store")
      #expect(reply.fields["referrer-policy"] == "no-referrer")
      #expect(reply.fields["access-control-allow-origin"] == nil)
      if status != 200 { #expect(reply.body.hasSuffix(".\n") && !reply.body.contains(server.token.text)) }
    }
  }

  @Test func whatComesTooLateIsRefused() throws {
    let server = try server(Self.quick)
    defer { server.stop() }
    let slow = try LocalClient(port: server.port)
    try slow.send("GET / HT")
    #expect(try slow.reply().status == 408)
    // Byte by byte is no way around it.
    let dripping = try LocalClient(port: server.port)
    for byte in "GET /\(String(repeating: "a", count: 100))".utf8 where !dripping.hasReply {
      try dripping.send([byte])
      usleep(50_000)
    }
    #expect(dripping.hasReply)
    #expect(try dripping.reply().status == 408)
    // A connection that browsers hold ready ends without a word.
    #expect(try LocalClient(port: server.port).rest() == "")
  }

  /// Much that is sent and never read does not take the refusal away.
  @Test func whatIsTooLargeIsRefused() throws {
    let server = try server()
    defer { server.stop() }
    let client = try LocalClient(port: server.port)
    let body = String(repeating: "x", count: 100_000)
    try? client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n" + body)
    #expect(try client.reply().status == 413)
    let endless = try LocalClient(port: server.port)
    try? endless.send("GET /" + String(repeating: "a", count: 20_000))
    #expect(try endless.reply().status == 414)
  }

  /// Answers that take long leave others alone, and so do connections that say nothing.
  @Test func connectionsDoNotWaitForEachOther() throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try server(gate: gate)
    defer { server.stop() }
    let slow = try (0..<4).map { _ in
      let client = try LocalClient(port: server.port)
      try client.send("GET /\(server.token.text)/slow HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
      return client
    }
    let silent = try (0..<4).map { _ in try LocalClient(port: server.port) }
    let start = ContinuousClock.now
    for _ in 0..<20 { #expect(try LocalClient.get(server.address).status == 200) }
    #expect(ContinuousClock.now - start < .seconds(3))
    for _ in slow { gate.signal() }
    for client in slow { #expect(try client.reply().status == 200) }
    #expect(silent.count == 4)
  }

  @Test func moreThanThereAreThreadsAreAnsweredInTurn() throws {
    let server = try server()
    defer { server.stop() }
    let clients = try (0..<3 * LocalServer.workers).map { _ in try LocalClient(port: server.port) }
    for client in clients.reversed() {
      try client.send("GET /\(server.token.text)/ HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    }
    for client in clients { #expect(try client.reply().status == 200) }
  }

  @Test func thePortIsGivenBack() throws {
    let server = try server()
    let port = server.port
    #expect(LocalClient.isOpen(port))
    let held = try LocalClient(port: port)
    try held.send("GET /")
    let start = ContinuousClock.now
    server.stop()
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(!LocalClient.isOpen(port))
    let again = try LocalServer(port: port)
    // What it has given back it does not close a second time.
    server.stop()
    #expect(LocalClient.isOpen(port))
    #expect(again.port == port)
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    let server = try LocalServer(port: 0)
    let trouble = #expect(throws: ServerTrouble.self) { try LocalServer(port: server.port) }
    #expect(
      trouble?.message == "port \(server.port) is taken: another '--port', or none at all, finds a free one")
  }

  #if os(Linux)
    /// The system's own list: this port at 127.0.0.1, and at no other address.
    @Test func onlyThisMachineCanConnect() throws {
      let server = try server()
      defer { server.stop() }
      let port = String(server.port, radix: 16, uppercase: true)
      let name = String(repeating: "0", count: 4 - port.count) + port
      var listening: [String] = []
      for table in ["tcp", "tcp6"] {
        for line in try String(contentsOfFile: "/proc/net/\(table)", encoding: .utf8).split(separator: "\n") {
          let cells = line.split(separator: " ").map(String.init)
          if cells.count > 3, cells[3] == "0A", cells[1].hasSuffix(":" + name) { listening.append(cells[1]) }
        }
      }
      #expect(listening == ["0100007F:" + name])
    }
  #endif
}
