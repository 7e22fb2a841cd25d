import Diagnostics
import Verification

/// A format and where the report goes: `html:out/report.html`; `text:-` and `text` go to standard output.
struct ReporterChoice: Hashable, Sendable {
  enum Format: String, CaseIterable, Sendable { case text, markdown, html, json, sarif, junit, github, gitlab, xcode }

  var format: Format
  /// `nil` for standard output.
  var file: String?

  /// - Parameter name: the option or key that the text belongs to.
  init(_ text: String, for name: String) throws(InputError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = Format(rawValue: parts[0]) else {
      let known = Format.allCases.map(\.rawValue)
      let advice = Suggestion.nearest(to: parts[0], among: known).map { "did you mean '\($0)'?" }
      throw InputError(
        "'\(name)' names no report format with '\(parts[0])': \(advice ?? "the formats are \(known.joined(separator: ", "))")"
      )
    }
    if parts.count > 1, parts[1].isEmpty { throw InputError("'\(name)' names no file after '\(text)'") }
    self.format = format
    file = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
  }

  init(format: Format, file: String?) {
    self.format = format
    self.file = file
  }
}
