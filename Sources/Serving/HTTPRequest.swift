import Foundation

/// What a client asks for, well-formed.
package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// The parts between the slashes of the path, decoded: `["a", ""]` for `/a/`.
  package var path: [String]
  /// Names and values behind the question mark, decoded.
  package var query: [String: String]
  /// Header fields by their names in lower case.
  package var fields: [String: String]
}

extension HTTPRequest {
  /// Reads a head as RFC 9112 writes it. What servers may understand in two ways is refused.
  ///
  /// - Parameter head: everything before the empty line, its lines ended by CR LF.
  init(head: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, Self.isToken(words[0]) else { throw .malformed("the first line is no request line") }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { throw .version }
    method = words[0]
    (path, query) = try Self.target(words[1])
    fields = try Self.fields(lines.dropFirst())
    if fields["host"] == nil { throw .malformed("a request names its host") }
    // A body that nobody reads is none.
    if fields["transfer-encoding"] != nil { throw .body }
    if let length = fields["content-length"] {
      guard !length.isEmpty, length.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        throw .malformed("the length of the body is no number")
      }
      if length.contains(where: { $0 != "0" }) { throw .body }
    }
  }

  private static func target(_ text: String) throws(HTTPRefusal) -> ([String], [String: String]) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.hasPrefix("/"), !text.contains("#"), text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw .malformed("the address is no path")
    }
    var path: [String] = []
    for part in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      path.append(try decoded(part))
    }
    var query: [String: String] = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try decoded(sides[0])
      if query[name] != nil { throw .malformed("the address says something twice") }
      query[name] = sides.count > 1 ? try decoded(sides[1]) : ""
    }
    return (path, query)
  }

  private static func decoded(_ text: Substring) throws(HTTPRefusal) -> String {
    guard let plain = String(text).removingPercentEncoding else { throw .malformed("the address is badly encoded") }
    return plain
  }

  private static func fields(_ lines: ArraySlice<String>) throws(HTTPRefusal) -> [String: String] {
    if lines.count > RequestLimits.fields { throw .fields }
    var fields: [String: String] = [:]
    for line in lines {
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, isToken(String(sides[0])) else { throw .malformed("a header field has no name") }
      let name = sides[0].lowercased()
      let value = sides[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
      // Cookies and the like may come in several lines; of what decides here there is one.
      if fields[name] != nil, ["host", "content-length", "transfer-encoding"].contains(name) {
        throw .malformed("a header field is given twice")
      }
      fields[name] = value
    }
    return fields
  }

  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
