import Identifiers

/// A short name for a finding that survives edits elsewhere in the sources.
enum FindingIdentity {
  /// Eight hexadecimal digits of the FNV-1a hash of rule, subject, scenario and the sorted names of the events:
  /// never of lines or prose, so that baselines outlive reformatting.
  static func make(rule: RuleID, subject: String, scenario: String, events: [String], ordinal: Int) -> String {
    var hash: UInt32 = 0x811c_9dc5
    let parts = [rule.rawValue, subject, scenario] + events.sorted() + (ordinal == 0 ? [] : [String(ordinal)])
    for byte in parts.joined(separator: "\u{1f}").utf8 {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    let digits = String(hash, radix: 16)
    return "\(rule)-" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
