import RunReport
import Subjects

/// Finds the classes of transitions whose code no run has come to, and why.
struct UnexploredReader {
  let workspace: Workspace

  /// Where somebody has chosen subjects, the others are left out on purpose.
  func classes(_ results: [SubjectResult], _ options: RunOptions) -> [UnexploredClass] {
    if !options.subjects.isEmpty { return [] }
    let choice = FallbackChoice(workspace)
    let ran = FallbackChoice.places(runIn: results)
    return workspace.transitionClasses.compactMap { candidate in
      guard !candidate.duties.isEmpty, !choice.hasRun(candidate.duties, ran),
        let location = workspace.location(of: candidate.span)
      else { return nil }
      let subjects = results.map(\.subject).filter { $0.location == location }
      return UnexploredClass(
        name: candidate.name, location: location, reason: reason(candidate, explored: subjects))
    }
  }

  private func reason(_ candidate: TransitionClass, explored subjects: [Subject]) -> String {
    if let bound = subjects.lazy.compactMap(\.bound).first { return "no run had come to its methods: \(bound)" }
    if !subjects.isEmpty { return "no ordering comes to its methods" }
    if let source = candidate.source {
      return "what UIKit calls is inherited from '\(source)', which was not explored either"
    }
    return candidate.isAbstract
      ? "it is there to be inherited from, and no subclass comes to its methods"
      : "it is explored through those who make it, and their runs do not come to its methods"
  }
}
