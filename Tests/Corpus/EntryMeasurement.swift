import Foundation
import RunReport

/// Runs the files of each entry and prints tables: defects found, gone when repaired, false alarms.
struct EntryMeasurement {
  let options: CorpusOptions
  let checker: Checker

  func run(_ entries: [Manifest.Entry]) throws {
    var scores: [EntryScore] = []
    for entry in entries where !entry.isOutside {
      guard let mirror = Mirror(entry.repo, in: options.mirrors) else {
        CorpusTool.say("no clone of \(entry.repo) for \(entry.id): left out\n")
        continue
      }
      let commits = entry.isPair ? [entry.sha_bad, entry.sha_good] : [entry.commit]
      var runs: [Checker.Run] = []
      for (commit, name) in zip(commits, ["bad", "good"]) {
        guard let commit else { continue }
        let folder = options.scratch + "/" + entry.id + "/" + name
        let count = try mirror.extract(entry.paths, at: commit, to: folder)
        if count == 0 { CorpusTool.say("\(entry.id): none of its files is there at \(commit)\n") }
        runs.append(try checker.check(folder))
      }
      scores.append(EntryScore(entry: entry, runs: runs))
    }
    for table in EntryTable.all { CorpusTool.say(table.text(scores)) }
  }
}

/// What the runs of one entry show.
struct EntryScore {
  let entry: Manifest.Entry
  /// Of a pair: on the faulty commit, then on the repaired one.
  let runs: [Checker.Run]

  static let tolerance = 3

  var findings: [Finding] { runs.first?.report?.findings ?? [] }
  /// Reports of one of the entry's rules, on the lines expected where some are.
  var hits: [Finding] {
    findings.filter { finding in
      guard breaksRule(finding) else { return false }
      guard let lines = entry.lines?[finding.location.path] ?? entry.lines.map({ _ in [] }) else { return true }
      return lines.contains { abs($0 - finding.location.line) <= Self.tolerance }
    }
  }
  var isFound: Bool { !hits.isEmpty }
  /// Whether no report of the rules that were hit is left on the repaired commit.
  var isGone: Bool {
    guard runs.count > 1, let repaired = runs[1].report else { return false }
    let rules = Set(hits.map(\.rule))
    return !repaired.findings.contains { rules.contains($0.rule) }
  }
  /// Errors that are certain or likely.
  var alarms: [Finding] { findings.filter { $0.severity == .error && $0.confidence != .possible } }

  private func breaksRule(_ finding: Finding) -> Bool {
    entry.rules.contains(finding.rule) || finding.alsoBreaks.contains(where: entry.rules.contains)
  }

  /// "TV105 certain error Fade.swift:12".
  static func text(_ findings: [Finding]) -> String {
    findings.isEmpty
      ? "–"
      : findings.map { finding in
        let file = finding.location.path.split(separator: "/").last ?? ""
        return
          "\(finding.rule) \(finding.confidence.rawValue) \(finding.severity.rawValue) \(file):\(finding.location.line)"
      }.joined(separator: "<br>")
  }

  var remarks: String {
    var parts = runs.compactMap(\.trouble)
    let open = runs.flatMap { $0.report?.subjects ?? [] }.count { $0.bound != nil }
    if open > 0 { parts.append("\(open) incomplete") }
    if runs.contains(where: { $0.report?.subjects.isEmpty == true }) { parts.append("no subject") }
    parts.append(String(format: "%.1f s", runs.reduce(0) { $0 + $1.seconds }))
    return parts.joined(separator: ", ")
  }
}
