import Dispatch
import Exploration
import Machine
import RunReport
import Subjects
import Synchronization
import Threading

/// Compiles the subjects of a workspace batch by batch and explores them.
struct BatchRun: Sendable {
  let workspace: Workspace
  var options: RunOptions
  let cache: RunCache?
  let progress: @Sendable (RunProgress) -> Void
  let isCancelled: @Sendable () -> Bool
  /// What other runs have found.
  var given = GivenResults()
  /// Only these subjects are explored, and no fallbacks: whose turn they are, only all results show. `nil` for all.
  var share: Set<Int>?
  /// Only these are explored, by whatever run; `nil` for all.
  var touched: Set<Int>?
  /// Of the workspace, if one was made already.
  var planner: BatchPlanner?
  /// Whether findings are explained and coverage is read, beside what was found.
  var explains = true
  /// When the run is to end; `nil`: it begins with the first batch.
  var clock: RunClock?

  /// What all subjects have shown, in their order, and what compiling them has.
  struct Outcome: Sendable {
    var results: [SubjectResult] = []
    var problems: [Problem] = []
    var counts = ProgramSlice.Counts()
    /// The results by the position of the subject, and the problems of the batches that were compiled, by number: of
    /// what is explored in any case.
    var found: [Int: SubjectResult] = [:]
    var batchProblems: [Int: [Problem]] = [:]

    func reach(_ workspace: Workspace) -> Reach {
      Reach(
        unreadFiles: workspace.unreadFiles, types: counts.types, reachedTypes: counts.keptTypes,
        functions: counts.functions, reachedFunctions: counts.keptFunctions, storage: counts.storage,
        reachedStorage: counts.keptStorage)
    }
  }

  private struct State {
    var results: [SubjectResult?]
    var problems: [[Problem]]
    var failure: InputError?
    var hasCompiled = false
  }

  /// What is to be explored in any case comes first; then the fallbacks that nobody's runs have come to, those that vend
  /// others before the others.
  func run() throws(InputError) -> Outcome {
    let planner = planner ?? BatchPlanner(workspace, jobs: options.jobs)
    let images = BatchImages(workspace, planner, isCancelled: isCancelled)
    let kept = cache.map { KeptResults(cache: $0, workspace: workspace, planner: planner, options: options) }
    let clock = clock ?? RunClock(options)
    var results: [Int: SubjectResult] = [:]
    var problems: [Problem] = []
    var batches: [Batch] = []
    let selection = SubjectSelection(options)
    var batchProblems: [Int: [Problem]] = [:]
    var all: [Int] = []
    var pace = RoundPace(options, bytes: workspace.sources.files.reduce(0) { $0 + $1.text.utf8.count })
    for stage in 0...(share == nil ? FallbackChoice.lastStage : 0) {
      let due = FallbackChoice(workspace).subjects(of: stage, after: results.values).filter {
        selection.contains(workspace.subjects[$0].name) && touched?.contains($0) ?? true
      }
      let own = share.map { share in Set(due.filter(share.contains)) } ?? Set(due)
      let known = (kept?.results ?? [:]).merging(given.subjects) { $1 }.filter { own.contains($0.key) }
      let planned = images.batches(of: due)
      let others = Set(known.keys).union(Set(due).subtracting(own))
      let open = planned.enumerated().compactMap { number, batch in batch.without(others).map { (number, $0) } }
      let hasFallbacks = stage == 0 && workspace.subjects.contains { $0.fallback != nil }
      let found = try explore(
        open.map(\.1), images, kept, subjects: own.count, hasFallbacks ? clock.leaving(part: 0.25) : clock)
      results.merge(known) { first, _ in first }
      results.merge(found.results) { first, _ in first }
      pace.spend(due.compactMap { results[$0] })
      all += due
      var byBatch = stage == 0 ? given.problems : [:]
      for (problems, batch) in zip(found.problems, open) { byBatch[batch.0] = problems }
      if stage == 0 { batchProblems = byBatch }
      problems += byBatch.sorted { $0.key < $1.key }.flatMap(\.value)
      batches += planned
    }
    // What the first stage has left to the others, who may not have needed it.
    let late = results.filter { !$0.value.isReached }.keys.sorted()
    if share == nil, !late.isEmpty {
      let found = try explore(images.batches(of: late), images, kept, subjects: late.count, clock)
      results.merge(found.results) { $1 }
      pace.spend(found.results.values)
    }
    // When everything was reached once: a round may take what is left of the time.
    if share == nil { try explore(further: all, &results, images, planner, clock, pace) }
    var seen: Set<Problem> = []
    return Outcome(
      results: results.sorted { $0.key < $1.key }.map(\.value), problems: problems.filter { seen.insert($0).inserted },
      counts: images.counts(of: batches) { isCancelled() || clock.isOver(isExpected: false) }, found: results,
      batchProblems: batchProblems)
  }

  /// Explores anew those that their budgets have stopped, with what the others have left.
  private func explore(
    further subjects: [Int], _ results: inout [Int: SubjectResult], _ images: BatchImages, _ planner: BatchPlanner,
    _ clock: RunClock, _ pace: RoundPace
  ) throws(InputError) {
    var pace = pace
    let explored = subjects.filter {
      results[$0] != nil && !SubjectBudget.isExpected(workspace.subjects[$0], in: workspace)
    }
    let budget = explored.first.flatMap { SubjectBudget.seconds(options, of: workspace.subjects[$0], in: workspace) }
    guard var rounds = BudgetRounds(after: explored.compactMap { results[$0] }, budget: budget, options: options) else {
      return
    }
    var stopped = results.filter { explored.contains($0.key) && $0.value.wantsMore }
    while let (subjects, seconds) = rounds.next(
      for: stopped, fits: { pace.hasTime(for: $0, of: $1.compactMap { stopped[$0] }) }), !isCancelled()
    {
      let found = try self.round(of: subjects, seconds: seconds, images, planner, clock)
      let spent = found.sorted { $0.key < $1.key }.map(\.value)
      rounds.spend(spent)
      pace.spend(spent)
      // What the clock has stopped would differ from machine to machine: what was counted before stands, and it is said.
      let counted = found.filter { $0.value.isRepeatable && !$0.value.isStoppedByClock }
      results.merge(counted) { $1 }
      for subject in subjects where counted[subject] == nil {
        results[subject]?.subject.remarks.append(BoundText.stopped(seconds))
      }
      for subject in subjects { stopped[subject] = nil }
      stopped.merge(counted.filter { $0.value.wantsMore }) { $1 }
    }
  }

  private func round(
    of subjects: [Int], seconds: Double, _ images: BatchImages, _ planner: BatchPlanner, _ clock: RunClock
  ) throws(InputError) -> [Int: SubjectResult] {
    var larger = self
    larger.options.subjectBudget = seconds
    let kept = cache.map { KeptResults(cache: $0, workspace: workspace, planner: planner, options: larger.options) }
    let known = (kept?.results ?? [:]).filter { subjects.contains($0.key) }
    let open = images.batches(of: subjects).compactMap { $0.without(Set(known.keys)) }
    let found = try larger.explore(open, images, kept, subjects: subjects.count, clock)
    return known.merging(found.results) { first, _ in first }
  }

  /// A few batches are worked on one after the other, the subjects of each in parallel; many are worked on in parallel.
  /// What takes part in transitions first, then larger ones: the order of the answer does not depend on it, but the clock may
  /// end the run before all have had their turn.
  private func explore(
    _ batches: [Batch], _ images: BatchImages, _ kept: KeptResults?, subjects: Int, _ clock: RunClock
  ) throws(InputError) -> (results: [Int: SubjectResult], problems: [[Problem]]) {
    let board = ProgressBoard(subjects: subjects, report: progress)
    let state = Mutex(
      State(
        results: workspace.subjects.map { _ in nil }, problems: Array(repeating: [], count: batches.count)))
    let order = batches.indices.sorted {
      (rank(of: batches[$0]), batches[$1].subjects.count, $0) < (rank(of: batches[$1]), batches[$0].subjects.count, $1)
    }
    let jobs = workers(for: batches)
    let inner = batches.count < jobs ? jobs : 1
    DeepStack.forEach(order.indices, workers: inner == 1 ? jobs : 1) { position in
      let number = order[position]
      let batch = batches[number]
      @Sendable func store(_ index: Int, _ result: SubjectResult) {
        state.withLock { $0.results[index] = result }
        if result.isReached { kept?.store(result, of: index) }
      }
      if batch.subjects.allSatisfy({ reasonToLeave($0, clock) != nil }) {
        for index in batch.subjects { store(index, left(index, clock)) }
        return
      }
      switch compile(batch, images, clock) {
      case .failure where batch.subjects.allSatisfy { reasonToLeave($0, clock) != nil }:
        for index in batch.subjects { store(index, left(index, clock)) }
      case .failure(let error):
        let results = batch.subjects.map { unexplored($0, .unsupported, error.message) }
        state.withLock {
          for (index, result) in zip(batch.subjects, results) { $0.results[index] = result }
          $0.failure = $0.failure ?? error
        }
      case .success(let compiled):
        state.withLock {
          $0.problems[number] = compiled.problems
          $0.hasCompiled = true
        }
        explore(batch, compiled, jobs: inner, clock, board, store)
      }
    }
    let final = state.withLock { $0 }
    // Where nothing can be compiled, the formal machine cannot.
    if let failure = final.failure, !final.hasCompiled { throw failure }
    let found = final.results.enumerated().compactMap { index, result in result.map { (index, $0) } }
    return (Dictionary(uniqueKeysWithValues: found), final.problems)
  }

  /// 0: some of them are made for transitions. 1: they present or push, as most screens do.
  private func rank(of batch: Batch) -> Int {
    return batch.subjects.map(rank).min() ?? 1
  }

  private func rank(of subject: Int) -> Int {
    let presenting: Set<SubjectDescription.Kind> = [.viewController, .presenter, .container, .appearanceCaller]
    return presenting.contains(workspace.subjects[subject].kind) ? 1 : 0
  }

  private func unexplored(_ subject: Int, _ verdict: Verdict, _ reason: String) -> SubjectResult {
    SubjectRun.unexplored(workspace.subjects[subject], in: workspace, verdict: verdict, because: reason)
  }

  /// Why a subject is not begun, if so.
  private func reasonToLeave(_ subject: Int, _ clock: RunClock) -> String? {
    if isCancelled() { return "interrupted" }
    return clock.remaining(for: workspace.subjects[subject], in: workspace) == 1 ? BoundText.notReached : nil
  }

  /// What is said of a subject that is not begun.
  private func left(_ subject: Int, _ clock: RunClock) -> SubjectResult {
    var result = unexplored(subject, .incomplete, reasonToLeave(subject, clock) ?? BoundText.notReached)
    result.isReached = isCancelled()
    return result
  }

  /// As many as there is memory for.
  private func workers(for batches: [Batch]) -> Int {
    let plan = MemoryPlan(options)
    let subjects = batches.flatMap(\.subjects).map { workspace.subjects[$0] }
    return subjects.map { plan.workers(options.jobs, SubjectBudget(options, of: $0, in: workspace)) }.min() ?? 1
  }

  private func compile(
    _ batch: Batch, _ images: BatchImages, _ clock: RunClock
  ) -> Result<BatchImages.Compiled, InputError> {
    let isExpected = batch.subjects.contains { SubjectBudget.isExpected(workspace.subjects[$0], in: workspace) }
    do throws(InputError) {
      return .success(try images.compile(batch) { clock.isOver(isExpected: isExpected) })
    } catch {
      return .failure(error)
    }
  }

  private func explore(
    _ batch: Batch, _ compiled: BatchImages.Compiled, jobs: Int, _ clock: RunClock, _ board: ProgressBoard,
    _ store: @escaping @Sendable (Int, SubjectResult) -> Void
  ) {
    let order = batch.subjects.sorted { (rank(of: $0), size(of: $1), $0) < (rank(of: $1), size(of: $0), $1) }
    DeepStack.forEach(order.indices, workers: jobs) { position in
      let index = order[position]
      if reasonToLeave(index, clock) != nil {
        store(index, left(index, clock))
        return
      }
      let subject = workspace.subjects[index]
      let run = SubjectRun(
        workspace: workspace, image: compiled.image, isCut: compiled.slice.isCut, subject: subject,
        options: options.judging(subject), monitor: monitor(for: subject.name, board, clock),
        timeLimit: clock.remaining(for: subject, in: workspace), clock: clock.ofThisThread,
        isCancelled: isCancelled, explains: explains)
      var result = clock.timing(threads: jobs) { climb(from: run, compiled.slice, clock) }
      result.subject.judged = options.judgedRules(of: subject)
      store(index, result)
      board.finish(states: result.subject.states)
    }
  }

  /// Explores a subject, and in larger scopes what of its scenario is to grow.
  private func climb(from run: SubjectRun, _ slice: ProgramSlice, _ clock: RunClock) -> SubjectResult {
    let result = run.run()
    let program = slice.program
    let scenario = ScenarioSizes(options.growing, entry: run.subject.entry, in: program)
    return ScopeLadder(scenario.sizes, .scenario, options).climb(from: result) { sizes, states in
      do throws(InputError) {
        let grown = scenario.program(program, with: sizes)
        var larger = run
        let compiled = try workspace.compile(grown, leftOut: slice.leftOut)
        larger.image = try Workspace.image(of: compiled.program)
        larger.sizes = sizes
        larger.options.maximumStates = states
        larger.timeLimit = clock.remaining(for: run.subject, in: workspace)
        larger.clock = clock.ofThisThread
        return larger.run()
      } catch {
        return SubjectRun.unexplored(run.subject, in: workspace, verdict: .unsupported, because: error.message)
      }
    }
  }

  /// How much there is to explore, roughly: the text of the file that declares the subject.
  private func size(of subject: Int) -> Int {
    workspace.sources.files[workspace.subjects[subject].file].text.utf8.count
  }

  private func monitor(for subject: String, _ board: ProgressBoard, _ clock: RunClock) -> SearchMonitor {
    SearchMonitor(
      clock: clock.ofThisThread, isCancelled: isCancelled,
      progress: { board.advance(subject, $0) })
  }
}

extension [String]? {
  fileprivate mutating func append(_ text: String) { self = (self ?? []) + [text] }
}
