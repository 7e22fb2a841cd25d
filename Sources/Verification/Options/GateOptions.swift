import RunReport

/// What counts for the verdict and the exit code of a run. It decides nothing of what is found.
package struct GateOptions: Codable, Sendable, Hashable {
  package var thresholds = Thresholds.usual
  /// Findings that are known already; `nil` without a baseline.
  package var baseline: Baseline?
  /// Up to how many disturbances subjects must be explored; `nil`: to their end.
  package var requiredDisturbances: Int?
  /// Whether subjects that were stopped fail no run, however far they were explored.
  package var passesIncomplete = false

  package init() {}
}

/// Findings of an earlier run that are accepted for now.
package struct Baseline: Codable, Sendable, Hashable {
  /// Its file, as it was named.
  package var path: String
  package var entries: [Entry]
  /// Subjects of its run that were not explored to their end.
  package var stopped: [StoppedSubject] = []
  /// The seconds for each subject that its run was given; `nil` where they were shared out.
  package var subjectBudget: Double?
  /// What its run has checked; `nil` in files that do not say it.
  package var paths: [String]?

  package struct Entry: Codable, Sendable, Hashable {
    package var finding: ComparedFinding
    /// The file that declares the subject, as reports name files; the finding's own where no subject leads to it.
    package var path: String
    /// What it is about; `nil` in files of versions that did not write it.
    package var place: FindingPlace?
    /// Its id is one that an earlier version has given (`FormerIdentity`).
    package var isFormer: Bool
    /// How it came about; `nil` where the text shows it, and in files of versions that did not write it.
    package var ordering: OrderingSummary?

    package init(
      finding: ComparedFinding, path: String, place: FindingPlace? = nil, isFormer: Bool = false,
      ordering: OrderingSummary? = nil
    ) {
      self.finding = finding
      self.path = path
      self.place = place
      self.isFormer = isFormer
      self.ordering = ordering
    }
  }

  package init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// Everything that a report has found, and how far its run has come.
  package init(path: String, of report: Report, _ options: RunOptions) {
    let places = Dictionary(report.subjects.map { ($0.name, $0.location.path) }) { first, _ in first }
    self.init(
      path: path,
      entries: report.findings.map {
        Entry(
          finding: ComparedFinding($0), path: places[$0.subject] ?? $0.location.path, place: $0.place,
          ordering: $0.ordering)
      })
    stopped = report.subjects.filter { !$0.isExplored(upTo: nil) }.map(StoppedSubject.init)
    subjectBudget = options.subjectBudget
    paths = options.paths.isEmpty ? report.paths : options.paths
  }
}
