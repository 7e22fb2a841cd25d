/// Whom the server answers.
///
/// A page of another site that has its own name resolved to this machine (DNS rebinding) sends that name as the host; a
/// page or a user that only guesses the port does not have the token.
struct Gatekeeper: Sendable {
  let token: AccessToken
  let hosts: Set<String>

  init(token: AccessToken, port: UInt16) {
    self.token = token
    let names = ["127.0.0.1", "localhost"]
    // Browsers leave the usual port out.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  /// The parts of the path behind the token.
  func admit(_ request: HTTPRequest) throws(HTTPRefusal) -> [String] {
    guard hosts.contains(request.fields["host", default: ""].lowercased()) else { throw .host }
    guard let first = request.path.first, token.matches(first) else { throw .token }
    guard request.method == "GET" else { throw .method }
    return Array(request.path.dropFirst())
  }
}
