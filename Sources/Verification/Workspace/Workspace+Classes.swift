import RunReport
import Subjects
import TextChecks

extension Workspace {
  /// A type that the code under test declares or extends.
  struct DeclaredClass: Hashable, Sendable {
    var name: String
    /// Index into the program's files.
    var file: Int
  }

  /// The types that the code under test declares, and others that it extends and of which its text shows something.
  static func types(_ index: TypeIndex, _ signatures: SignatureFacts) -> [DeclaredClass] {
    let declared = index.entries.filter(\.isSubject)
    let shown = signatures.inText.flatMap(\.judgements).map(\.type).filter { !$0.isSubject }
    return (declared + shown).map { DeclaredClass(name: $0.name, file: $0.file) }
  }

  /// The same, as somebody may ask for them.
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
        message: "'\(type.name)' is no subject: only its text is looked at; \(type.place())",
        location: nil, excerpt: [])
    }
  }
}
