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

  /// One clause for each of the first things that code relies on, and one that counts the others.
  static func preconditions(of subject: Subject) -> [String] {
    let all = subject.preconditions ?? []
    let first = all.prefix(mostPlaces).map { one in
      "relies on what nobody has shown: \(onOneLine("\(one.location.path):\(one.location.line)")): "
        + "\(onOneLine(one.message)) where \(onOneLine(one.reason))"
    }
    let rest = all.count - first.count
    return first + (rest > 0 ? ["relies on \(Wording.count(rest, "more such thing", "more such things"))"] : [])
  }

  /// How much code relies on in all subjects.
  static func reliance(of report: Report) -> String? {
    let all = Set(report.subjects.flatMap { $0.preconditions ?? [] })
    return all.isEmpty ? nil : "\(Wording.count(all.count, "precondition")) of code taken as met"
  }
}
