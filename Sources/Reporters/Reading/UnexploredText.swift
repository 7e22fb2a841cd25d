import RunReport

/// What every format says of the classes to which no run has come.
enum UnexploredText {
  static let title = "not explored"

  /// One sentence; `nil` when every class was explored.
  static func sentence(_ report: Report) -> String? {
    guard let classes = report.unexplored, !classes.isEmpty else { return nil }
    return Wording.count(classes.count, "class", "classes") + " that "
      + (classes.count == 1 ? "takes" : "take") + " part in transitions, of which nothing is known"
  }
}
