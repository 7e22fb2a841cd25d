import Identifiers

/// What a finding is about, whichever ordering of whichever subject has shown it: a rule, one of its checks, and a line of code
/// in a function.
///
/// A baseline tells a finding by it where the id is another one: on a slower machine, with another budget, with some subjects left
/// out, or after a change elsewhere, another ordering may come first, and meet another line of the function.
package struct FindingPlace: Codable, Sendable, Hashable {
  package var rule: String
  package var check: CheckID?
  /// The file of the blamed line, as reports name files.
  package var path: String
  /// The blamed line, without the spaces around it. Where it stands in the file does not matter.
  package var code: String
  /// The function or the property in which that line stands; `nil` outside of both, and where an earlier version did not say it.
  package var function: String?

  package init(rule: String, check: CheckID?, path: String, code: String, function: String? = nil) {
    self.rule = rule
    self.check = check
    self.path = path
    self.code = code
    self.function = function
  }
}

extension Finding {
  /// `nil` where the report does not show the blamed line.
  package var place: FindingPlace? {
    let lines = excerpts.filter { $0.path == location.path }.flatMap(\.lines)
    guard let line = lines.first(where: { $0.isBlamed && $0.number == location.line }) else { return nil }
    let code = line.text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    return FindingPlace(
      rule: rule.rawValue, check: check, path: location.path, code: String(code), function: function)
  }
}
