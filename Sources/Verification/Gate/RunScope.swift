import Foundation
import Identifiers
import Rules
import RunReport

/// What a run has looked at: what it does not find elsewhere says nothing.
package struct RunScope: Sendable {
  let options: RunOptions
  /// Paths of the files under test, as reports name them.
  let files: Set<String>
  let leftOut: LeftOut

  package init(options: RunOptions, files: Set<String>) {
    self.init(options: options, files: files, leftOut: LeftOut())
  }

  init(options: RunOptions, files: Set<String>, leftOut: LeftOut) {
    self.options = options
    self.files = files
    self.leftOut = leftOut
  }

  /// Whether the run has checked all that the baseline's run has: of a part, scenarios are others, since what lies beside it is
  /// unknown.
  package func holds(_ baseline: Baseline) -> Bool {
    guard let others = baseline.paths else { return true }
    let folder = FileManager.default.currentDirectoryPath
    let own = options.paths.map { PathNames.absolute($0, from: folder) }
    return others.map { PathNames.absolute($0, from: folder) }.allSatisfy { path in
      own.contains { PathNames.isInside(path, $0) } || !FileManager.default.fileExists(atPath: path)
    }
  }

  /// Whether the run would have found what an entry of a baseline speaks of, were it still there: its rule was checked, no comment
  /// allows it, its subject was explored to its end or is gone, and its file was among the sources or is gone. All of the text is
  /// looked at.
  package func covers(_ entry: Baseline.Entry, in report: Report) -> Bool {
    let finding = entry.finding
    guard RuleSelection(options).contains(RuleID(rawValue: finding.rule)) || RuleCatalogue.rule(finding.rule) == nil,
      SubjectSelection(options).contains(finding.subject),
      DeclarationScenario.names(finding.scenario) || !leftOut.subjects.contains(finding.subject),
      files.contains(entry.path) || !FileManager.default.fileExists(atPath: entry.path)
    else { return false }
    let own = report.subjects.filter { $0.name == finding.subject }
    if own.contains(where: \.isOpen) || isAllowed(entry, in: report) { return false }
    // Another subject may lead to its class, and that one may have been stopped.
    return !own.isEmpty || DeclarationScenario.names(finding.scenario) || !report.subjects.contains(where: \.isOpen)
      || isGone(entry)
  }

  /// Whether a comment takes it out of the report. What is told otherwise than in the baseline is taken for the same where the file has
  /// a comment about its rule.
  private func isAllowed(_ entry: Baseline.Entry, in report: Report) -> Bool {
    (report.suppressions ?? []).contains { suppression in
      suppression.suppressed.contains { allowed in
        allowed.id == entry.finding.id
          || allowed.rule == entry.finding.rule && suppression.location.path == entry.place?.path
      }
    }
  }

  /// Whether the file that declared its subject does not name it any more.
  private func isGone(_ entry: Baseline.Entry) -> Bool {
    let text = FileManager.default.contents(atPath: entry.path).map { String(decoding: $0, as: UTF8.self) }
    return text.map { !$0.contains(entry.finding.subject) } ?? true
  }
}

extension Subject {
  /// Whether something of it was not explored or not checked: what was not found there may exist.
  var isOpen: Bool {
    bound != nil || verdict == .incomplete || verdict == .unsupported || rules.values.contains(.incomplete)
  }
}
