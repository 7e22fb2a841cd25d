extension RuleCatalogue {
  static let tv902 = RuleDescription(
    id: .TV902,
    property: "P-50",
    name: "no-retention",
    title: "Nothing keeps a dismissed controller or its transition alive",
    statement: """
      When everything is settled after a committed dismissal the presented controller, its presentation controller, \
      the context, the animator and the interaction controller are unreachable from the app's roots, objects declared \
      reusable excepted; those hold neither the context nor the presented controller.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      Memory grows with every opening of the screen; the dismissed screen goes on observing, playing or polling in \
      the background.
      """,
    why: """
      The context and the coordinator are made for one transition and are meant to die with it (OBJ-06, OBJ-07); the \
      presentation controller lives to the end of the dismissal (OBJ-05). A long-lived delegate or animator that \
      keeps the context or a view controller in a property keeps both screens alive (FAIL-21), and so does a cycle \
      between the controller and its own transition objects.

      Seen in the text are objects that keep each other round \
      any number of corners, timers, display links, observers and tasks over endless values that nothing but `deinit` \
      ends, animations that begin themselves again, and pages that their own web \
      view keeps as its message handler. So are presentation controllers that their own delegate keeps, public \
      pages of libraries with a strong delegate, pages that a shared object keeps, closures that have a weakly \
      kept owner strongly, and properties that are called `weak` and put their value into a static table. A property that refers \
      back is told where it is declared: there it is made `weak`.
      """,
    example: [
      "A delegate that the presenter owns stores the animator; the animator stores the context.",
      "The presented controller is dismissed.",
      "Presenter → delegate → animator → context → presented controller: nothing is released.",
    ],
    remedy: """
      Hold the context and view controllers weakly in transition objects, or clear them in `animationEnded(_:)`, \
      which comes for both outcomes; capture `[weak self]` in closures that the controller itself stores.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h (ephemeral); UIPresentationController page
      """,
    remedies: [
      .timerIsEndless: """
      End it when the page goes, in `viewDidDisappear(_:)` for example: call `invalidate()`, remove the observer, or \
      cancel the task. \
      `deinit` is too late, since what keeps the page keeps it from coming.
      """,
      .coordinatorIsKept: """
      Tell the owner that the page goes whichever way it goes, also by the back button and by a pull, and let it remove the \
      coordinator: `navigationController(_:didShow:animated:)` and `presentationControllerDidDismiss(_:)` hear of both.
      """,
      .delegateIsStrong: "Declare the delegate `weak`.",
      .partKeepsItself: """
      Break the cycle: one of the objects in it refers to the next one weakly, or lets go of it when the transition has \
      ended. Capture `[weak self]` in closures that are part of it.
      """,
    ],
    reproducer: ReproducerChecks(
      .atRest, .noViewsLeft, look: "the memory graph: the dismissed controller may not be in it"),
    clause: { reader in
      let retired = reader.global("retired")
      let held = reader.about ?? reader.field("dismissal", of: retired) ?? reader.field("presentation", of: retired)
      return (
        "once it is dismissed, nothing holds a page or what its transition was made of",
        [
          reader.value("still held", reader.about?.typeName ?? "the transition context"), reader.holders(of: held),
        ]
      )
    }
  )
}
