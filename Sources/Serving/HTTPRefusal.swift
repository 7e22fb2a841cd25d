/// Why a request gets nothing: the status and one sentence.
package struct HTTPRefusal: Error, Hashable, Sendable {
  package var status: Int
  package var sentence: String

  package init(_ status: Int, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  package static func malformed(_ reason: String) -> Self { Self(400, "This is no request: \(reason).") }
  package static let host = Self(403, "This server answers to the name of this machine alone.")
  package static let token = Self(403, "The address lacks the token that was printed when the server started.")
  package static let unknown = Self(404, "There is nothing at this address.")
  package static let method = Self(405, "This server only answers GET.")
  static let late = Self(408, "The request did not come in time.")
  static let body = Self(413, "This server takes no body.")
  static let line = Self(414, "The address is too long.")
  static let fields = Self(431, "The header is too large.")
  package static let busy = Self(503, "Too much is asked at once: try again.")
  static let version = Self(505, "This server speaks HTTP/1.1.")

  package var answer: HTTPAnswer { HTTPAnswer(status: status, kind: .text, body: sentence + "\n") }
}
