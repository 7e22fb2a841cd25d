import RunReport
import Subjects

/// Finds the methods of subjects that the user comes to and no run has called.
struct NeverCalledReader {
  private let ran: Set<Location>
  private let workspace: Workspace

  init(_ workspace: Workspace, _ results: [SubjectResult]) {
    self.workspace = workspace
    ran = FallbackChoice.places(runIn: results)
  }

  /// A subject that would hold is vacuous then: of what such a method does its verdict says nothing. Of a search that was stopped
  /// nothing is said: it might have come to them.
  func noting(on subject: Subject) -> Subject {
    guard subject.bound == nil, let description = workspace.subjects.first(where: { isOf(subject, $0) }) else {
      return subject
    }
    let names = description.handlers.filter { handler in
      workspace.location(of: handler.nameSpan).map { !ran.contains($0) } ?? false
    }.map(\.fullName)
    if names.isEmpty { return subject }
    var copy = subject
    copy.neverCalled = names
    if copy.verdict == .holds { copy.verdict = .vacuous }
    return copy
  }

  private func isOf(_ subject: Subject, _ description: SubjectDescription) -> Bool {
    description.name == subject.name && workspace.location(of: description.span) == subject.location
  }
}
