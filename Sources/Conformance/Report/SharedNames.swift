/// Asks about names that several instances may print: no log is explained by taking one name for two.
enum SharedNames {
  private static let cycle: Set<String> = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  /// A question for each name that prints what one instance cannot: a view that is loaded twice, the same half of an
  /// appearance twice in a row.
  static func questions(about question: Question) -> [String] {
    let recordsCycle = cycle.isSubset(of: Set(question.recorded.map(\.name)))
    return question.objects.indices.compactMap { object in
      let callbacks = zip(question.entries, question.objectOfEntry).filter { $1 == object }.map(\.0.callback.name)
      guard let twice = repeated(callbacks, recordsCycle) else { return nil }
      let name = question.objects[object].isEmpty ? "a controller without a name" : "'\(question.objects[object])'"
      return "\(name) prints \(twice) twice: if several instances print it, give each a name of its own, or choose "
        + "with --controller; if the app calls it itself, leave it out with --callback"
    }
  }

  private static func repeated(_ callbacks: [String], _ recordsCycle: Bool) -> String? {
    for name in ["loadView", "viewDidLoad"] where callbacks.filter({ $0 == name }).count > 1 { return name }
    if !recordsCycle { return nil }
    let appearances = callbacks.filter(cycle.contains)
    return zip(appearances, appearances.dropFirst()).first { $0 == $1 }?.0
  }
}
