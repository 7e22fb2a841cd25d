import Exploration
import Identifiers

extension CauseCollector {
  /// For each reason why states never settle the first of them that shows it. Where time runs out, some state that does.
  func stuckStates(in exploration: inout Search.Exploration) -> [(property: UInt32, state: Int)] {
    var known: [UInt32: Int] = [:]
    for (number, end) in (exploration.result.stuck?.ends ?? []).enumerated() where number == 0 || meter.mayGoOn {
      guard let first = end.first, let cause = diagnose(end, in: &exploration) else { continue }
      known[cause] = min(first, known[cause] ?? first)
    }
    let found = firstStates(showing: Set(known.keys), in: &exploration)
    let missing = known.filter { cause in !found.contains { $0.property == cause.key } }
    return found + missing.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Why a group of states never settles. Its runs visit all of its states for ever, so a cause that some state does
  /// not show is none: a transition that is in flight here and over there is not what keeps the group from settling.
  private func diagnose(_ end: [Int], in exploration: inout Search.Exploration) -> UInt32? {
    var first: UInt32?
    for (number, state) in end.enumerated() where number == 0 || meter.mayGoOn {
      for property in diagnose(state, in: &exploration) {
        if exploration.properties[property].rule == Self.unexplained { return property }
        first = first ?? property
      }
    }
    return first
  }

  /// The first stuck state that shows each of the causes: nothing that comes later can mend it any more.
  private func firstStates(
    showing causes: Set<UInt32>, in exploration: inout Search.Exploration
  ) -> [(property: UInt32, state: Int)] {
    var missing = causes
    var found: [(property: UInt32, state: Int)] = []
    for state in exploration.result.stuck?.states ?? [] where !missing.isEmpty && meter.mayGoOn {
      for property in diagnose(state, in: &exploration) where missing.remove(property) != nil {
        found.append((property, state))
      }
    }
    return found
  }

  private func diagnose(_ state: Int, in exploration: inout Search.Exploration) -> [UInt32] {
    exploration.result.space.words(of: state).withUnsafeBufferPointer { exploration.system.machine.diagnoseStuck($0) }
  }

  /// The rule that a diagnosis falls back to.
  private static let unexplained = RuleID.TV1204
}
