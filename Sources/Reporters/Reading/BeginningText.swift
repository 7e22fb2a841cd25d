import RunReport

/// What comes before the first step of an ordering.
enum BeginningText {
  static let title = "before the first step"

  /// Notes that are told; more are counted.
  private static let notes = 3

  /// "the app calls open(_:) (SceneDelegate.swift:12), assumed: 'session.isActive' is true".
  static func sentence(_ beginning: Beginning) -> String {
    let place = beginning.location.map { " (\($0.short))" } ?? ""
    let rest = beginning.notes.count - notes
    let told = beginning.notes.prefix(notes) + (rest > 0 ? ["\(rest) more"] : [])
    return ([onOneLine(beginning.event) + place] + told.map { onOneLine($0) }).joined(separator: ", ")
  }
}
