/// How far the subjects of a run were explored, and why not further.
package struct ExplorationSummary: Codable, Sendable, Hashable {
  /// How many subjects there are, and how many of them were explored to their end.
  package var subjects: Int
  package var explored: Int
  /// The others by the number of disturbances up to which they were explored, the largest first.
  package var levels: [Level]
  /// Those that were not even explored without disturbances.
  package var others: Int
  /// The largest reasons over all stopped subjects, at most three.
  package var reasons: [SharedReason]

  package struct Level: Codable, Sendable, Hashable {
    package var disturbances: Int
    package var subjects: Int
  }

  package struct SharedReason: Codable, Sendable, Hashable {
    package var reason: StoppingReason
    /// How many of the stopped subjects have it.
    package var subjects: Int
    /// The name of the first of them.
    package var example: String
  }

  /// Of a run over subjects; `nil` where all were explored to their end.
  package init?(_ all: [Subject]) {
    let open = all.filter { !$0.isExplored(upTo: nil) && $0.verdict != .unsupported }
    if open.isEmpty { return nil }
    subjects = all.count
    explored = all.count { $0.isExplored(upTo: nil) }
    levels = Set(open.compactMap(\.disturbances)).sorted(by: >).map { level in
      Level(disturbances: level, subjects: open.count { $0.disturbances == level })
    }
    others = open.count { $0.disturbances == nil }
    reasons = Self.largest(of: open)
  }

  /// Those that most subjects have; of equally many what grows first, then what multiplies most, then by place.
  private static func largest(of subjects: [Subject]) -> [SharedReason] {
    var shared: [Key: SharedReason] = [:]
    for subject in subjects {
      for reason in counted(subject.reasons ?? []) {
        if var known = shared[Key(reason)] {
          known.subjects += 1
          if weight(reason) > weight(known.reason) {
            (known.reason.factor, known.reason.steps) = (reason.factor, reason.steps)
          }
          shared[Key(reason)] = known
        } else {
          shared[Key(reason)] = SharedReason(reason: reason, subjects: 1, example: subject.name)
        }
      }
    }
    return shared.sorted { rank($0.key, $0.value) < rank($1.key, $1.value) }.prefix(3).map(\.value)
  }

  /// What nobody can point at counts only where there is nothing else.
  private static func counted(_ reasons: [StoppingReason]) -> [StoppingReason] {
    let specific = reasons.filter(\.isSpecific)
    return specific.isEmpty ? Array(reasons.prefix(1)) : Array(specific.prefix(3))
  }

  /// The same place and thing, whatever the numbers.
  private struct Key: Hashable {
    var kind: StoppingReason.Kind
    var what: String
    var location: Location?

    init(_ reason: StoppingReason) {
      kind = reason.kind
      what = reason.kind == .order ? "" : reason.what
      location = reason.location
    }
  }

  /// How much a choice multiplies.
  private static func weight(_ reason: StoppingReason) -> Int { (reason.steps ?? 1) * ((reason.factor ?? 1) - 1) }

  private static func rank(_ key: Key, _ shared: SharedReason) -> (Int, Int, Int, String, String) {
    let kind = StoppingReason.Kind.allCases.firstIndex(of: key.kind) ?? 0
    let place = key.location.map { "\($0.path):\(1_000_000 + $0.line):\(1_000 + $0.column)" } ?? ""
    return (-shared.subjects, kind, -weight(shared.reason), place, key.what)
  }
}
