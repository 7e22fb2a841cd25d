import Identifiers
import RunReport

/// The ids that findings had before they were made of ids alone: version 1 of `FindingIdentity`. Baselines and reports of
/// that time name findings so, and are read by them; nothing else may use these.
enum FormerIdentity {
  /// What events were called then, of those that are called otherwise now: who rewords one puts it here.
  private static let sentences: [MachineEvent: String] = [
    .blockRuns: "a block on the main queue runs", .delayedBlockRuns: "a delayed block runs",
    .appShowsController: "the app shows the controller",
  ]

  /// - Parameter message: of the finding, for models of values.
  static func make(
    rule: RuleID, subject: String, scenario: String, message: String? = nil, events: [EventID]
  ) -> String {
    let parts = [message].compactMap(\.self) + events.map(sentence)
    return FindingIdentity.hash(of: rule, [rule.rawValue, subject, scenario] + parts.sorted())
  }

  /// What an event was called.
  static func sentence(of event: EventID) -> String { event.machineEvent.flatMap { sentences[$0] } ?? event.sentence }
}
