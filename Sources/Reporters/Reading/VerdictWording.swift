import RunReport

extension Wording {
  /// What a verdict says of a subject, the bound and remarks included.
  ///
  /// - Parameters:
  ///   - shared: findings of other subjects that it has, too.
  ///   - isAllowed: comments allow all that it breaks.
  ///   - beside: what others break in transitions with it.
  static func sentence(
    for subject: Subject, findings: [Finding], shared: [Finding] = [], isAllowed: Bool = false, beside: [Finding] = []
  ) -> String {
    ([
      verdict(of: subject, broken(subject, findings, shared, isAllowed)), BrokenBeside.sentence(beside, of: subject),
    ].compactMap(\.self) + limits(of: subject)).joined(separator: "; ")
  }

  /// How far a stopped subject was explored and what was left out of it, whatever was found.
  static func progress(of subject: Subject) -> String {
    let stop = subject.verdict == .violated ? stop(of: subject) : [verdict(of: subject, "")]
    return (stop + limits(of: subject)).joined(separator: "; ")
  }

  /// What is to be known besides the verdict.
  private static func limits(of subject: Subject) -> [String] {
    [certified(subject), neverPossible(subject.idleEvents ?? []), neverCalled(of: subject)].compactMap(\.self)
      + (subject.remarks ?? []).map { onOneLine($0) } + LimitText.sentences(of: subject)
      + CutText.sentences(of: subject) + PresumptionText.sentences(of: subject)
      + PresumptionText.preconditions(of: subject)
  }

  /// The same in a few words: what was found, and how far the subject was explored.
  static func shortSentence(
    for subject: Subject, findings: [Finding], shared: [Finding] = [], isAllowed: Bool = false, beside: [Finding] = []
  ) -> String {
    let calls = neverCalled(of: subject)
    let notes = limits(of: subject).filter { $0 != calls }
    let isShort = notes.count == 1 && notes[0].count <= shortNote
    let told = isShort ? notes.first : notes.isEmpty ? nil : "\(count(notes.count, "note")) with --verbose"
    return
      ([shortVerdict(of: subject, broken(subject, findings, shared, isAllowed))]
      + [BrokenBeside.sentence(beside, of: subject), calls, told].compactMap(\.self))
      .joined(separator: "; ")
  }

  /// "3 findings". The list has each finding once: what is told of another subject is named where a subject has nothing of its
  /// own, or nothing that is new.
  private static func broken(
    _ subject: Subject, _ findings: [Finding], _ shared: [Finding], _ isAllowed: Bool
  ) -> String {
    if isAllowed { return "nothing breaks a rule but what is allowed" }
    let isNew = { (finding: Finding) in finding.status != .known }
    let others = findings.isEmpty ? shared : findings.contains(where: isNew) ? [] : shared.filter(isNew)
    let told = others.isEmpty ? nil : "\(tally(others)), listed under \(owners(of: others, besides: subject))"
    let parts = [findings.isEmpty ? nil : tally(findings), told].compactMap(\.self)
    return parts.isEmpty ? "a rule is broken" : parts.joined(separator: " and ")
  }

  /// Whose the findings are that are told once: "CardController", "CardController and 2 more", "another scenario of the same name".
  static func owners(of findings: [Finding], besides subject: Subject) -> String {
    var names: [String] = []
    for finding in findings {
      let name = finding.subject == subject.name ? "another scenario of the same name" : onOneLine(finding.subject)
      if !names.contains(name) { names.append(name) }
    }
    let shown = Array(names.prefix(mostOwners))
    return list(shown + (names.count > shown.count ? ["\(names.count - shown.count) more"] : []))
  }

  private static let mostOwners = 2

  /// A note of so many characters is told where it stands alone.
  private static let shortNote = 60

  private static func shortVerdict(of subject: Subject, _ broken: String) -> String {
    let reach = subject.disturbances.map(range)
    let stop = subject.bound.map { ", " + onOneLine($0) } ?? ""
    switch subject.verdict {
    case .holds,
      .vacuous where subject.isVacuousForCalls:
      return "every ordering was explored"
    case .violated:
      let explored = subject.bound == nil ? "every ordering was explored" : "explored " + (reach ?? "in part")
      return "\(broken); \(explored)\(stop)"
    case .incomplete: return (reach.map { "holds " + $0 } ?? "nothing was found, explored in part") + stop
    case .vacuous, .unsupported: return verdict(of: subject, broken)
    }
  }

  /// What ended searches from outside: "2 subjects interrupted, 1 stopped by the time limit". Empty for nothing.
  static func outsideStops(of report: Report) -> String {
    let causes: [(StopCause, String)] = [(.interruption, "interrupted"), (.time, "stopped by the time limit")]
    return causes.compactMap { cause, words in
      let number = report.subjects.count { $0.stopCause == cause }
      return number == 0 ? nil : "\(grouped(number)) \(words)"
    }.joined(separator: ", ")
  }

  private static func certified(_ subject: Subject) -> String? {
    switch subject.certification {
    case .confirmed: "certified"
    case .notDone: "not certified"
    case .refused, nil: nil
    }
  }

  /// Names the first events, and counts the others.
  private static func neverPossible(_ events: [String]) -> String? {
    if events.isEmpty { return nil }
    let others = events.count > 5 ? ["\(grouped(events.count - 5)) more"] : []
    return "never possible: " + list(events.prefix(5).map { "'\(onOneLine($0))'" } + others)
  }

  /// What the user may come to and no ordering does: "tap() was never called". Names the first methods, and counts the others.
  private static func neverCalled(of subject: Subject) -> String? {
    guard let names = subject.neverCalled, !names.isEmpty else { return nil }
    let first = names.prefix(3).map { onOneLine($0) }
    let others = names.count > 3 ? ["\(grouped(names.count - 3)) more"] : []
    return list(first + others) + (names.count == 1 ? " was" : " were") + " never called"
  }

  private static func verdict(of subject: Subject, _ broken: String) -> String {
    switch subject.verdict {
    case .holds,
      .vacuous where subject.isVacuousForCalls:
      let gaps = subject.notUnderstood.count
      return "every ordering was explored, none breaks a rule"
        + (gaps == 0 ? "" : "; \(count(gaps, "construct")) of its file taken as unknown")
    case .violated: return ([broken] + stop(of: subject)).joined(separator: "; ")
    case .vacuous where subject.presentsNothing == true:
      return "nothing was checked: it is there to present, and no ordering presents anything"
    case .vacuous:
      return "nothing was checked: the situations that the rules speak of never arose"
    case .incomplete where subject.disturbances != nil:
      return stop(of: subject, "holds").joined(separator: "; ")
    case .incomplete:
      // A reduced search may be complete and yet leave a rule out.
      let isPartial = subject.remarks != nil && subject.rules.values.contains(.holds)
      if isPartial {
        return "nothing was found, but not every rule was checked" + (subject.bound.map { ": " + onOneLine($0) } ?? "")
      }
      return "nothing was found before the search was " + (ending(of: subject) ?? "stopped")
    case .unsupported:
      let reason = subject.bound ?? subject.notUnderstood.first.map { "not understood: " + $0.construct }
      return "could not be executed" + (reason.map { ": " + onOneLine($0) } ?? "")
    }
  }

  /// How far a subject was explored that was stopped; empty for others.
  ///
  /// - Parameter verb: what is said of the orderings that were explored.
  private static func stop(of subject: Subject, _ verb: String = "explored to the end") -> [String] {
    guard let ending = ending(of: subject) else { return [] }
    let explored = subject.disturbances.map { ["\(verb) \(range(upTo: $0))"] } ?? []
    return explored + ["the search was \(ending)"]
  }

  /// "stopped by the time limit", "stopped: its code reaches more than …"; `nil` for a search that has come to its end.
  private static func ending(of subject: Subject) -> String? {
    guard let bound = subject.bound else { return nil }
    switch subject.stopCause {
    // Such a bound says itself that the search was stopped.
    case .budget, .states, .depth, .memory, .time, .goals, .interruption: return onOneLine(bound)
    case .walks, .step, .reach, .judging, nil: return "stopped: " + onOneLine(bound)
    }
  }

  /// "up to 2 disturbances", "without disturbances".
  static func range(upTo disturbances: Int) -> String {
    disturbances == 0 ? "without disturbances" : "up to \(count(disturbances, "disturbance"))"
  }

  /// The result of the whole run in one sentence. What does not count for the verdict is told apart.
  ///
  /// - Parameter causes: as how many causes what counts was told; `nil` where each finding was told by itself.
  static func summary(of report: Report, causes: Int? = nil) -> String {
    [result(of: report, causes), GateWording.thresholds(of: report), GateWording.required(of: report)]
      .compactMap(\.self).joined(separator: "; ")
  }

  /// Said of a run that passes though its verdict does not sound like it: what limits have stopped fails no such run.
  static func passing(_ report: Report) -> String? {
    guard report.verdict == .incomplete, !report.leavesTooMuchOpen, report.expectations == nil,
      !report.problems.contains(where: { $0.severity == .error }),
      !report.subjects.contains(where: { $0.stopCause == .interruption })
    else { return nil }
    return "the run passes: nothing that counts was found, and as much was explored as it asks for"
  }

  /// The result and how far subjects were explored, for formats that have one line for all of it.
  static func wholeSummary(of report: Report, causes: Int? = nil) -> String {
    let explored = ExplorationText.shortSentence(report).map { "\(ExplorationText.title): \($0)" }
    return [summary(of: report, causes: causes), explored].compactMap(\.self).joined(separator: "; ")
  }

  private static func result(of report: Report, _ causes: Int?) -> String {
    let subjects = count(report.statistics.subjects, "subject")
    switch report.verdict {
    case .violated: return violations(of: report, among: subjects, causes)
    case .holds:
      return explored(report, subjects)
    case .vacuous where report.subjects.isEmpty && report.leftOutSubjects ?? 0 > 0:
      return "nothing was checked: " + limits(of: report).joined(separator: "; ")
    case .vacuous where report.subjects.isEmpty && report.typesOfText != nil:
      let types = count(report.typesOfText?.count ?? 0, "type")
      let others = GateWording.others(in: report, besides: [])
      return "nothing was explored: the text of \(types) was looked at" + (others.isEmpty ? "" : "; \(list(others))")
    case .vacuous where report.hasNothingToCheck:
      let files = count(report.statistics.files, "file")
      return "nothing was checked: no code of presentations or transitions was found in \(files)"
    case .vacuous where report.subjects.contains(where: \.isVacuousForCalls): return explored(report, subjects)
    case .vacuous: return "nothing was checked: the situations that the rules speak of never arose in \(subjects)"
    case .incomplete:
      return "\(GateWording.nothingThatCounts(in: report)), but not every ordering was explored"
    case .unsupported: return "nothing could be executed"
    }
  }

  /// Of actions that nothing has called no ordering tells: that belongs to the claim.
  private static func explored(_ report: Report, _ subjects: String) -> String {
    let uncalled = uncalled(in: report).map { ", but " + $0 } ?? ""
    let isEmpty = report.findings.isEmpty && report.suppressedFindings == 0
    let result = isEmpty ? " and none breaks a rule" : ": " + GateWording.nothingThatCounts(in: report)
    return (["every ordering of \(subjects) was explored\(result)\(uncalled)"] + limits(of: report))
      .joined(separator: "; ")
  }

  /// "1 action was never called"; `nil` for none.
  private static func uncalled(in report: Report) -> String? {
    let number = report.subjects.reduce(0) { $0 + ($1.neverCalled?.count ?? 0) }
    return number == 0 ? nil : "\(count(number, "action")) \(number == 1 ? "was" : "were") never called"
  }

  /// Whether nothing at all speaks against the run, and nothing was left out: only then its verdict is shown in green.
  static func isClear(_ report: Report) -> Bool {
    report.verdict == .holds && report.findings.isEmpty && report.suppressedFindings == 0
      && limits(of: report).isEmpty && uncalled(in: report) == nil
  }

  /// What limits the claim that nothing breaks a rule: code that was not read, not understood or not come to.
  private static func limits(of report: Report) -> [String] {
    let problems = report.problems.count { $0.severity == .error }
    let unexplored = report.unexplored?.count ?? 0
    let constructs = report.statistics.notUnderstood
    let uncertified = report.subjects.count { $0.certification == .notDone }
    let idle = report.subjects.reduce(0) { $0 + ($1.idleEvents?.count ?? 0) }
    return [
      GateWording.leftOut(of: report),
      report.understanding?.reachable.percent.flatMap { percent in
        percent < 100 ? "\(percent) % of the code in reach was understood, the rest taken as unknown" : nil
      },
      constructs == 0 ? nil : "\(count(constructs, "construct")) not understood",
      idle == 0 ? nil : "\(count(idle, "event")) of models never possible",
      unexplored == 0 ? nil : "\(count(unexplored, "class", "classes")) not explored",
      LimitText.judgedInPart(report),
      PresumptionText.limit(of: report),
      PresumptionText.reliance(of: report),
      uncertified == 0 ? nil : "\(count(uncertified, "subject")) not certified",
      problems == 0 ? nil : "\(count(problems, "problem")) with the sources",
      report.understanding.flatMap(UnderstandingText.objectiveC),
    ].compactMap(\.self)
  }

  /// "2 errors, 1 warning and 1 possible finding", with a baseline "2 new errors": of each severity what counts, only those that
  /// occur.
  static func severityCounts(of report: Report) -> [String] {
    let new = report.hasBaseline ? "new " : ""
    let counted = report.findings.filter { GateWording.isConfident($0, in: report) }
    let possible = counted.count { $0.confidence == .possible }
    let sure = Severity.allCases.compactMap { severity -> String? in
      let number = counted.count { $0.severity == severity && $0.confidence != .possible }
      return number == 0 ? nil : count(number, new + severity.rawValue)
    }
    return sure + (possible == 0 ? [] : [count(possible, new + "possible finding")])
  }

  /// "3 findings", "3 possible findings", "1 finding, 2 possible ones and 1 known one".
  static func tally(_ findings: [Finding]) -> String {
    let known = findings.count { $0.status == .known }
    let possible = findings.count { $0.status != .known && $0.confidence == .possible }
    let kinds = [(findings.count - known - possible, ""), (possible, "possible "), (known, "known ")]
      .filter { $0.0 > 0 }
    return list(kinds.enumerated().map { count($1.0, $1.1 + ($0 == 0 ? "finding" : "one")) })
  }

  private static func violations(of report: Report, among subjects: String, _ causes: Int?) -> String {
    let counted = report.findings.filter { GateWording.isConfident($0, in: report) }
    let parts = severityCounts(of: report)
    let told = causes.flatMap { $0 == counted.count ? nil : " (\(count($0, "cause")))" } ?? ""
    let found = parts.isEmpty ? "a rule is broken" : list(parts) + told
    let violated = SubjectStandings(report).violated
    let others = GateWording.others(in: report, besides: counted)
    return (violated == 0 ? found : "\(found) in \(grouped(violated)) of \(subjects)")
      + (others.isEmpty ? "" : "; \(list(others))")
  }
}
