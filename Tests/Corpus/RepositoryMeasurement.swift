import Foundation
import RunReport

/// Runs whole repositories and prints a row for each, and what was not understood over all of them.
struct RepositoryMeasurement {
  let options: CorpusOptions
  let checker: Checker

  func run(_ entries: [Manifest.Entry]) throws {
    let header = [
      "repository", "commit", "Swift files", "lines", "Objective-C", "subjects", "to their end", "up to 1 disturbance",
      "up to 2", "understood", "statements understood", "certain", "likely", "possible", "seconds", "peak MB",
      "cut short",
      "trouble",
    ]
    CorpusTool.say(row(header) + "\n" + row(header.map { _ in "---" }))
    var total = MeaningCount()
    var shares = ExploredShares()
    var reasons: [String: (places: Int, repositories: Int)] = [:]
    for (repository, commit) in commits(of: entries) {
      guard let mirror = Mirror(repository, in: options.mirrors) else {
        CorpusTool.say(row([repository, "no clone"] + header.dropFirst(2).map { _ in "" }))
        continue
      }
      let folder = options.scratch + "/" + repository.replacing("/", with: "+")
      let files = try mirror.extractSources(at: commit, to: folder)
      let run = try checker.check(folder)
      let lines = Self.lines(in: folder)
      shares.add(run, lines: lines)
      if let coverage = run.report?.understanding {
        total += coverage.reachable
        for reason in coverage.reasons {
          let known = reasons[reason.construct] ?? (0, 0)
          reasons[reason.construct] = (known.places + reason.places, known.repositories + 1)
        }
      }
      CorpusTool.say(row(cells(repository, commit, files, lines, run)))
      try? FileManager.default.removeItem(atPath: folder)
    }
    CorpusTool.say("\n" + shares.text + "\n" + summary(total, reasons))
  }

  /// Each repository once, in the order of the manifest, at the commit of its first entry that tells one.
  private func commits(of entries: [Manifest.Entry]) -> [(String, String)] {
    var seen: Set<String> = []
    let ordered = entries.filter { !$0.isPair } + entries.filter(\.isPair)
    return ordered.compactMap { entry in
      guard let commit = entry.commit, seen.insert(entry.repo).inserted else { return nil }
      return (entry.repo, commit)
    }
  }

  /// Lines of all Swift files.
  private static func lines(in folder: String) -> Int {
    var count = 0
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".swift") {
      let text = FileManager.default.contents(atPath: folder + "/" + path) ?? Data()
      count += text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
    return count
  }

  private func cells(
    _ repository: String, _ commit: String, _ files: Int, _ lines: Int, _ run: Checker.Run
  ) -> [String] {
    let report = run.report
    let subjects = report?.subjects ?? []
    let findings = report?.findings ?? []
    func count(_ confidence: Confidence) -> String { String(findings.count { $0.confidence == confidence }) }
    let coverage = report?.understanding
    return [
      repository, String(commit.prefix(8)), String(files), String(lines), String(coverage?.objectiveC.count ?? 0),
      String(subjects.count), String(subjects.count { $0.isExplored(upTo: nil) }),
      String(subjects.count { $0.isExplored(upTo: 1) }), String(subjects.count { $0.isExplored(upTo: 2) }),
      percent(coverage?.reachable.percent), percent(coverage?.reachable.statementPercent), count(.certain),
      count(.likely), count(.possible), String(format: "%.1f", run.seconds), String(run.peakMemory >> 20),
      Set(subjects.flatMap { $0.cut ?? [] } + findings.flatMap { $0.cut ?? [] }).map(\.rawValue).sorted()
        .joined(separator: ", "),
      run.trouble ?? "",
    ]
  }

  private func summary(_ total: MeaningCount, _ reasons: [String: (places: Int, repositories: Int)]) -> String {
    var lines = [
      "",
      "Understood over all: \(percent(total.percent)) of \(total.total) statements and expressions, "
        + "\(percent(total.statementPercent)) of \(total.statements) statements.",
      "", row(["not understood", "expressions", "repositories"]), row(["---", "---", "---"]),
    ]
    let ranked = reasons.sorted { (-$0.value.places, $0.key) < (-$1.value.places, $1.key) }
    lines += ranked.prefix(10).map { row([$0.key, String($0.value.places), String($0.value.repositories)]) }
    return lines.joined(separator: "\n")
  }

  private func percent(_ value: Double?) -> String { value.map { "\($0) %" } ?? "–" }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
