import Exploration
import Machine
import RunReport

/// Compiles a batch; of a subject whose code is too large to be compiled whole also what its runs come to far away.
///
/// A slice follows names, so most of what is nearest never runs, and some of what is far away does. Short searches show
/// what: each adds the declarations that runs have met (`LeftOutNames`) to the next slice, until one meets nothing new. All
/// of it is counted work on one subject alone, so that the same code is compiled on every machine, with any selection of
/// subjects, and when an ordering is replayed. Where the slice is cut in the end, nothing holds, whatever was met.
struct BatchLinker {
  let workspace: Workspace
  let planner: BatchPlanner
  let options: RunOptions
  /// Whether to be content with what was found.
  let isOver: @Sendable () -> Bool

  private static let mostSearches = 8
  /// Units of work of a search: less than a tenth of a second.
  private static let work = 1_000_000

  struct Linked {
    var batch: Batch
    var image: ProgramImage
    var problems: [Problem]
    /// The names of the declarations that were added.
    var demanded: Set<String> = []
  }

  /// - Parameter known: what was added when the same subject was linked before.
  func link(_ batch: Batch, known: [String]? = nil) throws(InputError) -> Linked {
    guard batch.slice.isCut, planner.links, batch.subjects.count == 1, let subject = batch.subjects.first else {
      return try compile(batch)
    }
    if let known { return try compile(subject, demanding: Set(known)) }
    var linked = try compile(batch)
    for _ in 0..<Self.mostSearches where linked.batch.slice.isCut && !isOver() {
      let met = names(metBy: workspace.subjects[subject], in: linked.image)
      let found = met.reduce(into: linked.demanded) {
        $0.formUnion(linked.batch.slice.lacks.declarations(behind: $1))
      }
      if found == linked.demanded { break }
      linked = try compile(subject, demanding: found)
    }
    return linked
  }

  private func compile(_ subject: Int, demanding names: Set<String>) throws(InputError) -> Linked {
    var linked = try compile(planner.batch(of: subject, demanded: names))
    linked.demanded = names
    return linked
  }

  private func compile(_ batch: Batch) throws(InputError) -> Linked {
    let compiled = try workspace.image(of: batch.slice)
    return Linked(batch: batch, image: compiled.image, problems: compiled.problems)
  }

  private func names(metBy subject: SubjectDescription, in image: ProgramImage) -> Set<String> {
    guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else { return [] }
    let budget = SubjectBudget(options, of: subject, in: workspace)
    var search = SearchOptions(maximumMemory: MemoryPlan(options).words(budget))
    search.maximumWork = Self.work
    return Search(
      image: image, entry: Int32(entry), options: search, monitor: SearchMonitor(), isOver: isOver,
      ending: EndingRules.of(RuleSelection(options), workspace)
    ).exploreBeyondSetUp(Search.Aim()).exploration.leftOutNames
  }
}
