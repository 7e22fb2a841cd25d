extension Finding {
  /// Whether both speak of one root cause of the same sources.
  package func isSame(as other: Finding) -> Bool {
    breach == other.breach && location == other.location && subject == other.subject
  }
}
