/// A change of the sources that makes a finding go away and brings no new one: it was applied in memory and checked
/// again with the same options.
package struct Repair: Codable, Sendable, Hashable {
  /// What it does, one clause, lower case: "complete the transition before the early return".
  package var title: String
  /// Ascending by place within a file; they do not overlap.
  package var edits: [SourceEdit]
  /// The change as a unified diff with paths as in the report and three lines of context.
  package var diff: String
  /// What the check after it has seen, one clause: "674 states, every rule of the subject holds".
  package var verification: String

  package init(title: String, edits: [SourceEdit], diff: String, verification: String) {
    self.title = title
    self.edits = edits
    self.diff = diff
    self.verification = verification
  }
}

/// Text that takes the place of other text.
package struct SourceEdit: Codable, Sendable, Hashable {
  package var path: String
  /// Bytes from the beginning of the file; equal for an insertion.
  package var start: Int
  package var end: Int
  package var replacement: String

  package init(path: String, start: Int, end: Int, replacement: String) {
    self.path = path
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}
