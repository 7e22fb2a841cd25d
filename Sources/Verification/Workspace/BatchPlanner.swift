import Diagnostics

/// Subjects that are compiled together.
struct Batch: Sendable {
  /// Positions in the workspace's list of subjects, ascending.
  var subjects: [Int]
  /// The subjects whose code is compiled, these and others, ascending; not empty.
  let compiled: [Int]

  init(_ subjects: [Int]) {
    self.subjects = subjects
    compiled = subjects
  }

  /// The same code for the other subjects; `nil` when none are left.
  func without(_ known: Set<Int>) -> Batch? {
    var rest = self
    rest.subjects.removeAll(where: known.contains)
    return rest.subjects.isEmpty ? nil : rest
  }
}

/// Divides the subjects of a program where it is so large that it cannot be compiled at once.
///
/// Most apps are compiled once, whole: a part of its own for each subject would cost far more than what it leaves out, and
/// where it leaves out what runs come to, nothing holds.
struct BatchPlanner {
  let workspace: Workspace
  private let index: SliceIndex
  private let bound: Int

  /// Functions and properties that are compiled at once. What a single subject mentions beyond has no meaning, so its
  /// search is not exhaustive.
  static let size = 60_000

  /// - Parameter bound: functions and properties of any batch; `nil` for the usual bound.
  init(_ workspace: Workspace, jobs: Int = 1, bound: Int? = nil) {
    self.workspace = workspace
    index = SliceIndex(
      workspace.program, targets: SourceTargets(paths: workspace.sources.files.map(\.path)), jobs: jobs)
    self.bound = bound ?? Self.size
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

  /// What the rest of the program says of the names that a subject mentions: its result follows from that, too.
  func surroundings(of subject: Int, _ facts: NameFacts) -> ContentHash { facts.sum(of: reach(of: subject).mentioned) }

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
      reach.run(bound: bound)
      if reach.isCut {
        let middle = subjects.count / 2
        return divide(Array(subjects[..<middle])) + divide(Array(subjects[middle...]))
      }
    }
    return [Batch(subjects)]
  }

  /// What of the program the subjects of a batch reach: a copy of a part of it, so it is made when it is needed.
  func slice(of batch: Batch) -> ProgramSlice {
    ProgramSlice(workspace.program, index: index, roots: batch.compiled.map(workspace.scenarioFile), bound: bound)
  }
}
