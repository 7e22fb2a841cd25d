import RunReport

/// How many subjects of whole repositories were explored how far, in libraries and in apps.
struct ExploredShares {
  /// Lines from which on a repository counts as an app.
  static let appLines = 20_000

  private struct Count {
    var subjects = 0
    var whole = 0
    var upToOne = 0
    var upToTwo = 0
    var repositories = 0
    var troubles = 0
    var mostSeconds = 0.0
    var mostMemory = 0
  }

  private var libraries = Count()
  private var apps = Count()

  mutating func add(_ run: Checker.Run, lines: Int) {
    if lines < Self.appLines { Self.add(run, to: &libraries) } else { Self.add(run, to: &apps) }
  }

  private static func add(_ run: Checker.Run, to count: inout Count) {
    let subjects = run.report?.subjects ?? []
    count.repositories += 1
    count.troubles += run.trouble == nil ? 0 : 1
    count.subjects += subjects.count
    count.whole += subjects.count { $0.isExplored(upTo: nil) }
    count.upToOne += subjects.count { $0.isExplored(upTo: 1) }
    count.upToTwo += subjects.count { $0.isExplored(upTo: 2) }
    count.mostSeconds = max(count.mostSeconds, run.seconds)
    count.mostMemory = max(count.mostMemory, run.peakMemory)
  }

  /// A line for each kind of repository.
  var text: String { text(of: libraries, "libraries") + "\n\n" + text(of: apps, "apps") }

  private func text(of count: Count, _ name: String) -> String {
    func share(_ part: Int) -> String {
      count.subjects == 0 ? "–" : "\(part) (\(part * 100 / count.subjects) %)"
    }
    return
      "Of \(count.subjects) subjects of \(count.repositories) \(name), \(share(count.whole)) were explored to their "
      + "end, \(share(count.upToOne)) up to one disturbance at least, \(share(count.upToTwo)) up to two; the longest run took "
      + "\(Int(count.mostSeconds.rounded())) s, the largest \(count.mostMemory >> 20) MB; \(count.troubles) without a report."
  }
}
