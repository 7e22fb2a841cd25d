/// What a served page asks for again and again: whether it is still the latest.
package struct ServedState: Hashable, Sendable {
  /// Counted from 1.
  package var version: Int
  /// Findings of that version.
  package var findings: Int
  /// The sources have changed and are explored.
  package var isChecking: Bool
  /// Why there is no later version although the sources have changed; empty for nothing.
  package var trouble: String

  package init(version: Int, findings: Int, isChecking: Bool, trouble: String) {
    self.version = version
    self.findings = findings
    self.isChecking = isChecking
    self.trouble = trouble
  }

  /// The findings of a version in the order of their numbers, so that a later page finds the one that is looked at.
  package static func findings(_ identities: [String], version: Int) -> String {
    JSONNode.object(["version": .number(version), "ids": .texts(identities)]).rendered
  }

  /// The members by the names of the properties.
  package var json: String {
    JSONNode.object([
      "version": .number(version), "findings": .number(findings), "isChecking": .truth(isChecking),
      "trouble": .text(trouble),
    ]).rendered
  }
}
