import RunReport

/// What every format says of what was left out on purpose: rules, and more of things that piled up.
enum LimitText {
  /// One clause each.
  static func sentences(of subject: Subject) -> [String] {
    judged(subject) + (subject.limits ?? []).map(clause) + (subject.bounded ?? []).map(clause)
  }

  private static func judged(_ subject: Subject) -> [String] {
    guard let rules = subject.judged else { return [] }
    if rules.isEmpty { return ["held against none of the rules"] }
    return ["held against \(Wording.list(rules.map(\.rawValue))) alone"]
  }

  /// How many subjects were not held against all rules.
  static func judgedInPart(_ report: Report) -> String? {
    let number = report.subjects.count { $0.judged != nil }
    return number == 0 ? nil : "\(Wording.count(number, "subject")) held against a part of the rules"
  }

  /// "`Log.entries` (Log.swift:12) grows without end: more than three elements are taken for unknown ones"
  private static func clause(_ growth: BoundedGrowth) -> String {
    let place = growth.location.map { " (\($0.path.split(separator: "/").last ?? ""):\($0.line))" } ?? ""
    let thing =
      switch growth.growing {
      case .number, .elements: "`\(growth.what)`\(place) grows"
      case .instances, .closures: "there are more and more of `\(growth.what)`\(place)"
      }
    let result =
      switch (growth.most, growth.growing) {
      case (let most?, _): "orderings with more than \(most) were not followed further"
      case (nil, .number): "a number beyond three is taken for an unknown one"
      case (nil, .elements): "more than three elements are taken for unknown ones"
      case (nil, .instances), (nil, .closures):
        "one that another one holds is taken for unknown, and changes made to it that way are not followed"
      }
    return "\(thing) without end: \(result)"
  }

  private static func clause(_ limit: GrowthLimit) -> String {
    switch limit {
    case .controllers: "orderings with more than two controllers of one class on one another were not followed further"
    case .views: "orderings in which transitions leave more than two views behind were not followed further"
    case .observers: "orderings in which one place adds observers in more than three steps were not followed further"
    case .recognizers: "orderings with more than four recognizers of one class on a view were not followed further"
    case .objects: "where something grows without end, orderings were followed until some of it had piled up"
    case .elements:
      "a collection was kept small: more than four unknown elements are taken for four, and more than 512 for unknown ones"
    case .calls: "a function that calls itself was followed a few levels deep"
    }
  }
}
