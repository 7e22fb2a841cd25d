extension RuleCatalogue {
  static let tv505 = RuleDescription(
    id: .TV505,
    property: "P-35",
    name: "will-effects-undone",
    title: "What a `will` callback did is undone when the transition turns back",
    statement: """
      An effect made in `viewWillAppear` is undone if the next callback is `viewWillDisappear` instead of \
      `viewDidAppear`; an effect made in `viewWillDisappear` is undone if the next is `viewWillAppear` instead of \
      `viewDidDisappear`.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      After a swipe that was let go the screen is dead or wrong: its timer has stopped, its spinner turns for \
      ever.
      """,
    why: """
      `viewDidAppear` need not follow `viewWillAppear`, and `viewDidDisappear` need not follow `viewWillDisappear`: a \
      cancelled transition goes back (APP-01, CAN-01, CAN-02). An effect is a change of a stored property that the \
      controller's class declares which the rest of an ordinary cycle takes back (after `viewWillAppear`: \
      `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`; after `viewWillDisappear`: `viewDidDisappear`, \
      `viewWillAppear`, `viewDidAppear`), or a running timer that `viewWillDisappear` stops. Values count for \
      Booleans, numbers, strings and enum cases; objects count as there or not, collections by their size. Logs, \
      counters and caches that nothing takes back are not effects. What `viewWillDisappear` stops, and nothing but the set-up \
      of the page has started, is seen in the text. Undone means: as before when the step is over in \
      which the way back ended, so coordinator completions and interaction-change handlers may do it. The same is \
      seen of what is destroyed there and only made anew by the set-up, and of streams that take the beginning of a \
      disappearance for the page's end. What `willMove(toParent: nil)` cleans up when a swipe back begins (NAV-03) is seen, too, \
      and what `viewDidDisappear` stops for good under a page that only covers this one for a while.
      """,
    example: [
      "The user starts to swipe back; `viewWillDisappear` stops the refresh timer.",
      "The user lets go, the transition is cancelled and the screen stays.",
      "Nobody starts the timer again.",
    ],
    remedy: """
      Undo it in `viewWillAppear(_:)`, or `viewWillDisappear(_:)` if that was the other one: UIKit calls the opposite \
      callback when the transition is cancelled. Or undo it in the coordinator's `notifyWhenInteractionChanges(_:)`.
      """,
    documentation: """
      WWDC 2013-218; UIViewControllerTransitionCoordinator.h
      """,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "what the WILL callback changed: compare it with the state before"),
    clause: { reader in
      (
        "what a `will` callback did is undone when the transition is cancelled",
        [reader.subject("controller"), reader.appearance]
      )
    }
  )
}
