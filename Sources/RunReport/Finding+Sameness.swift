extension Finding {
  /// Whether both speak of one root cause of the same sources.
  package func isSame(as other: Finding) -> Bool {
    rule == other.rule && message == other.message && location == other.location && subject == other.subject
  }
}
