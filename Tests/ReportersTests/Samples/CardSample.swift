import RunReport

/// A card presentation controller whose blur view stays in the window after a cancelled swipe.
enum CardSample {
  static let finding = Finding(
    id: "5f1c0a93d2e4", rule: "TV402", name: "chrome-removed-on-cancelled-present", severity: .warning,
    confidence: .certain,
    message: "`blurView` stays in the window after the presentation was cancelled",
    consequence:
      "The user cancels the swipe that opens the card and the blur stays: the screen is dimmed and does not react.",
    location: place(23, 15), subject: "CardTransitioningDelegate", scenario: "the list presents the card by a swipe",
    assumptions: [
      Assumption(text: "UIKit does not remove what is left in the container", confidence: .likely, location: nil),
      Assumption(text: "`containerView` is not nil", confidence: .certain, location: place(20, 21)),
    ],
    parameters: ["F-07": "appearance callbacks at completion", "F-30": "the container keeps what was added"],
    trace: [request, swipe, start, cancel, back, settled], alsoBreaks: ["TV305"], excerpts: [excerpt],
    why: """
      A cancelled presentation never reaches the dismissal callbacks: `presentationTransitionDidEnd(false)` is the \
      last that the presentation controller hears (CAN-01). Whether UIKit removes what is left in the container is \
      open (F-30).
      """,
    remedy: "In `presentationTransitionDidEnd(_:)` remove the chrome if `completed` is false.",
    documentation: "Creating Custom Presentations; presentationTransitionDidEnd(_:) page")

  private static let controller = "CardPresentationController"
  private static let delegate = "CardTransitioningDelegate"

  static func place(_ line: Int, _ column: Int) -> Location {
    Location(path: "Models/Gallery/CardPresentation/Defective.swift", line: line, column: column)
  }

  private static let request = Step(
    step: 1, event: "the user begins to swipe up", actor: "user", location: place(71, 9), notes: [],
    messages: [
      call("UIKit", "SwipeDriver", "handle(_: .began)", at: place(70, 8)),
      call("SwipeDriver", "ListViewController", "present(CardViewController, animated: true)", 1, at: place(72, 18)),
      call(
        "UIKit", delegate, "presentationController(forPresented:presenting:source:)", 2, at: place(52, 8),
        answer: controller),
      call(
        "UIKit", delegate, "animationController(forPresented:presenting:source:)", 2, at: place(56, 8),
        answer: "CardAnimator"),
      call(
        "UIKit", delegate, "interactionControllerForPresentation(using:)", 2, at: place(60, 8), answer: "SwipeDriver"),
    ],
    hierarchy: [view(0, "UIWindow"), view(1, "ListViewController.view")])

  private static let swipe = Step(
    step: 2, event: "the run loop starts the presentation", actor: "run loop", location: place(19, 17),
    notes: ["the transition is interactive"],
    messages: [
      call("UIKit", "context", "init"), call("UIKit", "coordinator", "init"),
      call("UIKit", "context", "containerView = UITransitionView"), call("UIKit", "context", "isInteractive = true"),
      call("UIKit", controller, "presentationTransitionWillBegin()", at: place(19, 17)),
      call(controller, "blurView", "init(effect: nil)", 1, at: place(16, 31)),
      call(controller, "coordinator", "animate(alongsideTransition:completion:)", 1, at: place(27, 65)),
      call("UIKit", "CardViewController", "viewWillAppear(true)", at: place(90, 17)),
      call("UIKit", "SwipeDriver", "startInteractiveTransition(context)"),
      call("SwipeDriver", "CardAnimator", "animateTransition(using: context)", 1, at: place(34, 8)),
      call("coordinator", controller, "alongside block", at: place(28, 7)),
    ],
    hierarchy: [
      view(0, "UIWindow"), view(1, "ListViewController.view"), view(1, "UITransitionView", "container", .added),
      view(2, "blurView", "UIVisualEffectView, alpha 1", .added),
      view(2, "CardViewController.view", "below the screen", .added),
    ])

  private static let start = Step(
    step: 3, event: "the user drags", actor: "user", location: place(75, 9), notes: [],
    messages: [
      call("UIKit", "SwipeDriver", "handle(_: .changed)", at: place(70, 8)),
      call("SwipeDriver", "SwipeDriver", "update(0.2)", 1, at: place(76, 12)),
      call("SwipeDriver", "context", "updateInteractiveTransition(0.2)", 2),
    ],
    hierarchy: [
      view(0, "UIWindow"), view(1, "ListViewController.view"), view(1, "UITransitionView", "container"),
      view(2, "blurView", "UIVisualEffectView, alpha 1"), view(2, "CardViewController.view", "at 20 %", .modified),
    ])

  private static let cancel = Step(
    step: 4, event: "the user lets go early and the swipe is cancelled", actor: "user", location: place(79, 9),
    notes: [],
    messages: [
      call("UIKit", "SwipeDriver", "handle(_: .cancelled)", at: place(70, 8)),
      call("SwipeDriver", "SwipeDriver", "cancel()", 1, at: place(80, 12)),
      call("SwipeDriver", "context", "cancelInteractiveTransition()", 2),
    ],
    hierarchy: start.hierarchy.map { view($0.depth, $0.name, $0.detail) })

  private static let back = Step(
    step: 5, event: "the reversed animation ends", actor: "run loop", location: place(42, 7), notes: [],
    messages: [
      call("UIKit", "CardAnimator", "animation completion (finished: true)", at: place(42, 7)),
      call("CardAnimator", "context", "completeTransition(false)", 1, at: place(43, 17)),
      call("context", "UIKit", "transition did end", 2),
      call("UIKit", controller, "presentationTransitionDidEnd(false)", at: place(31, 17)),
      call("UIKit", "context", "remove presented view"), call("UIKit", "CardViewController", "viewWillDisappear(true)"),
      call("UIKit", "CardViewController", "viewDidDisappear(true)"), call("UIKit", "coordinator", "completions"),
      call("UIKit", "CardAnimator", "animationEnded(false)"),
    ],
    hierarchy: [
      view(0, "UIWindow"), view(1, "ListViewController.view"), view(1, "UITransitionView", "container"),
      view(2, "blurView", "UIVisualEffectView, alpha 1"), view(2, "CardViewController.view", "", .deleted),
    ])

  private static let settled = Step(
    step: 6, event: "everything is settled", actor: "system", location: nil,
    notes: ["`blurView` was added by `CardPresentationController` and is still in the window"], messages: [],
    hierarchy: back.hierarchy.filter { $0.change != .deleted })

  private static let excerpt = Excerpt(
    path: "Models/Gallery/CardPresentation/Defective.swift",
    lines: [
      line(19, "  override func presentationTransitionWillBegin() {", [2]),
      line(20, "    guard let container = containerView else { return }", [2]),
      line(21, "    blurView.frame = container.bounds", [2]), line(22, "    blurView.alpha = 0", [2]),
      line(23, "    container.addSubview(blurView)", [2], blamed: true), line(24, "", []),
      line(27, "    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in", [2]),
      line(28, "      self.blurView.alpha = 1  // fades in with the card", [2]), line(29, "    })", []),
      line(31, "  override func presentationTransitionDidEnd(_ completed: Bool) {", [5]),
      line(32, "    presentingViewController.endAppearanceTransition()", [5]), line(33, "  }", [5]),
    ])

  private static func line(_ number: Int, _ text: String, _ steps: [Int], blamed: Bool = false) -> Excerpt.Line {
    Excerpt.Line(number: number, text: text, steps: steps, isBlamed: blamed)
  }
}
