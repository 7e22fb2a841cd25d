/// What a client gets: one document, and then the connection ends.
package struct HTTPAnswer: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case html = "text/html; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
    case json = "application/json"
    case text = "text/plain; charset=utf-8"
  }

  package var status: Int
  package var kind: Kind
  package var body: String
  /// Where else to look.
  package var location: String?

  package init(status: Int = 200, kind: Kind, body: String, location: String? = nil) {
    self.status = status
    self.kind = kind
    self.body = body
    self.location = location
  }

  /// A page gets its style, its script and its data from this server and nothing from anywhere; nothing may frame it.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'"

  /// As it is sent.
  var bytes: [UInt8] {
    let content = Array(body.utf8)
    var lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Other")", "Content-Type: \(kind.rawValue)",
      "Content-Length: \(content.count)", "Connection: close", "Cache-Control: no-store",
      "Content-Security-Policy: \(Self.policy)", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    ]
    if let location { lines.append("Location: \(location)") }
    if status == 405 { lines.append("Allow: GET") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + content
  }

  private static let reasons = [
    200: "OK", 308: "Permanent Redirect", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 413: "Content Too Large",
    414: "URI Too Long", 422: "Unprocessable Content", 431: "Request Header Fields Too Large",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]
}
