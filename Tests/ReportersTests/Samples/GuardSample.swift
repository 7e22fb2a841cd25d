import RunReport

/// An animator that leaves without completing when a snapshot is nil.
enum GuardSample {
  static let finding = Finding(
    id: "c4d98812ab01", rule: "TV103", name: "complete-on-every-path", severity: .error, confidence: .likely,
    message: "`animateTransition(using:)` returns without completing and starts nothing that would",
    consequence: "The user taps a cell and the app stops reacting to touches for ever.",
    location: place, subject: "StepByStepAnimator", scenario: "the app presents the detail screen",
    assumptions: [
      Assumption(text: "`snapshotView(afterScreenUpdates:)` returns nil", confidence: .likely, location: place)
    ],
    parameters: [:],
    trace: [
      Step(
        step: 1, event: "the user taps the cell", actor: "user", location: nil, notes: [],
        messages: [call("user", "ListViewController", "tap")], hierarchy: []),
      Step(
        step: 2, event: "the run loop starts the presentation", actor: "run loop", location: place,
        notes: ["`snapshotView(afterScreenUpdates:)` returns nil"],
        messages: [
          call("UIKit", "StepByStepAnimator", "animateTransition(using: context)", at: place),
          call(
            "StepByStepAnimator", "StepByStepAnimator", "snapshotView(afterScreenUpdates: true)", 1, at: place,
            answer: "nil", breaks: true),
        ], hierarchy: []),
    ], alsoBreaks: ["TV102", "TV1203"],
    excerpts: [
      Excerpt(
        path: place.path,
        lines: [
          .init(
            number: 58, text: "    guard let snapshot = cell.snapshotView(afterScreenUpdates: true) else { return }",
            steps: [2],
            isBlamed: true)
        ])
    ],
    why: "Without `completeTransition` a transition stays in flight for ever and UIKit delivers no touches.",
    remedy: "Complete on the early exit too.", documentation: "UIViewControllerTransitioning.h (`completeTransition:`)")

  private static let place = Location(path: "Models/Gallery/StepByStep/Defective.swift", line: 58, column: 77)
}
