import Testing

@testable import Serving

/// Heads of requests: what is read, what is refused, and that nothing grows without a bound.
@Suite struct RequestReaderTests {
  private func read(_ text: String, by size: Int = .max) -> RequestReader.Progress {
    var reader = RequestReader()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let progress = reader.read(rest.prefix(size))
      if progress != .incomplete { return progress }
      rest = rest.dropFirst(size)
    }
    return .incomplete
  }

  private func status(_ text: String) -> Int? {
    if case .refused(let refusal) = read(text) { return refusal.status }
    return nil
  }

  private static let head =
    "GET /a%20b/walk?path=2,1&finding=f1&empty HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept:text/html \r\nCookie: a=b\r\n"
    + "Cookie: ü\r\n\r\n"

  /// Whatever the pieces are in which it comes.
  @Test(arguments: [1, 2, 3, 7, 4_096]) func aRequestIsRead(_ size: Int) throws {
    guard case .complete(let request) = read(Self.head, by: size) else {
      Issue.record("\(read(Self.head, by: size))")
      return
    }
    #expect(request.method == "GET")
    #expect(request.path == ["a b", "walk"])
    #expect(request.query == ["path": "2,1", "finding": "f1", "empty": ""])
    #expect(request.fields == ["host": "127.0.0.1:80", "accept": "text/html", "cookie": "ü"])
  }

  @Test func aBeginningIsWaitedFor() {
    for length in 0..<Self.head.utf8.count {
      #expect(read(String(decoding: Self.head.utf8.prefix(length), as: UTF8.self)) == .incomplete)
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\r\rHost: a\r\n\r\n", "GET /\u{0} HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /  HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n", "GET /\r\nHost: a\r\n\r\n",
    "\r\n\r\n", " / HTTP/1.1\r\nHost: a\r\n\r\n", "G(T / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET http://127.0.0.1/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET /ä HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", "GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /#a HTTP/1.1\r\nHost: a\r\n\r\n", "GET /?a=1&a=2 HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n b: c\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\u{7F}\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}",
  ])
  func whatIsMalformedIsRefused(_ text: String) { #expect(status(text) == 400) }

  @Test func otherVersionsAreRefused() {
    #expect(status("GET / HTTP/2.0\r\nHost: a\r\n\r\n") == 505)
    #expect(status("GET / http/1.1\r\nHost: a\r\n\r\n") == 505)
  }

  @Test func bodiesAreRefused() {
    #expect(status("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx") == 413)
    #expect(status("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n") == 413)
    #expect(status("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 00\r\n\r\n") == nil)
  }

  /// Refused as soon as too much is there, not only at its end.
  @Test func nothingIsWithoutABound() {
    let long = String(repeating: "a", count: 10_000)
    #expect(status("GET /" + long) == 414)
    #expect(status("GET / HTTP/1.1\r\nHost: a\r\nCookie: " + String(repeating: long, count: 7)) == 431)
    let fields = (0...RequestLimits.fields).map { "a\($0): b\r\n" }.joined()
    #expect(status("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n") == 431)
    let fitting = String(repeating: "a", count: RequestLimits.line - 20)
    #expect(status("GET /\(fitting) HTTP/1.1\r\nHost: a\r\n\r\n") == nil)
  }
}
