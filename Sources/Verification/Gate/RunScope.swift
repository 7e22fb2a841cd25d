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

  /// Whether the run would have found what an entry of a baseline speaks of, were it still there: its rule was checked,
  /// its subject was explored to its end or is gone, and its file was among the sources or is gone. All of the text is looked at.
  package func covers(_ entry: Baseline.Entry, in report: Report) -> Bool {
    let finding = entry.finding
    guard RuleSelection(options).contains(RuleID(rawValue: finding.rule)) || RuleCatalogue.rule(finding.rule) == nil,
      SubjectSelection(options).contains(finding.subject),
      DeclarationScenario.names(finding.scenario) || !leftOut.subjects.contains(finding.subject),
      files.contains(entry.path) || !FileManager.default.fileExists(atPath: entry.path)
    else { return false }
    return !report.subjects.contains { $0.name == finding.subject && $0.isOpen }
  }
}

extension Subject {
  /// Whether something of it was not explored or not checked: what was not found there may exist.
  var isOpen: Bool {
    bound != nil || verdict == .incomplete || verdict == .unsupported || rules.values.contains(.incomplete)
  }
}
