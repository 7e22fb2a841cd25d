import RunReport

extension Assumption {
  /// What the user, a client or other code of the app may have done when code asks for a presentation: it is refused then
  /// (PG-04, PG-06).
  static var presenterIsTaken: Assumption {
    Assumption(
      text: "something is presented already, or is being dismissed, at that moment", confidence: .likely, location: nil,
      kind: .condition)
  }
}
