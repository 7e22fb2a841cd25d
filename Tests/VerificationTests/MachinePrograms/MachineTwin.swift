import Exploration
import Machine

@testable import Verification

/// The machine's own reductions, which its sources make, and how they are taken out.
enum MachineTwin {
  /// Work that is ordered against nothing keeps the order in which it was scheduled.
  static let unarranged = ["/MainRunLoop.swift": [("    delays = nil\n    arrange()\n", "    delays = nil\n")]]

  /// An animation without completion is scheduled beside another one of its owner.
  static let repeating = [
    "/MainRunLoop.swift": [
      ("    if kind == .animation && block == nil && source == nil && isAlreadyAnimated(on: stage) { return }\n", "")
    ]
  ]

  /// … while others may still begin something: each counts as much that is still to come.
  static let repeatingWithRoom = repeating.merging([
    "/Scenario.swift": [("var backlog: Int { 2 }", "var backlog: Int { 4 }")]
  ]) {
    first, _ in first
  }

  /// A rotation that waits comes as an event of its own, and every state says whether one waits.
  static let holding = [
    "/Scenario.swift": [("performStep { turnDevice() }", "performStep { rotate() }")],
    "/EndOfStep.swift": [("(mayHaveRotated && isRotatedMeanwhile())", "false")],
  ]

  /// … also where much is still to come.
  static let holdingWithRoom = [
    "/Scenario.swift": holding["/Scenario.swift"]! + [("var backlog: Int { 2 }", "var backlog: Int { 4 }")],
    "/EndOfStep.swift": holding["/EndOfStep.swift"]!,
  ]

  /// Planted: nobody asks for the rotation that has waited.
  static let unasked = ["/EndOfStep.swift": [("(mayHaveRotated && isRotatedMeanwhile())", "false")]]

  /// Planted: blocks of the main queue change places.
  static let misarranged = [
    "/MainRunLoop.swift": [("if group.contains(where: { $0.kind == .block }) {", "if group.isEmpty {")]
  ]

  /// What a search finds, by names that mean the same in every compilation; `nil` where it is not exhaustive.
  struct Findings: Equatable {
    var ranks: [String: CutGraph.Rank] = [:]
    /// Why states are stuck.
    var stuck: Set<String> = []

    init?(of seed: Int, in batch: MachineBatch, states: Int, limits: MachineLimits = MachineLimits()) {
      guard var search = batch.search(seed, states: states) else { return nil }
      search.limits = limits
      var exploration = search.explore(fixed: [:])
      guard exploration.result.isExhaustive else { return nil }
      for violation in exploration.result.violations {
        let name = batch.name(of: exploration.properties[violation.property])
        let rank = CutGraph.Rank(disturbances: violation.disturbances, length: violation.path.steps.count)
        ranks[name] = min(rank, ranks[name] ?? rank)
      }
      for state in exploration.result.stuck?.states ?? [] {
        let words = exploration.result.space.words(of: state)
        for property in words.withUnsafeBufferPointer({ exploration.system.machine.diagnoseStuck($0) }) {
          stuck.insert(batch.name(of: exploration.properties[property]))
        }
      }
    }

    var names: Set<String> { Set(ranks.keys).union(stuck) }
  }
}
