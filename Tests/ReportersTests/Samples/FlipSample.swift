import RunReport

/// An animator that reports success after the user has cancelled.
enum FlipSample {
  static let finding = Finding(
    id: "a07b3355e91f", rule: "TV104", name: "completion-flag-agrees", severity: .error, confidence: .likely,
    message: "`completeTransition(true)` is called although the transition was cancelled",
    consequence:
      "The user cancels the swipe; the screen is gone for UIKit but still drawn, and taps are ignored.",
    location: place(41, 22), subject: "FlipDelegate", scenario: "the user pulls the detail screen down",
    assumptions: [
      Assumption(text: "the pan gesture is cancelled by an incoming call", confidence: .likely, location: nil)
    ],
    parameters: [:], trace: [pull, cancel, end], alsoBreaks: [],
    excerpts: [
      Excerpt(
        path: "Models/Gallery/Flip/Defective.swift",
        lines: [
          line(38, "    UIView.animate(withDuration: 0.6, animations: {", [1]),
          line(39, "      from.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)", [1]),
          line(40, "    }, completion: { _ in", [3]),
          line(41, "      transitionContext.completeTransition(true)", [3], blamed: true), line(42, "    })", [1]),
        ])
    ],
    why: """
      After `cancelInteractiveTransition()` UIKit rolls back on `completeTransition(false)`. With `true` it commits a \
      dismissal that the user has taken back.
      """,
    remedy: "Call `completeTransition(!transitionContext.transitionWasCancelled)`.",
    documentation: "completeTransition(_:) page; UIViewControllerTransitionCoordinator.h (`isCancelled`)")

  private static func place(_ line: Int, _ column: Int) -> Location {
    Location(path: "Models/Gallery/Flip/Defective.swift", line: line, column: column)
  }

  private static func line(_ number: Int, _ text: String, _ steps: [Int], blamed: Bool = false) -> Excerpt.Line {
    Excerpt.Line(number: number, text: text, steps: steps, isBlamed: blamed)
  }

  private static let pull = Step(
    step: 1, event: "the user pulls the detail screen down", actor: "user", location: place(30, 8), notes: [],
    messages: [
      call("UIKit", "FlipDelegate", "animationController(forDismissed:)", at: place(20, 8), answer: "FlipAnimator"),
      call("UIKit", "FlipAnimator", "animateTransition(using: context)", at: place(30, 8)),
      call("FlipAnimator", "context", "containerView", 1, at: place(31, 9)),
    ],
    hierarchy: [
      view(0, "UIWindow"), view(1, "UITransitionView", "container", .added),
      view(2, "ListViewController.view", "", .added),
      view(2, "DetailViewController.view"),
    ])

  private static let cancel = Step(
    step: 2, event: "the system cancels the gesture", actor: "system", location: nil, notes: ["an incoming call"],
    messages: [call("UIKit", "context", "cancelInteractiveTransition()")],
    hierarchy: pull.hierarchy.map { view($0.depth, $0.name, $0.detail) })

  private static let end = Step(
    step: 3, event: "the animation ends", actor: "run loop", location: place(41, 22), notes: [],
    messages: [
      call("UIKit", "FlipAnimator", "animation completion (finished: true)", at: place(40, 19)),
      call("FlipAnimator", "context", "completeTransition(true)", 1, at: place(41, 22), breaks: true),
    ],
    hierarchy: cancel.hierarchy)
}
