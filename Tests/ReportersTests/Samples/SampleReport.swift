import Identifiers
import RunReport

/// A report as a run over a small gallery gives it: three findings, every verdict, problems, expectations.
enum SampleReport {
  static let report = Report(
    tool: Report.Tool(name: "transverify", version: "0.2.0"), verdict: .violated,
    findings: [FlipSample.finding, GuardSample.finding, CardSample.finding], subjects: subjects,
    notUnderstood: [
      FileNotUnderstood(
        path: "Models/Gallery/CardPresentation/Defective.swift",
        constructs: [construct("`await` expression", 61), construct("property wrapper `@Published`", 12)])
    ],
    problems: [
      Problem(
        severity: .error, message: "expected `}` at end of function",
        location: Location(path: "Models/Gallery/Broken/Broken.swift", line: 9, column: 3),
        excerpt: ["9 |   func f( {", "  |         ^"])
    ],
    expectations: Expectations(
      met: 41,
      failures: [
        .init(
          message: "expected TV305, which was not found",
          location: Location(path: "Models/Gallery/Flip/Defective.swift", line: 44, column: 20))
      ]),
    statistics: Statistics(files: 14, subjects: 7, states: 12_402, transitions: 51_877, notUnderstood: 2))

  /// A run in which everything holds.
  static let clean = Report(
    tool: Report.Tool(name: "transverify", version: "0.2.0"), verdict: .holds, findings: [],
    subjects: [subjects[1]], notUnderstood: [], problems: [], expectations: nil,
    statistics: Statistics(files: 1, subjects: 1, states: 1204, transitions: 4810, notUnderstood: 0))

  static let empty = Report(
    tool: Report.Tool(name: "transverify", version: "0.2.0"), verdict: .vacuous, findings: [], subjects: [],
    notUnderstood: [], problems: [], expectations: nil,
    statistics: Statistics(files: 0, subjects: 0, states: 0, transitions: 0, notUnderstood: 0))

  private static let rules: [RuleID] = [
    "TV101", "TV102", "TV103", "TV104", "TV105", "TV106", "TV201", "TV301", "TV305", "TV402", "TV403", "TV1002",
    "TV1203",
  ]

  private static let subjects = [
    subject(
      "CardTransitioningDelegate", "transitioning delegate", "CardPresentation/Defective.swift", .violated,
      ["TV402": .violated]),
    subject("CardTransitioningDelegate", "transitioning delegate", "CardPresentation/Repaired.swift", .holds, [:]),
    subject("FlipDelegate", "transitioning delegate", "Flip/Defective.swift", .violated, ["TV104": .violated]),
    subject("StepByStepAnimator", "animator", "StepByStep/Defective.swift", .violated, ["TV103": .violated]),
    subject(
      "EndlessPan", "gesture target", "StepByStep/EndlessPan.swift", .incomplete, [:], bound: "--max-states 10000"),
    subject(
      "MetalCompositor", "animator", "StepByStep/Metal.swift", .unsupported, [:],
      bound: "its initialiser needs a `MTLDevice`"),
    subject("UnusedAnimator", "animator", "StepByStep/Unused.swift", .vacuous, [:]),
  ]

  private static func subject(
    _ name: String, _ kind: String, _ file: String, _ verdict: Verdict, _ exceptions: [RuleID: Verdict],
    bound: String? = nil
  ) -> Subject {
    var verdicts = Dictionary(uniqueKeysWithValues: rules.map { ($0, verdict == .violated ? .holds : verdict) })
    verdicts["TV1002"] = .vacuous
    verdicts["TV201"] = .vacuous
    verdicts.merge(exceptions) { $1 }
    let runs = verdict != .unsupported && verdict != .vacuous
    return Subject(
      name: name, kind: kind, location: Location(path: "Models/Gallery/" + file, line: 14, column: 13),
      verdict: verdict, rules: verdicts, states: runs ? 1204 : 0, transitions: runs ? 4810 : 0,
      depth: runs ? 23 : 0,
      notUnderstood: file == "CardPresentation/Defective.swift" ? [construct("`await` expression", 61)] : [],
      bound: bound)
  }

  private static func construct(_ name: String, _ line: Int) -> NotUnderstoodConstruct {
    NotUnderstoodConstruct(
      construct: name,
      location: Location(path: "Models/Gallery/CardPresentation/Defective.swift", line: line, column: 5))
  }
}

/// Shorthand for traces.
func call(
  _ from: String, _ to: String, _ text: String, _ depth: Int = 0, at location: Location? = nil, answer: String? = nil,
  breaks: Bool = false
) -> Message {
  Message(from: from, to: to, text: text, depth: depth, location: location, answer: answer, isViolation: breaks)
}

func view(_ depth: Int, _ name: String, _ detail: String = "", _ change: ViewLine.Change = .same) -> ViewLine {
  ViewLine(depth: depth, name: name, detail: detail, change: change)
}
