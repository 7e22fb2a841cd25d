import Identifiers
import RunReport

/// The steps of a finding's ordering that tell its story.
struct StorySteps {
  /// Into the trace, ascending.
  let indices: [Int]
  /// "steps 2 and 3"; `nil` where all are told.
  let leftOut: String?

  /// The step that breaks the rule, the one that decided it and the one that the ordering begins with; then disturbances and
  /// steps in which something happens besides, what the user and the app do, and what else matters, the last first.
  ///
  /// - Parameter limit: so many steps are told. Disturbances that the finding needs are told all the same, and in an ordering
  ///   that is not long what the user and the app do, too: without one of them nobody could repeat it.
  init(_ finding: Finding, limit: Int) {
    let story = FindingStory(finding)
    let marks = StepMarks(finding)
    let all = finding.trace.indices
    let matter = all.filter { !marks.isIrrelevant($0) }
    let needed = matter.filter { finding.trace[$0].isDisturbance || finding.trace[$0].besides != nil }
    let deeds = matter.filter { finding.trace[$0].isDeed }
    let first = [story.violation, story.decisive, all.first].compactMap(\.self)
    let order = first + needed + deeds.reversed() + matter.reversed() + all.reversed()
    var chosen: Set<Int> = []
    for index in order where chosen.count < limit { chosen.insert(index) }
    chosen.formUnion(needed)
    let whole = chosen.union(deeds)
    let told = whole.count <= max(limit, Self.most) ? whole : chosen
    indices = told.sorted()
    leftOut = Self.sentence(all.filter { !told.contains($0) }.map { finding.trace[$0].step })
  }

  private static func sentence(_ steps: [Int]) -> String? {
    if steps.isEmpty { return nil }
    return steps.count == 1 ? "step \(steps[0])" : "steps " + Wording.list(ranges(of: steps))
  }

  /// "2", "4 to 7".
  private static func ranges(of steps: [Int]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for step in steps {
      if let last = ranges.last, last.upperBound + 1 == step {
        ranges[ranges.count - 1] = last.lowerBound...step
      } else {
        ranges.append(step...step)
      }
    }
    return ranges.flatMap { range in
      range.count < 3 ? range.map(String.init) : ["\(range.lowerBound) to \(range.upperBound)"]
    }
  }

  /// With what the user and the app do no ordering takes more lines.
  static let most = 8
}

extension Step {
  /// Whether the user or the app does it. A finger that moves on has begun to move before.
  fileprivate var isDeed: Bool { ["user", "app"].contains(actor) && eventID != .machine(.fingerMoves) }

  /// Whether it comes from outside and need not happen, or ends a gesture otherwise than the user meant.
  var isDisturbance: Bool {
    guard let event = eventID?.machineEvent else { return actor == "system" }
    switch event {
    case .deviceRotates, .windowWidens, .windowNarrows, .appEntersBackground, .appEntersForeground, .gestureIsTaken,
      .recogniserFails, .swipeCancelled, .pageCancelled, .sheetCancelled, .appDismissesWhilePresenting,
      .appDismissesAgain, .notificationComes, .unknownCodeCallsBack:
      return true
    default: return false
    }
  }
}
