/// How much a client may send.
enum RequestLimits {
  /// Bytes of the request line.
  static let line = 8_192
  /// Bytes of the whole head. Browsers send the cookies of every other server on this machine along.
  static let head = 65_536
  /// Header fields.
  static let fields = 100
}

/// Gathers the head of a request as its bytes come.
struct RequestReader {
  enum Progress: Hashable {
    case incomplete
    case complete(HTTPRequest)
    case refused(HTTPRefusal)
  }

  private var bytes: [UInt8] = []
  private var isInFirstLine = true

  /// Takes what has come. Whatever stands behind the head is left alone: there is one request per connection.
  mutating func read(_ chunk: some Sequence<UInt8>) -> Progress {
    for byte in chunk {
      let previous = bytes.last
      // Lines end with both, and there is nothing else below a space.
      if (byte == Self.feed) != (previous == Self.ret) || byte < 0x20 && !Self.spaces.contains(byte) || byte == 0x7F {
        return .refused(.malformed("a line holds what does not belong there"))
      }
      bytes.append(byte)
      if byte == Self.feed, bytes.count > 2 { isInFirstLine = false }
      if isInFirstLine, bytes.count > RequestLimits.line { return .refused(.line) }
      if bytes.count > RequestLimits.head { return .refused(.fields) }
      if byte == Self.feed, bytes.suffix(4) == Self.end { return parsed }
    }
    return .incomplete
  }

  private static let ret = UInt8(ascii: "\r")
  private static let feed = UInt8(ascii: "\n")
  private static let spaces = [ret, feed, UInt8(ascii: "\t")]
  private static let end = [ret, feed, ret, feed][...]

  private var parsed: Progress {
    do throws(HTTPRefusal) {
      return .complete(try HTTPRequest(head: bytes.dropLast(4)))
    } catch {
      return .refused(error)
    }
  }
}
