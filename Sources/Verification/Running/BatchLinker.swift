import Exploration
import Foundation
import Machine
import RunReport
import Synchronization

/// Compiles a batch, and what its runs are seen to come to beyond the bound of its slice.
///
/// A slice follows names, so most of what is nearest never runs, and some of what is far away does. Short searches show
/// what: each adds the declarations that runs have met to the next slice, until one meets nothing new. All of it is counted
/// work, so that the same code is compiled on every machine. What runs meet later all the same makes a subject incomplete.
struct BatchLinker {
  let workspace: Workspace
  let planner: BatchPlanner
  let options: RunOptions
  let known: KnownDemands
  /// Whether to be content with what was found.
  let isOver: @Sendable () -> Bool

  private static let mostSearches = 8
  /// Units of work of a search: less than a tenth of a second.
  private static let work = 1_000_000

  struct Linked {
    var batch: Batch
    var image: ProgramImage
    var problems: [Problem]
  }

  func link(_ batch: Batch) throws(InputError) -> Linked {
    guard batch.slice.isCut, planner.links else { return try compile(batch) }
    if let demanded = known.demanded(by: batch.planned) {
      return try compile(planner.batch(batch, demanded: demanded))
    }
    var linked = try compile(batch)
    var demands: [Int: Set<String>] = [:]
    var open = batch.planned
    for _ in 0..<Self.mostSearches where linked.batch.slice.isCut && !open.isEmpty && !isOver() {
      open = open.filter { subject in
        let found = declarations(behind: names(metBy: workspace.subjects[subject], in: linked.image), linked.batch)
        let isNew = !found.isSubset(of: demands[subject] ?? [])
        demands[subject, default: []].formUnion(found)
        return isNew
      }
      if open.isEmpty { break }
      linked = try compile(planner.batch(batch, demanded: demands.values.reduce(into: []) { $0.formUnion($1) }))
    }
    known.note(demands, of: batch.planned)
    return linked
  }

  private func compile(_ batch: Batch) throws(InputError) -> Linked {
    let compiled = try workspace.image(of: batch.slice)
    return Linked(batch: batch, image: compiled.image, problems: compiled.problems)
  }

  private func declarations(behind names: Set<String>, _ batch: Batch) -> Set<String> {
    names.reduce(into: []) { $0.formUnion(batch.slice.lacks.declarations(behind: $1)) }
  }

  private func names(metBy subject: SubjectDescription, in image: ProgramImage) -> Set<String> {
    guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else { return [] }
    let budget = SubjectBudget(options, of: subject, in: workspace)
    var search = SearchOptions(maximumMemory: MemoryPlan(options).words(budget))
    search.maximumWork = Self.work
    return Search(
      image: image, entry: Int32(entry), options: search, monitor: SearchMonitor(), isOver: isOver,
      ending: EndingRules.of(RuleSelection(options), workspace)
    ).explore(fixed: [:]).leftOutNames
  }
}

/// What runs of subjects were seen to come to, for later rounds.
final class KnownDemands: Sendable {
  private let demands = Mutex<[Int: Set<String>]>([:])

  /// `nil` where one of the subjects has not been looked at.
  func demanded(by subjects: [Int]) -> Set<String>? {
    demands.withLock { demands in
      var all: Set<String> = []
      for subject in subjects {
        guard let own = demands[subject] else { return nil }
        all.formUnion(own)
      }
      return all
    }
  }

  func note(_ found: [Int: Set<String>], of subjects: [Int]) {
    demands.withLock { demands in
      for subject in subjects { demands[subject, default: []].formUnion(found[subject] ?? []) }
    }
  }
}
