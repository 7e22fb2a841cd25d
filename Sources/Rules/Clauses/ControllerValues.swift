import RunReport

/// What several clauses say of the controller or the delegate that a check is about.
extension ClauseReader {
  /// Its class, under a name that says what it is to the rule.
  func subject(_ name: String) -> FailedClause.Value? { value(name, about?.typeName) }

  /// What the controller was told of its appearance.
  var appearance: FailedClause.Value? { value("what it was told last", field("appearanceState", of: about)) }

  /// How many appearance transitions were begun by hand and not ended.
  var openAppearances: String? { field("appearanceForwarding.level", of: about)?.integer.map(String.init) }

  /// The controller that a controller presents.
  var presented: FailedClause.Value? { value("what it presents", field("presentedChild", of: about)) }
}
