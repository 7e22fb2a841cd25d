import Conformance
import Testing

/// Rules that a log breaks by itself, whatever the machine says.
@Suite struct MonitorTests {
  private func rules(_ lines: [String]) throws -> [String] {
    let log = LogReader.read(lines.joined(separator: "\n"))
    return try Bench.usual.examine { $0.breaches(of: Question(log)) }.map { "\($0.line) \($0.rule)" }
  }

  @Test func aBeginNeedsAnEnd() throws {
    #expect(try rules(["A.beginAppearanceTransition(false)", "A.viewWillDisappear"]).contains("1 TV501"))
    #expect(
      try rules([
        "presentationTransitionWillBegin", "A.beginAppearanceTransition(false)", "presentationTransitionDidEnd(true)",
      ]) == ["2 TV507"])
    #expect(try rules(["A.endAppearanceTransition"]) == ["1 TV501"])
    #expect(try rules(["A.beginAppearanceTransition(true)", "A.endAppearanceTransition"]) == [])
  }

  @Test func everyTransitionCompletesOnce() throws {
    #expect(try rules(["animateTransition", "completeTransition(true)", "completeTransition(true)"]) == ["3 TV101"])
    #expect(try rules(["animateTransition", "completeTransition(true)", "animateTransition"]) == ["3 TV102"])
    #expect(
      try rules(["startInteractiveTransition", "animateTransition", "cancel()", "completeTransition(true)"]) == [
        "4 TV104"
      ])
    #expect(
      try rules(["animateTransition", "completeTransition(true)", "animateTransition", "completeTransition(true)"])
        == [])
  }

  @Test func interactionsHaveOneOutcome() throws {
    #expect(
      try rules(["startInteractiveTransition", "finish()", "cancel()", "completeTransition(false)"]) == ["3 TV202"])
    #expect(
      try rules(["startInteractiveTransition", "finish()", "completeTransition(true)", "startInteractiveTransition"])
        == ["4 TV102", "4 TV201"])
    #expect(try rules(["update()", "startInteractiveTransition", "finish()"]) == ["1 TV206"])
    #expect(try rules(["gesture.began", "gesture.ended", "startInteractiveTransition"]) == ["3 TV204"])
    #expect(try rules(["gesture.began", "startInteractiveTransition", "gesture.cancelled", "finish()"]) == ["4 TV203"])
    #expect(
      try rules(["startInteractiveTransition", "finish()", "completeTransition(true)", "update()"]) == [
        "4 TV107", "4 TV206",
      ])
  }

  @Test func appearanceFollowsTheAutomaton() throws {
    #expect(try rules(["A.viewDidDisappear", "A.viewWillDisappear"]).contains("1 TV502"))
    #expect(try rules(["A.viewWillAppear", "A.viewDidAppear", "A.viewDidDisappear"]) == ["3 TV502"])
    #expect(try rules(["A.viewWillAppear"]) == ["1 TV501"])
    let twice = ["A.viewWillAppear", "A.viewDidAppear", "A.viewWillAppear", "A.viewDidAppear"]
    #expect(try rules(twice) == ["3 TV502"])
    // Disappearances are not recorded.
    #expect(try rules([#"{"records": ["viewWillAppear", "viewDidAppear"]}"#] + twice) == [])
    // Cancelled.
    #expect(try rules(["A.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear"]) == [])
  }

  @Test func sheetsTellTheirDelegate() throws {
    let pulled = [
      "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "B.viewWillDisappear",
      "B.viewDidDisappear",
    ]
    #expect(try rules(pulled + ["presentationControllerDidDismiss"]) == [])
    #expect(try rules(["presentationControllerDidDismiss"] + pulled).contains("5 SH-01"))
  }

  @Test func messagesOfUIKitAreTakenAtTheirWord() throws {
    #expect(
      try rules(["Warning: Attempt to present <B: 0x1> on <A: 0x2> whose view is not in the window hierarchy!"]) == [
        "1 TV601"
      ])
    #expect(try rules(["nested push animation can result in corrupted navigation bar"]) == ["1 TV701"])
  }
}
