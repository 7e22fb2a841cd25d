import RunReport
import Testing

/// A report against an earlier one.
@Suite struct TrendTests {
  private func report(_ ids: [String], _ change: (inout Report) -> Void = { _ in }) -> Report {
    var report = SampleReport.report
    report.findings = ids.map { id in
      var finding = CardSample.finding
      finding.id = id
      return finding
    }
    change(&report)
    return report
  }

  @Test func findingsAreNewKnownAndFixed() {
    let earlier = report(["a", "b", "c"]) { $0.statistics.states = 7 }
    let trend = report(["b", "d"]).trend(since: earlier, path: "earlier.json")
    #expect(trend.kind == .trend)
    #expect(trend.path == "earlier.json")
    #expect((trend.new, trend.known) == (1, 1))
    #expect(trend.fixed.map(\.id) == ["a", "c"])
    #expect(trend.earlier?.states == 7)
    #expect(trend.now.states == 12_402)
  }

  @Test func whatWasNotLookedAtIsNotFixed() {
    let earlier = report(["a"])
    func fixed(_ change: (inout Report) -> Void) -> Int {
      report([], change).trend(since: earlier, path: "e").fixed.count
    }
    #expect(fixed { _ in } == 1)
    #expect(fixed { $0.subjects.removeAll { $0.name == "CardTransitioningDelegate" } } == 1)
    #expect(
      fixed {
        $0.subjects.removeAll { $0.name == "CardTransitioningDelegate" }
        $0.changedSince = "main"
      } == 0)
    #expect(
      fixed { report in for index in report.subjects.indices { report.subjects[index].rules["TV402"] = nil } } == 0)
    #expect(
      fixed { report in
        for index in report.subjects.indices { report.subjects[index].rules["TV402"] = .incomplete }
      } == 0)
    #expect(fixed { $0.suppressions = ExplainedReport.report.suppressions } == 1)
    #expect(
      fixed {
        $0.suppressions = ExplainedReport.report.suppressions
        $0.suppressions?[0].suppressed[0].id = "a"
      } == 0)
  }

  /// A second comparison takes the place of the first; the baseline's stays.
  @Test func oneTrendPerReport() {
    let trend = SampleReport.report.trend(since: SampleReport.clean, path: "x")
    #expect(ExplainedReport.report.adding(trend).comparisons?.map(\.path) == ["baseline.json", "x"])
    #expect(SampleReport.clean.adding(trend).comparisons == [trend])
  }
}
