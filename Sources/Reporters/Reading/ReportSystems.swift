import RunReport

/// The subjects and findings of one folder of sources: what a reader calls "the card presentation".
struct ReportSystem {
  typealias Entry = SubjectFindings.Entry

  /// The last component of the folder, unique in the report without regard to case; a file name if there is no folder.
  let name: String
  let folder: String
  let subjects: [Subject]
  /// In the order of the report.
  let findings: [Entry]

  /// The worst verdict of the subjects; `violated` whenever there is a finding.
  var verdict: Verdict {
    let verdicts = subjects.map(\.verdict)
    if verdicts.contains(.violated) || !findings.isEmpty { return .violated }
    return [.unsupported, .incomplete, .vacuous].first(where: verdicts.contains) ?? .holds
  }
}

extension Report {
  /// The systems in ascending order of their folders. Every subject and every finding is in exactly one of them.
  var systems: [ReportSystem] {
    let homes = Dictionary(subjects.map { ($0.name, folder(of: $0.location.path)) }) { first, _ in first }
    let subjectFolders = Set(subjects.map { folder(of: $0.location.path) })
    func home(of finding: Finding) -> String {
      let blamed = folder(of: finding.location.path)
      return subjectFolders.contains(blamed) ? blamed : homes[finding.subject] ?? blamed
    }
    let indexed = findings.enumerated().map { (index: $0.offset, finding: $0.element, home: home(of: $0.element)) }
    let folders = subjectFolders.union(indexed.map(\.home)).sorted()
    let names = uniqueNames(of: folders)
    let subjectsByFolder = Dictionary(grouping: subjects) { folder(of: $0.location.path) }
    let findingsByFolder = Dictionary(grouping: indexed, by: \.home)
    return zip(folders, names).map { folder, name in
      ReportSystem(
        name: name, folder: folder, subjects: subjectsByFolder[folder] ?? [],
        findings: (findingsByFolder[folder] ?? []).map { ($0.index, $0.finding) })
    }
  }

  /// The folder of a path; the path itself when it has none.
  private func folder(of path: String) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folders.isEmpty ? path : folders.joined(separator: "/")
  }

  /// Last components made unique: a repeated one gets a number.
  private func uniqueNames(of folders: [String]) -> [String] {
    var taken: Set<String> = ["index"]
    return folders.map { folder in
      let base = fileName(folder.split(separator: "/").last.map(String.init) ?? "root")
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// A name that every file system takes: letters, digits, `-`, `_`, `.`; without the extension of a Swift file.
  private func fileName(_ component: String) -> String {
    let stem = component.hasSuffix(".swift") ? String(component.dropLast(6)) : component
    let safe = String(stem.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    return safe.isEmpty || safe.allSatisfy({ $0 == "." }) ? "root" : safe
  }
}
