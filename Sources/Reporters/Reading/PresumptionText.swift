import RunReport

/// What every format says of subjects that were explored as if what the app sets up elsewhere were there.
enum PresumptionText {
  private static let what = "as if what the app sets up elsewhere were there"
  private static let mostPlaces = 3

  /// One clause that names the first places and counts the others; none where nothing was presumed.
  static func sentences(of subject: Subject) -> [String] {
    guard let places = subject.presumed, !places.isEmpty else { return [] }
    let first = places.prefix(mostPlaces).map { onOneLine("\($0.path):\($0.line)") }
    let rest = places.count - first.count
    let others = rest > 0 ? [Wording.count(rest, "more place", "more places")] : []
    return ["explored \(what): \(Wording.list(first + others))"]
  }

  /// The same of all subjects.
  static func limit(of report: Report) -> String? {
    let number = report.subjects.count { $0.presumed != nil }
    return number == 0 ? nil : "\(Wording.count(number, "subject")) explored \(what)"
  }
}
