/// A subject that a run has not explored to its end, by what survives edits of the sources.
package struct StoppedSubject: Codable, Sendable, Hashable {
  package var name: String
  package var kind: String
  /// The file that declares it.
  package var path: String
  /// The seconds of work that its search was given; `nil` for no bound.
  package var budget: Double?

  package init(name: String, kind: String, path: String, budget: Double?) {
    self.name = name
    self.kind = kind
    self.path = path
    self.budget = budget
  }

  package init(_ subject: Subject) {
    self.init(name: subject.name, kind: subject.kind, path: subject.location.path, budget: subject.budget)
  }

  package func isSame(as subject: Subject) -> Bool {
    name == subject.name && kind == subject.kind && path == subject.location.path
  }

  /// Whether a later run has explored the subject to its end, or was given more for it.
  package func isExceeded(by subject: Subject) -> Bool {
    guard isSame(as: subject) else { return false }
    if subject.isExplored(upTo: nil) { return true }
    guard let budget else { return false }
    return subject.budget.map { $0 > budget } ?? true
  }
}

extension Report {
  /// Whether the result is open, and more so than the run allows: it fails for that.
  package var leavesTooMuchOpen: Bool {
    guard verdict == .incomplete || verdict == .unsupported else { return false }
    let open = subjects.filter { !$0.isExplored(upTo: nil) }
    // Without one, something else has left the result open.
    return open.isEmpty || open.contains { !isExploredAsRequired($0) }
  }

  /// Whether a subject was explored as far as the run asks: it holds up to the disturbances that are required, or it was stopped
  /// and no run fails for that, or the baseline's run was stopped there, too.
  package func isExploredAsRequired(_ subject: Subject) -> Bool {
    if subject.isExplored(upTo: requiredDisturbances) || passesIncomplete == true { return true }
    let stopped = (comparisons ?? []).first { $0.kind == .baseline }?.stopped ?? []
    return stopped.contains { $0.isSame(as: subject) }
  }
}
