import RunReport

/// A rule of the catalogue, as formats show it that carry the rules along.
package struct RuleHelp: Sendable, Hashable {
  package var id: String
  /// In kebab case.
  package var name: String
  /// A headline.
  package var title: String
  /// The exact statement.
  package var statement: String
  package var severity: Severity
  /// What to do, in plain words.
  package var remedy: String
  /// The whole page, as Markdown.
  package var page: String

  package init(
    id: String, name: String, title: String, statement: String, severity: Severity, remedy: String, page: String
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.statement = statement
    self.severity = severity
    self.remedy = remedy
    self.page = page
  }
}
