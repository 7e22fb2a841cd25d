import Diagnostics
import RunReport

/// Which subjects are explored when: those that others should have led to only if they have not, or not far.
struct FallbackChoice {
  private let workspace: Workspace

  /// After stage 0, for what is explored in any case: stage 1 for those that vend others, then those that they vend.
  static let lastStage = 2

  /// Disturbances up to which a stopped search must have seen all orderings, so that what it has come to is looked at: most
  /// defects need two or fewer (Musuvathi and Qadeer, "Iterative Context Bounding", PLDI 2007).
  private static let leastDisturbances = 2

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Positions of the subjects of a stage: 0 for those that are explored in any case.
  func subjects(of stage: Int, after results: some Sequence<SubjectResult>) -> [Int] {
    let candidates = workspace.subjects.indices.filter { workspace.subjects[$0].fallback?.stage ?? 0 == stage }
    if stage == 0 || candidates.isEmpty { return candidates }
    let ran = Self.places(runIn: results.filter { $0.subject.disturbances ?? 0 >= Self.leastDisturbances })
    let ranEverywhere = Self.places(runIn: results.filter { !$0.wantsMore })
    return candidates.filter { candidate in
      let duties = workspace.subjects[candidate].fallback?.duties ?? []
      return !duties.isEmpty && !hasRun(duties, ranEverywhere) && !haveAllRun(duties, ran)
    }
  }

  /// Where a search was stopped that has come to a class, it may have seen the beginning of it alone: one function of many,
  /// or all of them in the one ordering in which nothing goes wrong.
  private func haveAllRun(_ duties: [SourceSpan], _ ran: Set<Location>) -> Bool {
    duties.allSatisfy { span in workspace.location(of: span).map(ran.contains) ?? false }
  }

  /// Whether a run has come to one of the places.
  func hasRun(_ duties: [SourceSpan], _ ran: Set<Location>) -> Bool {
    duties.contains { span in workspace.location(of: span).map(ran.contains) ?? false }
  }

  /// The places of the names of all functions that ran in some ordering.
  static func places(runIn results: some Sequence<SubjectResult>) -> Set<Location> {
    var places: Set<Location> = []
    for result in results {
      for declaration in result.meaning where declaration.hasRun { places.insert(declaration.location) }
    }
    return places
  }
}
