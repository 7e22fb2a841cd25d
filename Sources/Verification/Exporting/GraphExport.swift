import RunReport

/// The explored states of a subject, or why there are none.
package struct GraphExport: Hashable, Sendable {
  /// As reports name it.
  package var subject: String
  /// The beginning of names of files, given once.
  package var fileName: String
  package var graph: StateGraph?
  /// Why there is no graph; empty when there is.
  package var reason: String

  package init(subject: String, fileName: String, graph: StateGraph?, reason: String) {
    self.subject = subject
    self.fileName = fileName
    self.graph = graph
    self.reason = reason
  }
}

/// Names of files for subjects: letters, digits, `.`, `-` and `_`, each name once.
struct GraphFileNames {
  private var counts: [String: Int] = [:]

  mutating func name(of subject: String) -> String {
    let text = String(subject.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" })
    // Names that differ in their case only are one on some systems.
    let count = (counts[text.lowercased()] ?? 0) + 1
    counts[text.lowercased()] = count
    return count == 1 ? text : "\(text)-\(count)"
  }
}
