import Diagnostics
import Identifiers
import Machine
import RunReport

/// One step of a counterexample, re-executed: what a report tells of it.
struct ReplayedStep: Sendable {
  var event: EventID
  /// "user", "app", "system" or "run loop".
  var actor: String
  /// How often the step disturbs what is on its way (`StepDisturbances`).
  var disturbances: Int
  var messages: [Message]
  var choices: [ReplayedChoice]
  /// Places of the code under test that the step executed, in order, without repetitions.
  var executed: [SourceSpan]
  /// The view hierarchy after the step.
  var hierarchy: [HierarchyLine]
  /// What was decided of a transition, the last where it was several times.
  var outcome: TransitionOutcome?
}

/// A choice that a step took.
struct ReplayedChoice: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A free parameter and the value taken, in words.
    case parameter(String)
    /// Something documented happened (`true`) or did not.
    case documented(Bool)
    /// Code that nobody defines did something (`true`) or did not.
    case assumed(Bool)
    /// An event of the environment fell into the step (`true`) or did not.
    case coincidence(Bool)
    /// A value that nobody defines was tested; whether it comes from the environment (a finger, the screen).
    case unknown(isEnvironment: Bool)
  }

  var kind: Kind
  /// "F-07: at completion", "snapshotView returns nil", "isPresenting is false".
  var text: String
  var span: SourceSpan
  /// The text with the code that is tested, where the text names it only as unknown and it is short.
  var textWithCode: String?
  /// What the choice takes for granted; `nil` when it takes nothing.
  var assumption: AssumptionKind?
  /// What the code under test is told where it asks for something unknown; `nil` where it does not ask.
  var answer: Answer?
  /// The same of what the environment decides: where a finger is, how large the screen is.
  var ofEnvironment: Answer?

  /// An answer to a question of the code under test.
  struct Answer: Sendable, Hashable {
    var site: Site
    var chosen: Int
    var arity: Int
  }

  /// What is said where there is room for code.
  var quoted: String { textWithCode ?? text }
}

/// A view in the hierarchy of one state.
struct HierarchyLine: Sendable, Hashable {
  var depth: Int
  var name: String
  var detail: String
}

/// What changed between two hierarchies.
enum HierarchyDifference {
  /// The lines of `after` with what became of them, and those of `before` that are gone, in place.
  static func compare(_ before: [HierarchyLine], _ after: [HierarchyLine]) -> [ViewLine] {
    let difference = after.difference(from: before) { $0.depth == $1.depth && $0.name == $1.name }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [ViewLine] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        lines.append(line(before[old], .deleted))
        old += 1
      } else if new < after.count, added.contains(new) {
        lines.append(line(after[new], .added))
        new += 1
      } else if old < before.count, new < after.count {
        lines.append(line(after[new], before[old].detail == after[new].detail ? .same : .modified))
        old += 1
        new += 1
      } else {
        break
      }
    }
    return lines
  }

  private static func line(_ line: HierarchyLine, _ change: ViewLine.Change) -> ViewLine {
    ViewLine(depth: line.depth, name: line.name, detail: line.detail, change: change)
  }
}
