import RunReport

/// Places of a log.
enum SARIFLocation {
  /// The base of relative paths: the folder of the run, which is the root of the repository on build servers.
  static let base = "%SRCROOT%"

  /// - Parameter text: what is to be said of the place; `nil` for nothing.
  static func location(_ location: Location, _ excerpts: [Excerpt] = [], text: String? = nil) -> JSONNode {
    .object([
      "physicalLocation": physical(location, excerpts), "message": text.map { SARIFText.message($0) },
    ])
  }

  static func physical(_ location: Location, _ excerpts: [Excerpt]) -> JSONNode {
    let line = excerpts.first { $0.path == location.path }?.lines.first { $0.number == location.line }?.text
    return .object([
      "artifactLocation": artifact(location.path),
      "region": .object([
        "startLine": .number(max(1, location.line)), "startColumn": .number(column(location.column, in: line)),
        "snippet": line.map { .object(["text": .text(printable($0))]) },
      ]),
    ])
  }

  /// A relative reference below the base; a whole URI for an absolute path.
  static func artifact(_ path: String) -> JSONNode {
    if path.hasPrefix("/") { return .object(["uri": .text("file://" + encoded(path))]) }
    return .object(["uri": .text(encoded(path)), "uriBaseId": .text(base)])
  }

  /// Reports count bytes, SARIF characters: they differ where the line holds others than ASCII, and is known.
  private static func column(_ column: Int, in line: String?) -> Int {
    guard let line else { return max(1, column) }
    return String(decoding: line.utf8.prefix(max(0, column - 1)), as: UTF8.self).unicodeScalars.count + 1
  }

  /// The path as a URI (RFC 3986): what is not unreserved, nor the slash, is percent-encoded.
  static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var result = ""
    for byte in path.utf8 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result.unicodeScalars.append("%")
        result.unicodeScalars.append(digits[Int(byte >> 4)])
        result.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return result
  }
}
