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
      case (let most?, _): "nothing new was begun where there were more than \(most)"
      case (nil, .number): "a number beyond three is taken for an unknown one"
      case (nil, .elements): "more than three elements are taken for unknown ones"
      case (nil, .instances), (nil, .closures):
        "one that another one holds is taken for unknown, and changes made to it that way are not followed"
      }
    return "\(thing) without end: \(result)"
  }

  private static func clause(_ limit: GrowthLimit) -> String {
    switch limit {
    case .controllers: "nothing new was begun on top of more than two controllers of one class"
    case .views: "nothing new was begun where transitions had left more than two views behind"
    case .observers: "nothing new was begun where one place had added observers in three steps"
    case .recognizers: "nothing new was begun where one view had more than four gesture recognizers of one class"
    case .objects: "nothing new was begun where what grows without end had piled up"
    case .elements:
      "a collection was kept small: more than four unknown elements are taken for four, and more than 512 for unknown ones"
    case .calls: "a function that calls itself was followed a few levels deep"
    }
  }
}
