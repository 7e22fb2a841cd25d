import Diagnostics
import RunReport

/// Looks for changes of the sources that make findings go away.
///
/// A change that brings a new finding with it may be continued by one for that: what a wrong flag has hidden, such as a
/// view that stays after a cancelled transition, is repaired along with it. The result depends on the sources and the
/// options alone.
package struct RepairSearch<Check: SourceChecking>: Sendable {
  /// Changes that are checked for one finding, at most.
  static var checks: Int { 14 }
  /// … that are proposed in one state of the sources.
  static var proposals: Int { 6 }
  /// Changes in a row.
  static var depth: Int { 3 }
  /// New findings up to which a change is continued.
  static var open: Int { 3 }

  /// How changed sources are checked.
  package var check: Check
  /// Whether a finding may come with a change and stay: whoever has accepted it wants nothing changed for it.
  package var isAccepted: @Sendable (Finding) -> Bool = { _ in false }

  /// - Parameter check: with the options of the run that has found what is to be repaired.
  package init(check: Check) { self.check = check }

  /// How many states of a subject are explored after a change: many times what was explored before it. A change that
  /// opens more than that is not checked to the end, and so is none.
  static func states(after base: Check.Code) -> Int {
    max(20_000, 10 * (base.subjects.values.map(\.states).max() ?? 0))
  }

  /// A repair with the files that it changes, as they are after it.
  package struct Result: Sendable {
    /// As a finding shows it.
    package var repair: Repair
    /// Those that it changes.
    package var files: [SourceFile]
    /// What the change alone would have left or brought, so that it goes on; in the order in which it was met.
    package var continued: [Finding]
    /// What the check after it has found, where it has looked at all files.
    package var checked: Check.Code?
  }

  /// What has become of the search.
  package enum Outcome: Sendable {
    case repair(Result)
    case none(MissingRepair)

    package var result: Result? { if case .repair(let result) = self { result } else { nil } }
  }

  private struct Attempt {
    var titles: [String]
    /// Other findings than the target that changes were made for.
    var continued: [Finding]
    var sources: Check.Code
    /// One of them is to be repaired next.
    var open: [Finding]
  }

  /// The first change that passes the check, in the order in which they are proposed, the shortest rows first; else why there is
  /// none.
  package func outcome(for target: Finding, in whole: Check.Code) -> Outcome {
    guard ChangeProposer.knows(target.rule), let base = scope(of: target, in: whole),
      let target = base.findings.first(where: { $0.isSame(as: target) })
    else { return .none(.unknown) }
    let states = Self.states(after: base)
    var missing = MissingRepair.unknown
    var frontier = [Attempt(titles: [], continued: [], sources: base, open: [target])]
    var left = Self.checks
    for _ in 0..<Self.depth {
      var next: [Attempt] = []
      for attempt in frontier {
        for (goal, change) in proposals(in: attempt) {
          if check.isCancelled() { return .none(.late) }
          if left == 0 { return .none(.cut) }
          left -= 1
          missing = max(missing, .refused)
          guard let sources = apply(change, to: attempt.sources, for: goal, states: states) else { continue }
          let titles = attempt.titles.contains(change.title) ? attempt.titles : attempt.titles + [change.title]
          let comparison = FindingComparison(base, sources, without: target, isAccepted: isAccepted)
          let continued = attempt.continued + (Self.isSame(goal, target) ? [] : [goal])
          if comparison.isClean {
            var result = result(titles, continued, base, sources, comparison)
            if base.files.count == whole.files.count { result.checked = sources }
            return .repair(result)
          }
          if comparison.isCut { missing = .cut }
          if comparison.hasLost || comparison.new.count > Self.open { continue }
          if comparison.new.contains(where: { Self.isSame($0, goal) || Self.isSame($0, target) }) { continue }
          next.append(Attempt(titles: titles, continued: continued, sources: sources, open: comparison.new))
        }
      }
      frontier = next
    }
    return .none(check.isCancelled() ? .late : missing)
  }

  /// The part of the sources that a change of the blamed file can matter to.
  private func scope(of target: Finding, in whole: Check.Code) -> Check.Code? {
    let files = whole.filesAround(target.location.path)
    return files.count == whole.files.count ? whole : check.check(files, after: whole, states: nil)
  }

  /// A change of one file.
  private struct Proposal {
    var title: String
    var path: String
    var edits: [TextEdit]
  }

  private func proposals(in attempt: Attempt) -> [(Finding, Proposal)] {
    let all = attempt.open.flatMap { goal in proposals(for: goal, in: attempt.sources).map { (goal, $0) } }
    return Array(all.prefix(Self.proposals))
  }

  /// Where the blame lies first, then the files of the trace's other places.
  private func proposals(for finding: Finding, in sources: Check.Code) -> [Proposal] {
    var paths = [finding.location.path]
    for path in finding.trace.compactMap(\.location?.path) where !paths.contains(path) { paths.append(path) }
    var proposals: [Proposal] = []
    for path in paths {
      guard let file = sources.file(path) else { continue }
      let isBlamed = path == finding.location.path
      let place = isBlamed ? file.offset(line: finding.location.line, column: finding.location.column) : nil
      if isBlamed, place == nil { continue }
      let defect = Defect(rule: finding.rule, fact: finding.fact, place: place, isInText: finding.trace.isEmpty)
      for change in ChangeProposer.changes(for: defect, in: file) {
        proposals.append(Proposal(title: change.title, path: path, edits: change.edits))
      }
    }
    return proposals
  }

  private func apply(_ proposal: Proposal, to sources: Check.Code, for goal: Finding, states: Int) -> Check.Code? {
    guard let file = sources.file(proposal.path), let text = TextEdit.apply(proposal.edits, to: file.text),
      text != file.text, ChangeProposer.isSound(text)
    else { return nil }
    let files = sources.files(replacing: proposal.path, with: text)
    if isStillThere(goal, in: files, after: sources) { return nil }
    return check.check(files, after: sources, states: states)
  }

  /// How many states of one subject are looked at before a change is checked in full: a quarter of what it has, and of
  /// a small one all.
  private static func firstStates(of states: Int) -> Int { max(5_000, states / 4) }

  /// Whether a change leaves its finding, as the smallest subject shows that has it. Most changes that are none can be
  /// refused by that, without a look at the others.
  private func isStillThere(_ goal: Finding, in files: [SourceFile], after sources: Check.Code) -> Bool {
    let subjects = sources.subjects.values
    let isSmall = subjects.count == 1 && subjects.allSatisfy { $0.states < Self.firstStates(of: 0) }
    guard !isSmall, let place = sources.smallest(showing: goal) else { return false }
    let found = check.findings(
      files, after: sources, of: place.subject, states: Self.firstStates(of: place.states))
    return found.contains { Self.isSame($0, goal) }
  }

  private static func isSame(_ one: Finding, _ other: Finding) -> Bool {
    one.breach == other.breach && one.location.path == other.location.path
      && one.location.line == other.location.line
  }

  private func result(
    _ titles: [String], _ continued: [Finding], _ before: Check.Code, _ after: Check.Code,
    _ comparison: FindingComparison
  ) -> Result {
    var edits: [SourceEdit] = []
    var diff = ""
    for (old, new) in zip(before.files, after.files) where old.text != new.text {
      let difference = LineDifference(from: old.text, to: new.text)
      diff += difference.unified(path: old.path)
      edits += difference.edits.map {
        SourceEdit(path: old.path, start: $0.start, end: $0.end, replacement: $0.replacement)
      }
    }
    let repair = Repair(
      title: RepairText.title(titles), edits: edits, diff: diff,
      verification: RepairText.verification(comparison.explored))
    let changed = zip(before.files, after.files).filter { $0.text != $1.text }.map(\.1)
    return Result(repair: repair, files: changed, continued: continued)
  }
}
