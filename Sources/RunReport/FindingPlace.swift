import Identifiers

/// What a finding is about, whichever ordering of whichever subject has shown it: a rule, one of its checks, and a line of code.
///
/// A baseline tells a finding by it where the id is another one: on a slower machine, with another budget, or with some
/// subjects left out, the shortest ordering that a run has found need not be the same.
package struct FindingPlace: Codable, Sendable, Hashable {
  package var rule: String
  package var check: CheckID?
  /// The file of the blamed line, as reports name files.
  package var path: String
  /// The blamed line, without the spaces around it. Where it stands in the file does not matter.
  package var code: String

  package init(rule: String, check: CheckID?, path: String, code: String) {
    self.rule = rule
    self.check = check
    self.path = path
    self.code = code
  }
}

extension Finding {
  /// `nil` where the report does not show the blamed line.
  package var place: FindingPlace? {
    let lines = excerpts.filter { $0.path == location.path }.flatMap(\.lines)
    guard let line = lines.first(where: { $0.isBlamed && $0.number == location.line }) else { return nil }
    let code = line.text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    return FindingPlace(rule: rule.rawValue, check: check, path: location.path, code: String(code))
  }
}
