import Diagnostics
import RunReport

extension Runner {
  /// The code of transitions, as `run` would find it.
  package func scenarios() throws(InputError) -> TransitionCode {
    let found = try SourceFinder.sources(of: options)
    let workspace = try Workspace(
      files: found.files, jobs: options.jobs, iOSVersion: options.iOSVersion, isWhole: false)
    let selection = SubjectSelection(options)
    try selection.check(against: workspace.subjects.map(\.name), beside: workspace.namedClasses)
    let subjects = workspace.subjects.filter { selection.contains($0.name) }.map { subject in
      ScenarioListing(
        subject: subject.name, kind: subject.kind.rawValue, scenario: subject.scenario,
        location: Self.place(of: subject.span, in: workspace), isFallback: subject.fallback != nil)
    }
    let parts = workspace.transitionClasses.map { Self.place(of: $0.span, in: workspace) }
    return TransitionCode(subjects: subjects, parts: parts)
  }

  private static func place(of span: SourceSpan, in workspace: Workspace) -> Location {
    let place = workspace.sources.location(of: span)
    return Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }
}

/// What of some sources takes part in transitions.
package struct TransitionCode: Hashable, Sendable {
  /// Those that are explored in any case, then the others.
  package var subjects: [ScenarioListing]
  /// Where classes are declared that play a part in transitions, whether they are subjects or not.
  package var parts: [Location]

  package init(subjects: [ScenarioListing], parts: [Location]) {
    self.subjects = subjects
    self.parts = parts
  }
}

/// A subject and the scenario that closes its environment.
package struct ScenarioListing: Hashable, Sendable {
  package var subject: String
  package var kind: String
  /// Swift text.
  package var scenario: String
  package var location: Location
  /// It is explored only if the runs of others do not come to it.
  package var isFallback: Bool

  package init(subject: String, kind: String, scenario: String, location: Location, isFallback: Bool = false) {
    self.subject = subject
    self.kind = kind
    self.scenario = scenario
    self.location = location
    self.isFallback = isFallback
  }
}
