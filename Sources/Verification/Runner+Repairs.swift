import Diagnostics
import Foundation
import Repairs
import RunReport
import Synchronization
import Threading

extension Runner {
  /// Adds verified repairs to the findings of a report. Findings are looked at in parallel, each by itself; those of
  /// one file stand beside each other, so that they share what was checked while it is kept.
  /// - Throws: `InputError` when the formal machine cannot be read.
  func addRepairs(
    to report: inout Report, _ workspace: Workspace, _ results: [Int: SubjectResult]
  ) throws(InputError) {
    let machine = try ModelLibrary.files()
    let base = CheckedSources(
      workspace, BatchPlanner(workspace, jobs: options.jobs).dependencies(), results: results, options: options)
    let search = RepairSearch(check: SourceCheck(repairOptions, machine: machine, isCancelled: isCancelled))
    let findings = report.findings
    let order = findings.indices.sorted { (findings[$0].location.path, $0) < (findings[$1].location.path, $1) }
    let memos = Dictionary(grouping: findings, by: \.location.path).mapValues { CheckMemo(users: $0.count) }
    let repairs = Mutex([Repair?](repeating: nil, count: findings.count))
    DeepStack.forEach(order.indices, workers: options.jobs) { position in
      let index = order[position]
      let memo = memos[findings[index].location.path]
      defer { memo?.leave() }
      guard let target = base.findings.first(where: { $0.isSame(as: findings[index]) }) else { return }
      var search = search
      search.check.memo = memo
      let repair = search.outcome(for: target, in: base).result?.repair
      repairs.withLock { $0[index] = repair }
    }
    for (index, repair) in repairs.withLock({ $0 }).enumerated() { report.findings[index].repair = repair }
  }

  /// One thread for each check, and no folder: many come at a time, and few come twice.
  var repairOptions: RunOptions {
    var options = options
    (options.jobs, options.cache) = (1, nil)
    return options
  }
}
