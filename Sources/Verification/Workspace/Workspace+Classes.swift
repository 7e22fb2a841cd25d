import RunReport

extension Workspace {
  /// A class of the code under test.
  struct DeclaredClass: Hashable, Sendable {
    var name: String
    /// Index into the program's files.
    var file: Int
  }

  /// All classes of the code under test, as somebody may ask for them.
  var namedClasses: [NamedClass] {
    classes.map { type in NamedClass(name: type.name) { placeOfCode(in: type.file) } }
  }

  /// Whose scenarios the code of a file runs in that declares no subject.
  private func placeOfCode(in file: Int) -> String {
    let planner = BatchPlanner(self)
    var names: [String] = []
    for index in subjects.indices where !names.contains(subjects[index].name) {
      if planner.files(reachedBy: index).contains(file) { names.append(subjects[index].name) }
    }
    let shown = names.prefix(Self.mostNames).map { "'\($0)'" }
    if shown.isEmpty { return "no subject leads to its code" }
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return "its code is explored with \(shown.joined(separator: ", "))\(rest), which '--subject' takes"
  }

  private static var mostNames: Int { 3 }

  /// What a report says of classes that somebody asks for as if they were subjects.
  func notes(on types: [NamedClass]) -> [Problem] {
    types.prefix(Self.mostNames).map { type in
      Problem(
        severity: .note,
        message: "'\(type.name)' is a class, but no subject: only its text is looked at; \(type.place())",
        location: nil, excerpt: [])
    }
  }
}
