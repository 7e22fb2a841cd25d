/// A statement about the logs of all complete runs of a script.
///
/// Written as a comment before the script: `// [F23=0 iOS=16] always: A.viewWillAppear < A.viewDidAppear`.
package struct Directive: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Every log contains the events, in this order.
    case always
    /// At least one log does.
    case sometimes
    /// No log does.
    case never
    /// Every log, restricted to the events that the `only` lines of a script name, is one of them, and each occurs.
    case only
  }

  package var kind: Kind
  /// `who.what`, in order. Empty for `only: nothing`.
  package var events: [String]
  package var condition: Condition
  /// Counted from 1.
  package var line: Int

  /// Under what the statement holds.
  package struct Condition: Hashable, Sendable, CustomStringConvertible {
    /// Free parameters that are held at one alternative: `F23` → 0.
    package var parameters: [String: Int] = [:]
    package var iOSVersion: Int?

    package var description: String {
      let version = iOSVersion.map { ["iOS=\($0)"] } ?? []
      let all = version + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return all.isEmpty ? "" : "[" + all.joined(separator: " ") + "] "
    }
  }

  /// Nil when the comment is no directive.
  ///
  /// - Parameter comment: the text behind `//`, trimmed.
  package init?(_ comment: String, line: Int) {
    var rest = Substring(comment)
    var condition = Condition()
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      for part in rest[rest.index(after: rest.startIndex)..<end].split(separator: " ") {
        let sides = part.split(separator: "=")
        guard sides.count == 2, let value = Int(sides[1]) else { return nil }
        if sides[0] == "iOS" { condition.iOSVersion = value } else { condition.parameters[String(sides[0])] = value }
      }
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    guard let colon = rest.firstIndex(of: ":"), let kind = Kind(rawValue: String(rest[..<colon])) else { return nil }
    let text = String(rest[rest.index(after: colon)...]).split(separator: "<").map { part in
      part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    }
    let events = text.map { String($0) }
    self.kind = kind
    self.events = events == ["nothing"] ? [] : events
    self.condition = condition
    self.line = line
  }
}

/// The logs of all complete runs under one condition, each once.
package typealias Logs = Set<[String]>

extension Directive {
  /// What is wrong with the logs; nil when the statement is true of them. `only` lines are judged together: see `OnlyLines`.
  package func failure(in logs: Logs) -> String? {
    let text = "\(condition)\(kind.rawValue): \(events.joined(separator: " < "))"
    switch kind {
    case .always:
      return logs.sorted(by: Self.precedes).first { !events.isSubsequence(of: $0) }.map {
        "line \(line): \(text)\n  but: \($0.joined(separator: " < "))"
      }
    case .never:
      return logs.sorted(by: Self.precedes).first { events.isSubsequence(of: $0) }.map {
        "line \(line): \(text)\n  but: \($0.joined(separator: " < "))"
      }
    case .sometimes:
      if logs.contains(where: { events.isSubsequence(of: $0) }) { return nil }
      let sample = logs.sorted(by: Self.precedes).first?.joined(separator: " < ") ?? "there are no complete runs"
      return "line \(line): \(text)\n  but in none of \(logs.count) logs, for example: \(sample)"
    case .only:
      return nil
    }
  }

  /// Shorter logs first, then by text.
  package static func precedes(_ a: [String], _ b: [String]) -> Bool {
    a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }
}

extension Array where Element: Equatable {
  /// Whether the elements occur in the other sequence, in this order.
  package func isSubsequence(of other: [Element]) -> Bool {
    var rest = self[...]
    for element in other where element == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
