import Foundation
import Rules
import RunReport
import Synchronization
import Verification

@testable import transverify

/// Reports with just what a test is about.
enum Samples {
  static let location = Location(path: "Card.swift", line: 3, column: 5)

  static func report(
    _ verdict: Verdict = .holds, findings: [Finding] = [], subjects: [Verdict] = [], problems: [Severity] = [],
    expectations: Expectations? = nil, idleEvents: [String] = []
  ) -> Report {
    Report(
      tool: Report.Tool(name: "transverify", version: "1"), verdict: verdict, findings: findings,
      subjects: subjects.map { subject($0, idleEvents) }, notUnderstood: [],
      problems: problems.map { Problem(severity: $0, message: "trouble", location: nil, excerpt: []) },
      expectations: expectations,
      statistics: Statistics(files: 1, subjects: subjects.count, states: 1, transitions: 1, notUnderstood: 0))
  }

  static func finding(_ confidence: Confidence = .certain, _ severity: Severity = .error) -> Finding {
    Finding(
      id: "1", rule: "TV104", name: "completion-flag-agrees", severity: severity, confidence: confidence,
      message: "message", consequence: "consequence", location: location, subject: "CardAnimator", scenario: "present",
      assumptions: [], parameters: [:], trace: [], alsoBreaks: [], excerpts: [], why: "", remedy: "",
      documentation: "")
  }

  static let graphs = [
    GraphExport(
      subject: "CardAnimator", fileName: "CardAnimator",
      graph: StateGraph(
        subject: "CardAnimator", kind: "animator", states: [.init(isSettled: true, breaks: [])], initialStates: 1,
        transitions: []), reason: ""),
    GraphExport(subject: "Crowd", fileName: "Crowd", graph: nil, reason: "it has more than 5 states"),
  ]

  private static func subject(_ verdict: Verdict, _ idleEvents: [String]) -> Subject {
    Subject(
      name: "CardAnimator", kind: "animator", location: location, verdict: verdict, rules: [:], states: 1,
      transitions: 1, depth: 1, notUnderstood: [], bound: nil, idleEvents: idleEvents)
  }
}

/// What a tool has printed.
final class Printed: Sendable {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  /// - Parameter outputError: what every write to standard output answers.
  func console(outputError: OutputError? = nil, isTerminal: Bool = false) -> Console {
    Console(
      output: { text in
        if outputError == nil { self.texts.withLock { $0.output += text } }
        return outputError
      }, writeStatus: { text in self.texts.withLock { $0.errors += text } }, outputIsTerminal: isTerminal,
      errorIsTerminal: isTerminal)
  }
}

extension Engine {
  /// Answers one report, and renders every format as its name and options.
  static func answering(
    _ result: Result<Report, InputError>, seen: @escaping @Sendable (RunOptions) -> Void = { _ in }
  ) -> Engine {
    Engine(
      rules: RuleCatalogue.all,
      check: { options, progress, _ throws(InputError) in
        seen(options)
        progress(
          RunProgress(subject: "CardAnimator", finishedSubjects: 0, subjects: 2, states: 10, depth: 3, queue: 4))
        return try result.get()
      },
      fix: { options, _, _, _ throws(InputError) in
        seen(options)
        return Fixes(report: try result.get(), fixes: [], files: [])
      },
      explore: { _, _, _, _ throws(InputError) in throw InputError("no shards here") },
      replays: { _, _, _, _ throws(InputError) in throw InputError("no replays here") },
      merge: { _, _, _, _ throws(InputError) in throw InputError("no shards here") },
      scenarios: { _ in
        TransitionCode(
          subjects: [
            ScenarioListing(subject: "CardAnimator", kind: "animator", scenario: "present", location: Samples.location)
          ], parts: [])
      },
      export: { _ in
        [
          ModelExport(
            name: "Lights", format: .promela,
            files: [.init(name: "Lights.pml", text: "active proctype machine() { skip }\n")], reason: ""),
          ModelExport(
            name: "Lights", format: .tla,
            files: [
              .init(name: "Lights.tla", text: "module\n"), .init(name: "Lights.cfg", text: "SPECIFICATION Spec\n"),
            ],
            reason: ""),
          ModelExport(name: "Crowd", format: .promela, files: [], reason: "a class"),
        ]
      },
      graphs: { _ in Samples.graphs }, plot: { graph, format in "\(graph.subject) as \(format.rawValue)\n" },
      render: { _, format, options in
        "\(format.rawValue)\(options.isColored ? " coloured" : "")\(options.htmlPath.map { " " + $0 } ?? "")\n"
      },
      derive: { _ throws(InputError) in throw InputError("no diagrams here") }, draw: { _, _ in "" },
      diagramPage: { _ in "" },
      reportFolder: { _ in
        [ReportFile(name: "index.html", text: "html"), ReportFile(name: "systems/card.md", text: "markdown")]
      })
  }
}
