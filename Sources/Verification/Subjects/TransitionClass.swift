import Diagnostics
import Program
import RunReport

/// A class that plays a part in transitions: the report says whether it was explored.
struct TransitionClass: Sendable {
  var name: String
  var span: SourceSpan
  /// The places of the names of what UIKit calls.
  var duties: [SourceSpan]
  /// It is explored through its subclasses.
  var isAbstract: Bool
  /// The superclass of the sources that has all that UIKit calls; nil if the class has some of it itself.
  var source: String?

  static func all(_ index: TypeIndex) -> [TransitionClass] {
    let duties = TransitionDuties(index: index)
    let abstract = AbstractClasses(index: index, mentions: Mentions(index))
    return duties.transitionClasses().map { entry in
      let places = duties.places(of: entry)
      let home = index.lineage(of: entry).first { type in
        type.functions.contains { places.contains($0.nameSpan) }
      }
      return TransitionClass(
        name: entry.name, span: entry.declaration.nameSpan, duties: places, isAbstract: abstract.contains(entry),
        source: home.flatMap { $0.id == entry.id ? nil : $0.name })
    }
  }
}

/// Finds those whose code no run has come to, and why.
struct UnexploredReader {
  let workspace: Workspace

  func classes(_ results: [SubjectResult]) -> [UnexploredClass] {
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
