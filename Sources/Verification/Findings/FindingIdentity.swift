import Identifiers

/// A short name for a finding that survives edits elsewhere in the sources, and of every sentence.
enum FindingIdentity {
  /// Of what ids are made of. Version 1 (`FormerIdentity`) had the sentences of events in them.
  static let version = 2

  /// Eight hexadecimal digits of the FNV-1a hash of the version, the rule, the check, the subject, the scenario and the
  /// sorted ids of the events: never of lines or prose, so that baselines outlive reformatting and rewording.
  /// - Parameter ordinal: which of several checks of a rule without ids it is, from 0.
  static func make(
    rule: RuleID, check: CheckID?, subject: String, scenario: String, events: [EventID], ordinal: Int = 0
  ) -> String {
    let parts = [String(version), rule.rawValue, check?.rawValue ?? "", subject, scenario]
    return hash(of: rule, parts + events.map(\.rawValue).sorted() + (ordinal == 0 ? [] : [String(ordinal)]))
  }

  /// The rule with the digits of its parts.
  static func hash(of rule: RuleID, _ parts: [String]) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in parts.joined(separator: "\u{1f}").utf8 {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    let digits = String(hash, radix: 16)
    return "\(rule)-" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
