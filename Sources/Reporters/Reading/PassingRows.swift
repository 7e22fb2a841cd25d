import RunReport

/// A finding's trace and the nearest ordering that holds, side by side.
struct PassingRows {
  struct Row: Equatable {
    /// Index into the trace; `nil` beside a step that only the passing ordering has.
    var step: Int?
    /// Index into the passing steps; `nil` beside a step that only the trace has.
    var passing: Int?
  }

  let rows: [Row]

  /// Steps of both stand in their own order; equal ones share a row wherever that is possible.
  init(_ finding: Finding, _ passing: PassingOrdering) {
    let positions = Dictionary(finding.trace.enumerated().map { ($1.step, $0) }) { first, _ in first }
    var rows: [Row] = []
    var next = 0
    for (index, step) in passing.steps.enumerated() {
      guard let same = step.same.flatMap({ positions[$0] }), same >= next else {
        rows.append(Row(step: nil, passing: index))
        continue
      }
      rows += (next..<same).map { Row(step: $0, passing: nil) }
      rows.append(Row(step: same, passing: index))
      next = same + 1
    }
    self.rows = rows + (next..<max(next, finding.trace.count)).map { Row(step: $0, passing: nil) }
  }
}
