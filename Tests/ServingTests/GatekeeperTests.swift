import Testing

@testable import Serving

/// Who is answered.
@Suite struct GatekeeperTests {
  private let token = AccessToken()

  private func status(
    _ path: [String], host: String = "127.0.0.1:4000", method: String = "GET", port: UInt16 = 4_000
  ) -> Int {
    let request = HTTPRequest(method: method, path: path, query: [:], fields: ["host": host])
    do throws(HTTPRefusal) {
      _ = try Gatekeeper(token: token, port: port).admit(request)
      return 200
    } catch {
      return error.status
    }
  }

  @Test func tokensAreLongAndNeverTheSame() {
    #expect(token.text.count == 48)
    #expect(token.text.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(Set((0..<100).map { _ in AccessToken().text }).count == 100)
  }

  @Test func onlyTheTokenOpens() {
    #expect(status([token.text, ""]) == 200)
    #expect(status([token.text, "walk"]) == 200)
    let almost = token.text.dropLast() + (token.text.hasSuffix("0") ? "1" : "0")
    for wrong in [
      [], [""], [String(almost)], ["", token.text], [token.text + "0"], [String(token.text.dropLast())],
      [token.text.uppercased() + "A"], ["walk"],
    ] {
      #expect(status(wrong) == 403, "\(wrong)")
    }
  }

  /// A site whose name was resolved to this machine sends that name.
  @Test func onlyThisMachinesNamesAreAnswered() {
    for host in ["127.0.0.1:4000", "localhost:4000", "LOCALHOST:4000"] {
      #expect(status([token.text], host: host) == 200, "\(host)")
    }
    for host in [
      "", "example.org", "example.org:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1:4000.example.org", "[::1]:4000",
      "0.0.0.0:4000", "localhost.:4000",
    ] {
      #expect(status([token.text], host: host) == 403, "\(host)")
    }
    #expect(status([token.text], host: "localhost", port: 80) == 200)
    #expect(status([token.text], host: "example.org", port: 80) == 403)
  }

  /// Whoever has no token does not learn what is there.
  @Test func onlyGetIsAnswered() {
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "CONNECT", "get"] {
      #expect(status([token.text, ""], method: method) == 405, "\(method)")
      #expect(status(["x"], method: method) == 403, "\(method)")
    }
  }
}
