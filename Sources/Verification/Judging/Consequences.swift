import Identifiers

/// Which rules a root cause breaks beside the one that names it.
///
/// One mistake often breaks several rules at once: a completion that never comes also leaves touches blocked. The rule
/// nearest to the mistake is reported; the others are listed with it and count as violated for the subject.
enum Consequences {
  /// Rules that a violation of the key breaks as well, whenever it occurs.
  static let always: [RuleID: [RuleID]] = [
    .TV102: [.TV1203, .TV1204],
    .TV103: [.TV102, .TV1203, .TV1204],
    .TV201: [.TV102, .TV1204],
    .TV204: [.TV102, .TV201, .TV1204],
    .TV205: [.TV102, .TV201, .TV1204],
    .TV1203: [.TV1204],
  ]

  /// Rules that are folded into the key's finding when both blame the same place or the second needs the first.
  static let atSamePlace: [RuleID: [RuleID]] = [
    .TV105: [.TV104, .TV1202],
    .TV104: [.TV1202, .TV306, .TV301],
    .TV103: [.TV1202],
    .TV102: [.TV1202],
    .TV302: [.TV303, .TV306, .TV1105],
    .TV507: [.TV501, .TV502],
    .TV402: [.TV305, .TV304],
    .TV303: [.TV301],
    .TV305: [.TV306],
    .TV101: [.TV107],
    .TV1001: [.TV1004],
    .TV605: [.TV902],
    .TV906: [.TV901],
  ]
}
