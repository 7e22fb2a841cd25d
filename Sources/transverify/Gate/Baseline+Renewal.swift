import Foundation
import RunReport
import Verification

extension Baseline {
  /// What a report has found, and of an older baseline what the run says nothing of.
  static func renewed(_ old: Baseline?, by report: Report, _ options: RunOptions, path: String) -> Baseline {
    var new = Baseline(path: path, of: report, options)
    guard let old = old?.migrated(by: report) else { return new }
    let fixed = Set((report.comparisons ?? []).filter { $0.kind == .baseline }.flatMap(\.fixed).map(\.id))
    let matches = old.matches(report.findings)
    if options.isPartial { new.keepLeastDisturbed(of: old, matches) }
    let left = old.entries.indices.filter { !matches.values.contains($0) }.map { old.entries[$0] }
    new.entries += left.filter { !fixed.contains($0.finding.id) }
    new.stopped += old.stopped.filter { stopped in
      !report.subjects.contains(where: stopped.isSame) && FileManager.default.fileExists(atPath: stopped.path)
    }
    if !RunScope(options: options, files: []).holds(old) { new.paths = old.paths }
    return new
  }

  /// A run that leaves subjects out may have left out the one that shows a finding with the fewest disturbances.
  ///
  /// - Parameter matches: by the number of an entry that of its entry in the older baseline.
  private mutating func keepLeastDisturbed(of old: Baseline, _ matches: [Int: Int]) {
    for (number, entry) in matches {
      guard let before = old.entries[entry].ordering, let now = entries[number].ordering else { continue }
      if before.disturbances < now.disturbances { entries[number].ordering = before }
    }
  }

  /// With paths that begin at another folder; both are absolute.
  func moved(from folder: String, to other: String) -> Baseline {
    let move = { PathNames.relative(PathNames.absolute($0, from: folder), to: other) }
    var copy = self
    copy.paths = paths?.map(move)
    for index in entries.indices {
      copy.entries[index].path = move(entries[index].path)
      if let place = entries[index].place { copy.entries[index].place?.path = move(place.path) }
    }
    for index in stopped.indices { copy.stopped[index].path = move(stopped[index].path) }
    return copy
  }
}
