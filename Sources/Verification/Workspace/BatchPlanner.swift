import Diagnostics

/// Subjects that are compiled together, and what of the program they reach.
struct Batch: Sendable {
  /// Positions in the workspace's list of subjects, ascending.
  var subjects: [Int]
  var slice: ProgramSlice

  /// The same code for the other subjects; `nil` when none are left.
  func without(_ known: Set<Int>) -> Batch? {
    let rest = subjects.filter { !known.contains($0) }
    return rest.isEmpty ? nil : Batch(subjects: rest, slice: slice)
  }
}

/// Divides the subjects of a program, so that what is compiled at a time stays small: tables grow with the product of
/// types and names, and every global of the compiled program is in every state.
struct BatchPlanner {
  let workspace: Workspace
  private let index: SliceIndex
  private let bound: Int
  private let size: Int

  /// Functions and properties that a batch of several subjects reaches at most.
  private static let size = 2_000
  /// … and that a single subject reaches; what it mentions beyond has no meaning, so its search is not exhaustive.
  /// Many subjects get less each, so that large programs are done in time: what is farthest is left out.
  static func bound(of workspace: Workspace) -> Int {
    let subjects = workspace.subjects.count { $0.fallback == nil }
    return max(600, min(2_000, 40_000 / max(1, subjects)))
  }

  /// Subjects of a program whose code is linked (`BatchLinker`). Those of larger ones get too little time each.
  private static let mostLinked = 64

  /// Whether what runs come to beyond the bound is compiled, too.
  let links: Bool

  /// - Parameter bound: functions and properties of any batch; `nil` for the usual bounds.
  init(_ workspace: Workspace, jobs: Int = 1, bound: Int? = nil) {
    self.workspace = workspace
    index = SliceIndex(
      workspace.program, targets: SourceTargets(paths: workspace.sources.files.map(\.path)), jobs: jobs)
    self.bound = bound ?? Self.bound(of: workspace)
    size = bound ?? Self.size
    links = workspace.subjects.count { $0.fallback == nil } <= Self.mostLinked
  }

  /// The batches in the order of their first subjects. The same for every number of threads.
  func batches(of subjects: [Int]) -> [Batch] { divide(subjects) }

  /// Numbers of the files under test that hold anything that a subject can reach, and the subject's own.
  func files(reachedBy subject: Int) -> [Int] {
    let reach = reach(of: subject)
    let own = workspace.subjects[subject].file
    // How much of a large subject's code is compiled depends on the batch that it is in, and so on everything.
    let isLarge = reach.isCut
    return workspace.program.files.filter { file in
      file.reading == .subject && (isLarge || file.file == own || reach.reaches(file: file.file))
    }.map(\.file)
  }

  /// Names whose declarations a subject can reach; `nil` when the bound leaves some out, so that it depends on others
  /// which.
  func names(reachedBy subject: Int) -> Set<String>? {
    let reach = reach(of: subject)
    return reach.isCut ? nil : reach.names
  }

  private func reach(of subject: Int) -> Reachability {
    var reach = Reachability(index: index)
    reach.addRoot(file: workspace.scenarioFile(of: subject), of: workspace.subjects[subject].file)
    reach.run(bound: bound)
    return reach
  }

  /// Subjects of neighbouring files reach much the same, so lists are divided in the middle.
  private func divide(_ subjects: [Int]) -> [Batch] {
    if subjects.isEmpty { return [] }
    if subjects.count > 1 {
      var reach = Reachability(index: index)
      for subject in subjects {
        reach.addRoot(file: workspace.scenarioFile(of: subject), of: workspace.subjects[subject].file)
      }
      reach.run(bound: size)
      if reach.isCut {
        let middle = subjects.count / 2
        return divide(Array(subjects[..<middle])) + divide(Array(subjects[middle...]))
      }
    }
    return [Batch(subjects: subjects, slice: slice(for: subjects, bound: subjects.count > 1 ? size : bound))]
  }

  /// The batch of one subject, with what its runs are known to come to besides what lies nearest.
  func batch(of subject: Int, demanded: Set<String>) -> Batch {
    Batch(subjects: [subject], slice: slice(for: [subject], bound: bound, demanded: demanded))
  }

  private func slice(for subjects: [Int], bound: Int, demanded: Set<String> = []) -> ProgramSlice {
    ProgramSlice(
      workspace.program, index: index, roots: subjects.map(workspace.scenarioFile), bound: bound, demanded: demanded)
  }
}
