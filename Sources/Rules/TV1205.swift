extension RuleCatalogue {
  static let tv1205 = RuleDescription(
    id: .TV1205,
    property: nil,
    name: "no-reachable-trap",
    title: "Transition code does not trap",
    statement: """
      No forced unwrap, forced cast, `try!`, `fatalError` or precondition in transition code is reachable in a state \
      where it fails.
      """,
    kind: .safety,
    severity: .error,
    consequence: "The app crashes.",
    why: """
      What a transition gets from UIKit is more general than the code that was written first: \
      `viewController(forKey: .from)` is the controller that takes part, often a navigation or tab controller and not \
      its content, and UIKit may replace view controllers when it adapts (ADP-02). The guide says never to assume \
      which view controllers take part.

      A crash for want of what somebody else provides is *possible*: a property that \
      only code sets that no run calls, a navigation controller around a controller that the scenario shows without. \
      UIKit raises an exception, too: a share sheet or an action sheet is a popover on an iPad, and needs a bar button \
      item or a view to point at. That is *possible*, and not looked for where the code asks for the popover, for \
      another style or for the kind of device.

      The runtime traps as well where a checked continuation is resumed a \
      second time, for example by the completion of a dismissal and by a delegate that hears of the same end. An answer that uses its page by \
      `[unowned self]` stops the app when the user has left the page; that is seen in the text. So are pages in the \
      style of a popover without a place, and windows of the client's app that a library takes by force.
      """,
    example: [
      "The list is put into a navigation controller, which thereby becomes the presenter.",
      "The detail is presented; `viewController(forKey: .from) as! ListViewController` is evaluated.",
      "The cast fails and the app crashes.",
    ],
    remedy: """
      Bind conditionally (`guard let`, `as?`), and on the other path complete the transition without the special animation.
      """,
    documentation: "UIViewControllerTransitioning.h (`viewControllerForKey:`)",
    remedies: [
      .popoverHasNoPlace: """
      Give the popover a place before it is presented: the `barButtonItem`, or the `sourceView` and `sourceRect`, of its \
      `popoverPresentationController`.
      """,
      .pageIsUnowned: "Capture `[weak self]`, and do nothing when the page has gone.",
    ],
    reproducer: ReproducerChecks(.atRest, .topVisible, stops: true),
    clause: { $0.unwrapped }
  )
}
