import Identifiers
import Rules
import RunReport

extension Baseline {
  /// By the number of a finding the number of the entry that accepts it.
  ///
  /// By ids first, then by what entries say of the code, from the nearest to the farthest. What a rule's check says of a function
  /// is accepted as a whole, whichever of its lines a run meets first; of a line outside of functions, or in a file that names
  /// none, an entry accepts one finding, so that a second one like it is new.
  package func matches(_ findings: [Finding]) -> [Int: Int] {
    var matching = BaselineMatching(entries, findings)
    matching.pairByID()
    matching.pair { $0 }
    matching.pair(isShared: true) { $0.ofFunction }
    matching.pair { $0.ofLine }
    matching.pair(
      by: { $0.ofLine.withoutCheck },
      where: { finding, entry in
        finding.check?.wasPart(of: entry.check) ?? false
      })
    matching.pair(isShared: true, by: { $0.ofLine.withoutRule }, where: { $0.isOfSameCause(as: $1) })
    return matching.matches
  }
}

/// Finds entries for findings. O(findings + entries) for each way to do so, but for what stands in one place.
private struct BaselineMatching {
  private let entries: [Baseline.Entry]
  private let findings: [Finding]
  private let places: [FindingPlace?]
  /// Former ids are replaced before (`migrated`).
  private let current: [Int]
  private(set) var matches: [Int: Int] = [:]
  private var taken: Set<Int> = []

  init(_ entries: [Baseline.Entry], _ findings: [Finding]) {
    (self.entries, self.findings) = (entries, findings)
    places = findings.map(\.place)
    current = entries.indices.filter { !entries[$0].isFormer }
  }

  mutating func pairByID() {
    let byID = Dictionary(current.map { (entries[$0].finding.id, $0) }) { first, _ in first }
    for (number, finding) in findings.enumerated() {
      if let entry = byID[finding.id] { match(number, entry) }
    }
  }

  /// Pairs what is still without an entry with one of the same key.
  ///
  /// - Parameters:
  ///   - isShared: an entry that has been given away is given again where no other is left.
  ///   - fits: what the places of a finding and of an entry have to be besides.
  mutating func pair(
    isShared: Bool = false, by key: (FindingPlace) -> FindingPlace?,
    where fits: (_ finding: FindingPlace, _ entry: FindingPlace) -> Bool = { _, _ in true }
  ) {
    let byKey = Dictionary(grouping: current) { entries[$0].place.flatMap(key) }
    for number in findings.indices where matches[number] == nil {
      guard let place = places[number], let key = key(place) else { continue }
      let fitting = (byKey[key] ?? []).filter { entry in entries[entry].place.map { fits(place, $0) } ?? false }
      if let entry = fitting.first(where: { !taken.contains($0) }) ?? (isShared ? fitting.first : nil) {
        match(number, entry)
      }
    }
  }

  private mutating func match(_ finding: Int, _ entry: Int) {
    matches[finding] = entry
    taken.insert(entry)
  }
}

extension FindingPlace {
  /// Whichever line of the function it is; `nil` where none is named.
  fileprivate var ofFunction: FindingPlace? { function == nil ? nil : with { $0.code = "" } }

  /// Whichever function the line stands in.
  fileprivate var ofLine: FindingPlace { with { $0.function = nil } }
  fileprivate var withoutCheck: FindingPlace { with { $0.check = nil } }
  fileprivate var withoutRule: FindingPlace { with { ($0.rule, $0.check) = ("", nil) } }

  /// Whether it follows from what an entry accepts at the same line, so that the report of one run would tell both as one; or both
  /// say of an object that it is held.
  fileprivate func isOfSameCause(as entry: FindingPlace) -> Bool {
    guard let own = RuleID(rawValue: rule), let accepted = RuleID(rawValue: entry.rule) else { return false }
    return RuleCatalogue[accepted].absorbs.contains(own) || [RuleID.TV605, .TV902] == Set([own, accepted])
  }

  private func with(_ change: (inout FindingPlace) -> Void) -> FindingPlace {
    var copy = self
    change(&copy)
    return copy
  }
}
