extension Subject {
  /// Whether the orderings were explored, all or those with at most so many disturbances.
  ///
  /// - Parameter disturbances: `nil` for all.
  package func isExplored(upTo disturbances: Int?) -> Bool {
    if verdict == .unsupported { return false }
    if bound == nil, verdict != .incomplete { return true }
    guard let disturbances, let explored = self.disturbances else { return false }
    return explored >= disturbances
  }
}
