import Identifiers
import Machine
import RunReport

/// Writes the failed clause of a finding with its values.
struct ClauseWriter {
  let image: ProgramImage

  /// `nil` where the message says all, or where memory does not tell more.
  func clause(of property: ViolatedProperty, at moment: TracedMoment) -> FailedClause? {
    let reader = ClauseReader(moment, of: property, image: image)
    let tables = [
      Self.completion, Self.interaction, Self.hierarchy, Self.controllers, Self.requests, Self.lifetime,
      Self.coordinator, Self.geometry, Self.sheets, Self.system,
    ]
    guard let rule = property.rule, let description = tables.lazy.compactMap({ $0[rule] }).first else { return nil }
    guard let clause = description(reader) else { return nil }
    let values = clause.values.compactMap(\.self)
    return values.isEmpty ? nil : FailedClause(text: clause.text, values: values)
  }

  /// Of what the sources say without any run: a requirement that is misspelt.
  static func clause(ofDeclaration cause: RootCause) -> FailedClause? {
    guard let names = cause.message.firstMatch(of: /'([^']+)'.*the requirement is '([^']+)'/) else { return nil }
    return FailedClause(
      text: "a delegate's method has the name that UIKit calls",
      values: [
        FailedClause.Value(name: "declared", value: String(names.1)),
        FailedClause.Value(name: "called by UIKit", value: String(names.2)),
      ])
  }

  /// The clause in words, and its values in the order in which it names them, as far as they are known.
  typealias Description = (text: String, values: [FailedClause.Value?])
  typealias Table = [RuleID: (ClauseReader) -> Description?]
}
