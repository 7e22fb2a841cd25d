import Conformance

/// A log that no app can have printed, made from one that was.
struct Mutant {
  var title: String
  var entries: [LogEntry]

  var log: RecordedLog {
    var log = RecordedLog()
    log.entries = entries
    log.lines = entries.count
    return log
  }

  /// Every mutant of a log: neighbours whose order is "must" swapped, a DID whose WILL happened deleted, a callback
  /// doubled. What the machine does not order (`free`, a layout pass as a whole) makes no mutant.
  static func all(of entries: [LogEntry]) -> [Mutant] {
    swapped(entries) + deleted(entries) + doubled(entries)
  }

  private static func swapped(_ entries: [LogEntry]) -> [Mutant] {
    entries.indices.dropLast().compactMap { index in
      guard let rule = OrderRule.rule(entries[index], before: entries[index + 1]) else { return nil }
      var changed = entries
      changed.swapAt(index, index + 1)
      return Mutant(
        title: "\(entries[index].callback.name) and \(entries[index + 1].callback.name) swapped (\(rule.id))",
        entries: changed)
    }
  }

  private static func deleted(_ entries: [LogEntry]) -> [Mutant] {
    entries.indices.compactMap { index in
      let entry = entries[index]
      guard entry.callback.name.contains("Did") || entry.callback.name.hasPrefix("did"),
        let partner = entry.callback.partner,
        entries[..<index].contains(where: { $0.callback.name == partner && $0.object == entry.object })
      else { return nil }
      var changed = entries
      changed.remove(at: index)
      return Mutant(title: "\(entry.callback.name) deleted", entries: changed)
    }
  }

  /// SH-02: the user may try again; a hang is no callback.
  private static let repeatable: Set<String> = ["presentationControllerDidAttemptToDismiss", "frozen"]

  private static func doubled(_ entries: [LogEntry]) -> [Mutant] {
    entries.indices.compactMap { index in
      let callback = entries[index].callback
      guard callback.order != .free, callback.owner != .console, !repeatable.contains(callback.name) else { return nil }
      var changed = entries
      changed.insert(entries[index], at: index)
      return Mutant(title: "\(entries[index].callback.name) doubled", entries: changed)
    }
  }
}
