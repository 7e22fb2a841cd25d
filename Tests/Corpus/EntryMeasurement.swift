import Foundation
import Identifiers
import RunReport

/// Runs the files of each entry and prints tables: defects found, gone when repaired, false alarms.
struct EntryMeasurement {
  let options: CorpusOptions
  let checker: Checker

  func run(_ entries: [Manifest.Entry]) throws {
    var scores: [EntryScore] = []
    var known: [String: Checker.Run] = [:]
    for entry in entries where !entry.isOutside {
      guard let mirror = Mirror(entry.repo, in: options.mirrors) else {
        CorpusTool.say("no clone of \(entry.repo) for \(entry.id): left out\n")
        continue
      }
      let commits = entry.isPair ? [entry.sha_bad, entry.sha_good] : [entry.commit]
      var runs: [Checker.Run] = []
      var folders: [String] = []
      for (commit, name) in zip(commits, ["bad", "good"]) {
        guard let commit else { continue }
        if options.runsWholeRepositories {
          let place = entry.repo.replacing("/", with: "+") + "@" + commit
          let folder = options.scratch + "/" + place
          if known[place] == nil {
            _ = try mirror.extractSources(at: commit, to: folder)
            known[place] = try checker.check(folder)
          }
          known[place].map { runs.append($0) }
          folders.append(folder)
          continue
        }
        let folder = options.scratch + "/" + entry.id + "/" + name
        let count = try mirror.extract(entry.paths, at: commit, to: folder)
        if count == 0 { CorpusTool.say("\(entry.id): none of its files is there at \(commit)\n") }
        runs.append(try checker.check(folder))
        folders.append(folder)
      }
      scores.append(EntryScore(entry: entry, runs: runs, folders: folders))
    }
    for table in EntryTable.all { CorpusTool.say(table.text(scores)) }
  }
}

/// What the runs of one entry show.
struct EntryScore {
  let entry: Manifest.Entry
  /// Of a pair: on the faulty commit, then on the repaired one.
  let runs: [Checker.Run]
  /// Of a pair: by path, how the lines of its files go over.
  let alignments: [String: LineAlignment]

  static let tolerance = 3
  /// Rules that name the same defect: a trap, whatever the value is that it meets.
  private static let traps: Set<RuleID> = [.TV801, .TV1205]

  init(entry: Manifest.Entry, runs: [Checker.Run], folders: [String]) {
    self.entry = entry
    self.runs = runs
    var alignments: [String: LineAlignment] = [:]
    if entry.isPair, folders.count > 1 {
      for path in entry.paths {
        alignments[path] = LineAlignment(path: path, faulty: folders[0], repaired: folders[1])
      }
    }
    self.alignments = alignments
  }

  /// In the files that the entry speaks of.
  var findings: [Finding] {
    (runs.first?.report?.findings ?? []).filter { entry.paths.contains($0.location.path) }
  }
  /// Reports of one of the entry's rules, on the lines expected where some are. A report that only breaks one of them
  /// besides, or names another trap, counts where the repair has changed something, or on such a line.
  var hits: [Finding] {
    findings.filter { finding in
      if let lines = entry.lines {
        let isThere = lines[finding.location.path]?.contains { abs($0 - finding.location.line) <= Self.tolerance }
        return isThere == true && concerns(finding)
      }
      return entry.rules.contains(finding.rule.rawValue) || concerns(finding) && isAtChange(finding)
    }
  }
  var isFound: Bool { !hits.isEmpty }
  /// The hits that the repair is about: those at a change, all when none is.
  var decisiveHits: [Finding] {
    let near = hits.filter(isAtChange)
    return near.isEmpty ? hits : near
  }
  /// Whether one of the reports that the repair is about is not there any more.
  var isGone: Bool {
    guard runs.count > 1, runs[1].report != nil else { return false }
    return decisiveHits.contains { left(of: $0).isEmpty }
  }
  /// What is reported on the repaired commit by the same rule in the same place, lines aligned.
  func left(of hit: Finding) -> [Finding] {
    let lines = alignments[hit.location.path]?.lines(for: hit.location.line)
    return (runs.count > 1 ? runs[1].report?.findings ?? [] : []).filter { finding in
      finding.rule == hit.rule && finding.message == hit.message && finding.location.path == hit.location.path
        && lines?.contains(finding.location.line) ?? true
    }
  }
  /// Errors that are certain or likely.
  var alarms: [Finding] { findings.filter { $0.severity == .error && $0.confidence != .possible } }

  private func concerns(_ finding: Finding) -> Bool {
    let named = Set(entry.rules.compactMap(RuleID.init))
    let rules = Self.traps.isDisjoint(with: named) ? named : Self.traps.union(named)
    return !rules.isDisjoint(with: [finding.rule] + finding.alsoBreaks)
  }

  private func isAtChange(_ finding: Finding) -> Bool {
    let distance = alignments[finding.location.path]?.distance(toChangeFrom: finding.location.line)
    return distance.map { $0 <= Self.tolerance } ?? false
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
