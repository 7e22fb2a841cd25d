import RunReport
import Verification

/// Which finding is meant: by its number in the report, its rule or its id.
enum FindingChoice {
  /// The position of the finding.
  /// - Parameter text: `3`, `f3`, `TV104`, `completion-flag-agrees`, an id or the beginning of one.
  /// - Throws: when there is none, or several that the beginning of an id fits.
  static func position(of text: String, among findings: [Finding]) throws(InputError) -> Int {
    let digits = text.hasPrefix("f") ? text.dropFirst() : text[...]
    if let number = Int(digits) {
      if findings.indices.contains(number - 1) { return number - 1 }
      throw InputError("there is no finding \(number): " + known(findings))
    }
    let word = text.lowercased()
    if let exact = findings.firstIndex(where: { $0.id.lowercased() == word }) { return exact }
    if let first = findings.firstIndex(where: { $0.rule.rawValue.lowercased() == word || $0.name.lowercased() == word })
    {
      return first
    }
    let fitting = findings.indices.filter { findings[$0].id.lowercased().hasPrefix(word) }
    if fitting.count == 1 { return fitting[0] }
    if fitting.count > 1 {
      throw InputError("'\(text)' fits several findings: " + fitting.map { "f\($0 + 1)" }.joined(separator: ", "))
    }
    throw InputError("no finding is named '\(text)': " + known(findings))
  }

  private static func known(_ findings: [Finding]) -> String {
    switch findings.count {
    case 0: "nothing was found"
    case 1: "there is one, f1 (\(findings[0].rule))"
    default: "they are f1 to f\(findings.count)"
    }
  }
}
