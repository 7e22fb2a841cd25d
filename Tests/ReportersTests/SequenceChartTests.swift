import RunReport
import Testing

@testable import Reporters

@Suite struct SequenceChartTests {
  private static let findings = SampleReport.report.findings + HostileReport.report.findings

  @Test(arguments: findings)
  func everythingStandsInsideTheChart(finding: Finding) throws {
    let chart = try #require(SequenceChart(finding))
    #expect(chart.bands.count == finding.trace.count)
    #expect(zip(chart.lanes, chart.lanes.dropFirst()).allSatisfy { $0.x < $1.x })
    for lane in chart.lanes {
      let half = (lane.title.map(\.count).max() ?? 0) * SequenceChart.characterWidth / 2
      #expect(lane.x - half >= 0 && lane.x + half <= chart.width)
      #expect(lane.title.count <= 3)
    }
    for (band, next) in zip(chart.bands, chart.bands.dropFirst()) { #expect(band.y + band.height <= next.y) }
    #expect((chart.bands.last.map { $0.y + $0.height } ?? 0) <= chart.height)
  }

  @Test func actorsComeFirstThenObjectsByFirstUse() {
    let steps = CardSample.finding.trace.map { (actor: $0.actor, rows: CallRow.rows(of: $0.messages)) }
    #expect(
      Lanes(steps: steps).names == [
        "user", "system", "run loop", "UIKit", "SwipeDriver", "ListViewController", "CardTransitioningDelegate",
        "CardPresentationController", "blurView", "coordinator", "CardViewController", "CardAnimator", "context",
      ])
  }

  @Test func namesOfLanesAreWrappedAtCapitals() {
    #expect(SequenceChart.title("UIKit") == ["UIKit"])
    #expect(SequenceChart.title("CardTransitioningDelegate") == ["Card", "Transitioning", "Delegate"])
    #expect(SequenceChart.title("UINavigationController") == ["UINavigation", "Controller"])
    #expect(SequenceChart.title("run loop") == ["run loop"])
    #expect(SequenceChart.title("") == [])
  }

  @Test func longRunsInsideUIKitAreCollapsed() {
    let internals = (0..<5).map { call("UIKit", "context", "step \($0)") }
    let rows = CallRow.rows(
      of: [call("a", "b", "x", at: CardSample.place(1, 1))] + internals + [call("b", "a", "y", breaks: true)])
    #expect(rows.count == 3)
    guard case .run(let run) = rows[1] else {
      Issue.record("the calls inside UIKit are not collapsed")
      return
    }
    #expect(run == internals)
    #expect(CallRow.rows(of: Array(internals.prefix(3))).count == 3)
    #expect(CallRow.rows(of: []).isEmpty)
  }

  @Test func aViolationIsNeverHidden() {
    var messages = (0..<200).map { call("a", "b", "m\($0)", at: CardSample.place($0, 1)) }
    messages[100].isViolation = true
    let rows = CallRow.rows(of: messages)
    #expect(rows.count < 25)
    let shown = rows.flatMap { row -> [Message] in
      switch row {
      case .call(let message): [message]
      case .run(let run): run
      }
    }
    #expect(shown == messages)
    #expect(
      rows.contains {
        if case .call(let message) = $0 { message.isViolation } else { false }
      })
  }
}
