import Identifiers
import RunReport

/// What is broken in transitions in which a part of them takes part that holds by itself: an animator's `holds` says nothing of the
/// presentation controller beside it, and nobody should read it so.
struct BrokenBeside {
  /// A finding, and the files whose code runs in its transition.
  private struct Breach {
    var finding: Finding
    var files: Set<String>
  }

  /// By the name of the class: findings in whose transition code of such a class runs, in the order of the report.
  private let byLane: [String: [Breach]]

  /// Findings that are told as errors or warnings.
  init(_ report: Report) {
    var byLane: [String: [Breach]] = [:]
    for finding in report.findings where GateWording.doubt(finding, in: report) == nil {
      let messages = Self.messages(of: finding)
      let breach = Breach(finding: finding, files: Set(messages.compactMap(\.location?.path)))
      for lane in Set(messages.flatMap { [$0.from, $0.to] }) { byLane[lane, default: []].append(breach) }
    }
    self.byLane = byLane
  }

  /// Those of others. Classes of several files may have one name, so code of the subject's file has to run, too. Empty for what
  /// breaks a rule itself, and for what is no part of transitions: who only shows pages takes part in all of them.
  func findings(for subject: Subject) -> [Finding] {
    guard subject.verdict != .violated, subject.verdict != .unsupported,
      SubjectKind(rawValue: subject.kind)?.isPartOfTransition == true
    else { return [] }
    return (byLane[subject.name] ?? []).filter {
      $0.finding.subject != subject.name && $0.files.contains(subject.location.path)
    }.map(\.finding)
  }

  /// The calls of the transition that breaks the rule, from what comes after the transition before up to the breach.
  private static func messages(of finding: Finding) -> [Message] {
    guard let end = FindingStory(finding).violation else { return [] }
    let starts = finding.trace[...end].indices.filter { finding.trace[$0].eventID == .machine(.transitionStarts) }
    guard let start = starts.last else { return finding.trace[end].messages }
    // What asks for a transition comes before its start, and mostly when the one before has ended.
    let before = starts.dropLast().last.map { $0 + 1 } ?? 0
    let ended = finding.trace[before..<start].lastIndex { step in
      [EventID.machine(.animationEnds), .machine(.standardAnimationEnds)].contains(step.eventID)
    }
    return finding.trace[(ended.map { $0 + 1 } ?? before)...end].flatMap(\.messages)
  }

  /// "in a transition with it TV403 is broken (Card.swift:48), listed under CardController"; `nil` for nothing.
  static func sentence(_ findings: [Finding], of subject: Subject) -> String? {
    var places: [String] = []
    for finding in findings {
      let place = "\(finding.rule) (\(finding.location.short))"
      if !places.contains(place) { places.append(place) }
    }
    guard !places.isEmpty else { return nil }
    let shown = Array(places.prefix(most))
    let rest = places.count - shown.count
    return
      "but in a transition with it a rule is broken: \(Wording.list(shown + (rest > 0 ? ["\(rest) more"] : []))), listed under "
      + Wording.owners(of: findings, besides: subject)
  }

  /// So many places are named.
  private static let most = 2
}
