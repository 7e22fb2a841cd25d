import RunReport

/// A report in which every optional field says something: explanations, a repair, a baseline, comments, coverage.
enum ExplainedReport {
  static let report: Report = {
    var report = SampleReport.report
    report.findings = [flip, guarded, card]
    report.platform = Report.Platform(iOSVersion: 17, isAssumed: true)
    report.comparisons = [baseline, trend]
    report.suppressions = suppressions
    report.suppressions?[1].stale = ["TV104", "TV801"]
    report.changedSince = "origin/main"
    report.leftOutSubjects = 12
    report.thresholds = Thresholds(severity: .warning, confidence: .possible)
    report.requiredDisturbances = 2
    for index in report.subjects.indices where report.subjects[index].bound != nil {
      report.subjects[index].disturbances = 1
      if report.subjects[index].verdict == .incomplete {
        report.subjects[index].bound = "stopped by its budget of 2.5 s"
      }
      report.subjects[index].stopCause = .budget
      report.subjects[index].budget = 2.5
      report.subjects[index].reasons = StoppingSample.reasons
    }
    report.exploration = ExplorationSummary(report.subjects)
    report.subjects[0].coverage = coverage
    report.subjects[0].certification = .confirmed
    report.subjects[0].remarks = ["reduced by symmetry"]
    report.subjects[0].idleEvents = ["the phone rings"]
    report.subjects[0].diagram = StateDiagram(
      name: "card", title: "Card", summary: "The states of the card.", states: ["away", "shown"],
      arrows: [.init(source: 0, target: 1, events: ["the run loop starts the presentation"], rules: ["CAN-01"])])
    report.unexplored = [
      UnexploredClass(name: "FlipAnimator", location: CardSample.place(140, 13), reason: "no run had come to it")
    ]
    report.expectations = nil
    return report
  }()

  /// A warning that the baseline does not have, with everything that explains it.
  static let card: Finding = {
    var finding = CardSample.finding
    finding.clause = FailedClause(
      text: "what the presentation controller adds is gone when the presentation was cancelled",
      values: [
        .init(name: "context.transitionWasCancelled", value: "true"),
        .init(name: "blurView.superview", value: "container"),
      ])
    finding.pointOfNoReturn = 4
    finding.disturbances = 0
    finding.irrelevantSteps = [3]
    finding.nearestPassing = PassingOrdering(
      change: "the finger lifts only after the card is half way up",
      steps: [
        .init(event: "the user begins to swipe up", actor: "user", choice: nil, same: 1),
        .init(event: "the run loop starts the presentation", actor: "run loop", choice: nil, same: 2),
        .init(event: "the user lets go late and the swipe is finished", actor: "user", choice: nil, same: nil),
        .init(event: "the animation ends", actor: "run loop", choice: "finished: true", same: nil),
        .init(event: "everything is settled", actor: "system", choice: nil, same: 6),
      ])
    finding.occurrences = [
      Occurrence(subject: "SheetTransitioningDelegate", scenario: "the list presents the sheet", steps: 7)
    ]
    finding.trace[3].alternatives = [
      Alternative(event: "the user drags", actor: "user", choice: nil, outcome: .clean, rules: []),
      Alternative(event: "the phone rings", actor: "system", choice: "during the swipe", outcome: .doomed, rules: []),
      Alternative(event: "the view is unloaded", actor: "app", choice: nil, outcome: .breaks, rules: ["TV305"]),
      Alternative(event: "the device rotates", actor: "user", choice: nil, outcome: .unknown, rules: []),
    ]
    finding.repair = repair
    finding.status = .new
    finding.path = [0, 1, 1, 1, 1, 0, 0]
    finding.foundWith = "--fair-cycles"
    return finding
  }()

  /// What the baseline has already.
  static let flip: Finding = {
    var finding = FlipSample.finding
    finding.status = .known
    return finding
  }()

  static let guarded: Finding = {
    var finding = GuardSample.finding
    finding.status = .new
    return finding
  }()

  static let repair = Repair(
    title: "remove `blurView` when the presentation did not complete",
    edits: [
      SourceEdit(
        path: "Models/Gallery/CardPresentation/Defective.swift", start: 812, end: 812,
        replacement: "    if !completed { blurView.removeFromSuperview() }\n")
    ],
    diff: """
      --- a/Models/Gallery/CardPresentation/Defective.swift
      +++ b/Models/Gallery/CardPresentation/Defective.swift
      @@ -30,4 +30,5 @@
       
         override func presentationTransitionDidEnd(_ completed: Bool) {
           presentingViewController.endAppearanceTransition()
      +    if !completed { blurView.removeFromSuperview() }
         }

      """, verification: "674 states, every rule of the subject holds")

  private static let coverage = SubjectCoverage(
    events: [
      .init(event: "the user drags", actor: "user", transitions: 12),
      .init(event: "the device rotates", actor: "user", transitions: 0),
      .init(event: "the phone rings", actor: "system", transitions: 0),
    ], statesPerDepth: [1, 3, 9, 1191],
    unreachedBranches: [
      .init(kind: "else of if", location: CardSample.place(34, 7)),
      .init(kind: "case .failed", location: CardSample.place(82, 5)),
    ])

  private static func compared(_ id: String, _ rule: String) -> ComparedFinding {
    ComparedFinding(
      id: id, rule: rule, subject: "CardAnimator", scenario: "the list presents the card",
      message: "`completeTransition` is never called")
  }

  private static let baseline = Comparison(
    kind: .baseline, path: "baseline.json", new: 2, known: 1, fixed: [compared("00c0ffee", "TV101")], earlier: nil,
    now: .init(subjects: 7, states: 12_402, transitions: 51_877))

  private static let trend = Comparison(
    kind: .trend, path: "last week.json", new: 0, known: 3, fixed: [],
    earlier: .init(subjects: 6, states: 12_402, transitions: 60_000),
    now: .init(subjects: 7, states: 12_402, transitions: 51_877))

  private static let suppressions: [Suppression] = [
    Suppression(
      rules: ["TV402"], reason: "the blur is shared", location: CardSample.place(22, 3), isForFile: false,
      suppressed: [compared("0badf00d", "TV402")]),
    Suppression(
      rules: ["TV104", "TV801"], reason: "old code", location: CardSample.place(1, 1), isForFile: true, suppressed: []),
  ]
}
