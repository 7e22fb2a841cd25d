import RunReport

/// What every format says of things that piled up.
enum LimitText {
  /// One clause each.
  static func sentences(of subject: Subject) -> [String] {
    (subject.limits ?? []).map(clause)
  }

  private static func clause(_ limit: GrowthLimit) -> String {
    switch limit {
    case .controllers: "nothing new was begun on top of more than two controllers of one class"
    case .views: "nothing new was begun where transitions had left more than two views behind"
    case .observers: "nothing new was begun where one place had added observers in three steps"
    case .recognizers: "nothing new was begun where one view had more than four gesture recognizers of one class"
    case .elements: "a collection with more than four unknown elements was taken for one with four"
    }
  }
}
