import Diagnostics
import Foundation
import Identifiers
import Repairs
import RunReport

/// Verified repairs, one applied after the other: each was checked on top of those before it.
package struct Fixes: Sendable {
  /// What was found before anything was changed.
  package var report: Report
  /// In the order in which they were applied. A diff begins where the one before it has ended.
  package var fixes: [Fix]
  /// The files that all of them together change, by path.
  package var files: [ChangedFile]
  /// How many findings are still there that were to be repaired, by why they were not.
  package var unrepaired: [MissingRepair: Int]
  /// The time limit has ended the search: some of them may have one.
  package var isStopped = false

  package init(report: Report, fixes: [Fix], files: [ChangedFile], unrepaired: [MissingRepair: Int] = [:]) {
    self.report = report
    self.fixes = fixes
    self.files = files
    self.unrepaired = unrepaired
  }

  package struct Fix: Sendable {
    /// As it was found in the sources before its repair.
    package var finding: Finding
    package var repair: Repair
    /// What would be found if only the first change were made: the others are for these.
    package var continued: [Finding]

    package init(finding: Finding, repair: Repair, continued: [Finding] = []) {
      self.finding = finding
      self.repair = repair
      self.continued = continued
    }
  }

  package struct ChangedFile: Sendable, Hashable {
    /// As the report names it.
    package var path: String
    package var before: String
    package var after: String

    package init(path: String, before: String, after: String) {
      self.path = path
      self.before = before
      self.after = after
    }
  }
}

extension Runner {
  /// Checks the sources and repairs in memory what it can, finding after finding, each over the sources that the one
  /// before has left.
  ///
  /// Findings that the baseline knows are left alone, and those that are not sure enough to count.
  /// - Parameter found: gets each repair as soon as it is there.
  /// - Throws: `InputError` when there is nothing to check.
  package func fix(_ found: (Fixes.Fix) -> Void = { _ in }) throws(InputError) -> Fixes {
    let read = try SourceFinder.sources(of: options)
    let machine = try ModelLibrary.files()
    let workspace = try workspace(of: read, machine: machine)
    var plain = self
    plain.options.findsRepairs = false
    let touched = try touched(workspace, read)
    let checked = try plain.report(workspace, read, RunCache(options, machine: machine), touched: touched)
    let gate = gate(read, checked.leftOut)
    let report = gate.judge(checked.report, wasCancelled: isCancelled())
    let base = CheckedSources(
      workspace, BatchPlanner(workspace, jobs: options.jobs).dependencies(), results: checked.results,
      options: options)
    let time = RepairTime(options, clock, isCancelled: isCancelled)
    var search = RepairSearch(check: SourceCheck(repairOptions, machine: machine, isCancelled: time.isOver))
    search.check.memo = CheckMemo()
    search.isAccepted = { gate.isKnown($0) }
    return repaired(base, report, &search, time, found)
  }

  private func repaired(
    _ base: CheckedSources, _ report: Report, _ search: inout RepairSearch<SourceCheck>, _ time: RepairTime,
    _ found: (Fixes.Fix) -> Void
  ) -> Fixes {
    var sources = base
    var fixes: [Fixes.Fix] = []
    var passes = FixPasses(report.findings, options.gate.thresholds)
    while !time.isOver() {
      let open = passes.open(in: sources)
      guard let target = passes.next(in: sources) else { break }
      search.check.isCancelled = time.turn(of: open)
      search.check.progress = showing(target, in: sources)
      let outcome = search.outcome(for: target, in: sources)
      if case .none(let missing) = outcome { passes.missing(missing, of: target) }
      guard let result = outcome.result, let next = renewed(sources, by: result, search.check, time) else { continue }
      passes.follow(from: sources, to: next)
      sources = next
      // What comes now starts from other sources.
      search.check.memo = CheckMemo()
      fixes.append(Fixes.Fix(finding: target, repair: result.repair, continued: result.continued))
      found(fixes[fixes.count - 1])
    }
    let files = zip(base.files, sources.files).filter { $0.text != $1.text }.map {
      Fixes.ChangedFile(path: $0.path, before: $0.text, after: $1.text)
    }
    var result = Fixes(report: report, fixes: fixes, files: files, unrepaired: passes.left(in: sources))
    result.isStopped = time.isOver()
    return result
  }

  /// All files after a repair, and what is found in them: as its own check has seen them, if that has looked at all.
  /// A repair that was found in its turn is not given up for want of time.
  private func renewed(
    _ sources: CheckedSources, by result: RepairSearch<SourceCheck>.Result, _ check: SourceCheck, _ time: RepairTime
  ) -> CheckedSources? {
    if let checked = result.checked { return checked }
    var check = check
    check.isCancelled = time.isOver
    let changed = Dictionary(result.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return check.check(sources.files.map { changed[$0.path] ?? $0 }, after: sources)
  }

  /// Shows the progress of checks under the finding that they are made for, which is shown at once.
  private func showing(_ target: Finding, in sources: CheckedSources) -> @Sendable (RunProgress) -> Void {
    let repair = "\(target.rule) at \(target.location.path):\(target.location.line)"
    let show: @Sendable (RunProgress) -> Void = { [progress] state in
      var state = state
      state.repair = repair
      progress(state)
    }
    show(
      RunProgress(
        subject: target.subject, finishedSubjects: 0, subjects: sources.subjects.count, states: 0, depth: 0, queue: 0))
    return show
  }
}

/// Which finding is repaired next. Each is tried once; a second time after something else was repaired in its file,
/// which may have been in the way.
private struct FixPasses {
  private struct Key: Hashable {
    var rule: RuleID
    var message: String
    var path: String
    var line: Int
  }

  private struct Wanted: Hashable {
    var breach: Breach
    var path: String

    init(_ finding: Finding) { (breach, path) = (finding.breach, finding.location.path) }
  }

  private let wanted: Set<Wanted>
  private let thresholds: Thresholds
  private var tried: Set<Key> = []
  private var missing: [Key: MissingRepair] = [:]
  private var attempts = 0
  private let limit: Int

  /// - Parameter findings: of the report: only their rules and files are looked at.
  init(_ findings: [Finding], _ thresholds: Thresholds) {
    wanted = Set(findings.filter { $0.status != .known && thresholds.isCertain($0) }.map(Wanted.init))
    self.thresholds = thresholds
    limit = 2 * findings.count + 4
  }

  /// Whether it is to be repaired: the same cause may be less certain in another subject.
  private func wants(_ finding: Finding) -> Bool {
    thresholds.isCertain(finding) && wanted.contains(Wanted(finding))
  }

  /// How many that are to be repaired the sources still have, by why.
  func left(in sources: CheckedSources) -> [MissingRepair: Int] {
    let left = Set(sources.findings.filter(wants).map(Self.key))
    return Dictionary(left.map { (missing[$0] ?? .untried, 1) }, uniquingKeysWith: +)
  }

  /// How many are still to have their turn, were nothing repaired from now on.
  func open(in sources: CheckedSources) -> Int {
    min(limit - attempts, Set(sources.findings.filter(wants).map(Self.key)).subtracting(tried).count)
  }

  mutating func missing(_ reason: MissingRepair, of finding: Finding) { missing[Self.key(finding)] = reason }

  mutating func next(in sources: CheckedSources) -> Finding? {
    if attempts == limit { return nil }
    let target = sources.findings.first { wants($0) && !tried.contains(Self.key($0)) }
    guard let target else { return nil }
    attempts += 1
    tried.insert(Self.key(target))
    return target
  }

  mutating func follow(from old: CheckedSources, to new: CheckedSources) {
    let changed = Set(zip(old.files, new.files).filter { $0.text != $1.text }.map { $0.0.path })
    tried = tried.filter { !changed.contains($0.path) }
  }

  private static func key(_ finding: Finding) -> Key {
    Key(rule: finding.rule, message: finding.message, path: finding.location.path, line: finding.location.line)
  }
}
