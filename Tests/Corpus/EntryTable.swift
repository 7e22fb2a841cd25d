import RunReport

/// One table of the result: a class of entries.
struct EntryTable {
  var title: String
  var includes: (Manifest.Entry) -> Bool
  var columns: [String]
  var cells: (EntryScore) -> [String]
  var summary: ([EntryScore]) -> String

  static var all: [EntryTable] {
    [
      pairs("Fix pairs, Swift 3 or later, one or several files") {
        !$0.isFramework && !$0.isOld && $0.confidence != "low"
      },
      pairs("Fix pairs in frameworks") { $0.isFramework && !$0.isOld },
      pairs("Fix pairs in Swift 2") { $0.isOld },
      pairs("Fix pairs of low confidence") { !$0.isFramework && !$0.isOld && $0.confidence == "low" },
      heads("Defective files", "defective"), heads("Files that nobody is sure of, not scored", "unsure"), correct,
    ]
  }

  func text(_ scores: [EntryScore]) -> String {
    let mine = scores.filter { includes($0.entry) }
    guard !mine.isEmpty else { return "" }
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rows = mine.map { row([$0.entry.id] + cells($0) + [$0.remarks]) }
    let header = ["entry"] + columns + ["remarks"]
    return (["## \(title)", "", summary(mine), "", row(header), row(header.map { _ in "---" })] + rows + [""])
      .joined(separator: "\n")
  }

  private static func pairs(_ title: String, _ condition: @escaping (Manifest.Entry) -> Bool) -> EntryTable {
    EntryTable(
      title: title, includes: { $0.isPair && condition($0) },
      columns: ["rules", "result", "by", "other reports on the faulty commit", "left on the repaired commit"]
    ) { score in
      let result = !score.isFound ? "missed" : score.isGone ? "found, gone when repaired" : "found, not gone"
      let others = score.findings.filter { !score.hits.contains($0) }
      let left = score.runs.count > 1 ? score.runs[1].report?.findings ?? [] : []
      return [
        score.entry.rules.joined(separator: " "), result, EntryScore.text(score.hits), EntryScore.text(others),
        EntryScore.text(left),
      ]
    } summary: { scores in
      let found = scores.filter(\.isFound)
      return "Found \(share(found.count, scores.count)); of these gone when repaired "
        + "\(share(found.count(where: \.isGone), found.count))."
    }
  }

  private static func heads(_ title: String, _ label: String) -> EntryTable {
    EntryTable(
      title: title, includes: { !$0.isPair && $0.label == label },
      columns: ["rules", "result", "by", "other reports", "expected at"]
    ) { score in
      let others = score.findings.filter { !score.hits.contains($0) }
      let lines = (score.entry.lines ?? [:]).sorted { $0.key < $1.key }
      let expected = lines.map {
        ($0.key.split(separator: "/").last ?? "") + ":" + $0.value.map(String.init).joined(separator: ",")
      }
      return [
        score.entry.rules.joined(separator: " "), score.isFound ? "found" : "missed", EntryScore.text(score.hits),
        EntryScore.text(others), expected.joined(separator: "<br>"),
      ]
    } summary: { scores in
      "Found \(share(scores.count(where: \.isFound), scores.count))."
    }
  }

  private static var correct: EntryTable {
    EntryTable(
      title: "Correct files", includes: { !$0.isPair && $0.label == "correct" },
      columns: ["certain or likely errors", "other reports", "counts neither way"]
    ) { score in
      let others = score.findings.filter { !score.alarms.contains($0) }
      return [
        EntryScore.text(score.alarms), EntryScore.text(others),
        (score.entry.latent ?? []).joined(separator: "; ").replacing("|", with: "\\|"),
      ]
    } summary: { scores in
      let certain = scores.count { $0.alarms.contains { $0.confidence == .certain } }
      let likely = scores.count { $0.alarms.contains { $0.confidence == .likely } }
      return "With a certain error \(share(certain, scores.count)), with a likely one \(share(likely, scores.count)); "
        + "what counts neither way is to be judged by hand."
    }
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "0 of 0" : "\(part) of \(whole) (\(part * 100 / whole) %)"
  }
}
