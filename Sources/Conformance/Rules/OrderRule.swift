/// An order between two callbacks of one transition that documentation fixes ("must" in section 0.5 of the semantics).
package struct OrderRule: Hashable, Sendable {
  /// The rule of the semantics.
  package var id: String
  /// Why, in words.
  package var reason: String
  var earlier: Set<String>
  var later: Set<String>
  /// Both callbacks are of one controller; false: of different ones, or one of them of no controller.
  var isOfOneController: Bool

  /// The most specific rule by which `earlier` has to come before `later`; nil when their order is free.
  package static func rule(_ earlier: LogEntry, before later: LogEntry) -> OrderRule? {
    let controllers = earlier.callback.owner == .controller && later.callback.owner == .controller
    let isSame = controllers && earlier.object == later.object
    return rule(earlier.callback, before: later.callback, ofOneController: isSame)
  }

  static func rule(_ earlier: Callback, before later: Callback, ofOneController isSame: Bool) -> OrderRule? {
    table.first {
      $0.isOfOneController == isSame && $0.earlier.contains(earlier.name) && $0.later.contains(later.name)
    }
  }

  private static func same(_ id: String, _ earlier: Set<String>, _ later: Set<String>, _ reason: String) -> OrderRule {
    OrderRule(id: id, reason: reason, earlier: earlier, later: later, isOfOneController: true)
  }

  private static func order(_ id: String, _ earlier: Set<String>, _ later: Set<String>, _ reason: String) -> OrderRule {
    OrderRule(id: id, reason: reason, earlier: earlier, later: later, isOfOneController: false)
  }

  private static let wills: Set<String> = ["viewWillAppear", "viewWillDisappear"]
  private static let dids: Set<String> = ["viewDidAppear", "viewDidDisappear"]
  private static let starts: Set<String> = ["animateTransition", "startInteractiveTransition"]
  private static let ends: Set<String> = [
    "presentationTransitionDidEnd", "dismissalTransitionDidEnd", "viewDidAppear", "viewDidDisappear",
    "presentCompletion", "dismissCompletion", "coordinatorCompletion", "animationEnded",
  ]

  static let table: [OrderRule] = controllers + queries + starting + interaction + ending + containers

  private static let controllers: [OrderRule] = [
    same("PRES-01", ["loadView"], ["viewDidLoad"], "a view is loaded before viewDidLoad"),
    same(
      "PRES-01", ["loadView", "viewDidLoad"], wills.union(dids).union(["viewIsAppearing"]),
      "a view is loaded before it appears"),
    same("APP-02", ["viewWillAppear"], ["viewIsAppearing"], "viewIsAppearing comes after viewWillAppear"),
    same("APP-02", ["viewIsAppearing"], ["viewDidAppear"], "viewIsAppearing comes before viewDidAppear"),
    same(
      "APP-02", ["viewWillAppear"], ["viewWillLayoutSubviews", "viewDidLayoutSubviews"],
      "the view is laid out once it is in the hierarchy, after viewWillAppear"),
    same("APP-02", ["viewWillLayoutSubviews"], ["viewDidLayoutSubviews"], "a layout pass begins before it ends"),
    same("APP-01", ["viewWillAppear"], ["viewDidAppear", "viewWillDisappear"], "viewWillAppear comes first"),
    same("APP-01", ["viewWillDisappear"], ["viewDidDisappear", "viewWillAppear"], "viewWillDisappear comes first"),
    same("APP-01", ["viewDidAppear"], ["viewWillDisappear"], "an appearance ends before the disappearance begins"),
    same("APP-01", ["viewDidDisappear"], ["viewWillAppear"], "a disappearance ends before the appearance begins"),
    same("APP-01", wills.union(dids), ["deinit"], "a controller is gone after its last callback"),
    same("NAV-03", ["willMove"], ["didMove"], "a move begins before it ends"),
  ]

  private static let queries: [OrderRule] = [
    order(
      "PRES-01", ["presentationController(forPresented:)"],
      ["animationController(forPresented:)", "interactionControllerForPresentation"],
      "the presentation controller is asked for first (steps 1, 3, 4)"),
    order(
      "OBJ-04", ["animationController(forPresented:)"], ["interactionControllerForPresentation"],
      "the interaction controller is asked for only with an animator"),
    order(
      "OBJ-04", ["animationController(forDismissed:)"], ["interactionControllerForDismissal"],
      "the interaction controller is asked for only with an animator"),
    order(
      "PRES-01",
      [
        "presentationController(forPresented:)", "animationController(forPresented:)",
        "interactionControllerForPresentation",
      ], starts.union(["presentationTransitionWillBegin"]), "the delegate is asked before the transition starts"),
    order(
      "DISM-01", ["animationController(forDismissed:)", "interactionControllerForDismissal"],
      starts.union(["dismissalTransitionWillBegin"]), "the delegate is asked before the transition starts"),
  ]

  private static let starting: [OrderRule] = [
    order(
      "PRES-01", ["presentationTransitionWillBegin"], starts,
      "the presentation controller begins before the animation (p6 < p10)"),
    order(
      "DISM-01", ["dismissalTransitionWillBegin"], starts,
      "the presentation controller begins before the animation (d4 < d8)"),
    order("PRES-01", wills, starts, "the WILL callbacks come before the animation (p8 < p10, d6 < d8)"),
    order(
      "TC-03", starts, ["alongside", "completeTransition"], "the animation begins before what runs alongside, and ends"),
    order(
      "TC-03", ["alongside"], ["completeTransition", "coordinatorCompletion"], "alongside blocks run at the start"),
    order(
      "PRES-01", ["presentationTransitionWillBegin"],
      ["presentationTransitionDidEnd", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"],
      "the presentation begins before its container is laid out, and ends"),
    order(
      "PRES-02", ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"],
      ["presentationTransitionDidEnd"], "the container is laid out during the transition (T-01)"),
    order(
      "T-01", ["containerViewWillLayoutSubviews"], ["containerViewDidLayoutSubviews"],
      "a layout pass begins before it ends"),
    order(
      "DISM-01", ["dismissalTransitionWillBegin"], ["dismissalTransitionDidEnd"], "a dismissal begins before it ends"),
  ]

  private static let interaction: [OrderRule] = [
    order(
      "INT-01", ["startInteractiveTransition"], ["update", "finish", "cancel", "pause", "animateTransition"],
      "the interaction controller starts the transition"),
    order("INT-03", ["update"], ["finish", "cancel"], "updates come before the outcome"),
    order("INT-05", ["finish", "cancel"], ["completeTransition", "interactionChange"], "the outcome comes first"),
    order("CAN-01", ["interactionChange"], ["completeTransition"], "the interaction ends before the transition"),
    order(
      "INT-01", ["gestureBegan"], ["startInteractiveTransition", "gestureEnded", "gestureCancelled"], "the gesture asks"
    ),
  ]

  private static let ending: [OrderRule] = [
    order("PRES-02", ["completeTransition"], ends, "what ends a transition follows completeTransition"),
    order("PRES-02", ["viewDidAppear"], ["presentCompletion"], "the block is called after viewDidAppear"),
    order("DISM-02", ["viewDidDisappear"], ["dismissCompletion"], "the block is called after viewDidDisappear"),
    order("PRES-02", wills, dids, "every WILL comes at the start of a transition, every DID at its end"),
    order("PRES-02", ["animateTransition"], ["animationEnded"], "the animation begins before it ends"),
    order("APP-01", ["viewDidLoad"], ["viewDidAppear"], "the view is loaded before the transition ends"),
  ]

  private static let containers: [OrderRule] = [
    order(
      "SH-01", ["presentationControllerShouldDismiss"], ["presentationControllerWillDismiss"],
      "the delegate is asked before it is told"),
    order(
      "SH-01", ["presentationControllerWillDismiss"], wills.union(dids).union(["presentationControllerDidDismiss"]),
      "the delegate is told before any interaction or animation"),
    order(
      "SH-01", wills.union(dids), ["presentationControllerDidDismiss"],
      "the delegate is told when the dismissal is over"),
    order(
      "NAV-01", ["navigationController(animationControllerFor:)"], ["navigationController(interactionControllerFor:)"],
      "the interaction controller is asked for only with an animator"),
    order(
      "NAV-01", ["navigationController(willShow:)"], dids.union(["navigationController(didShow:)"]),
      "the delegate is told before the transition ends"),
    order("NAV-01", dids, ["navigationController(didShow:)"], "didShow comes last"),
    order("ROT-01", ["viewWillTransition"], ["alongside", "coordinatorCompletion"], "a rotation is announced first"),
    order(
      "TAB-02", ["tabBarController(shouldSelect:)"], ["tabBarController(didSelect:)"], "the delegate is asked first"),
  ]
}
