/// The appearance automaton of a controller (APP-01).
enum Appearance {
  case disappeared
  /// After `viewWillAppear`.
  case appearing
  /// After `viewIsAppearing`; only controllers that listen to it come here.
  case shown
  case appeared
  case disappearing
}

/// An explicit `beginAppearanceTransition`, as long as it matters.
class AppearanceForwarding {
  var isAppearing: Bool
  /// Begins without their end.
  var level: Int
  /// Ghost (TV501, TV507): the last begin or end, and whether a transition's object sent it to its presenter.
  var site: Site?
  var isPresenters: Bool

  init(_ isAppearing: Bool, _ isPresenters: Bool) {
    self.isAppearing = isAppearing
    self.isPresenters = isPresenters
    level = 1
  }
}

extension UIViewController {
  // APP-04
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if let open = appearanceForwarding, open.level > 0 {
      if open.isAppearing == isAppearing {
        // F-46: equal begins nest. Deeper levels look like the second, so that the states stay finite.
        open.level = 2
        return
      }
      // APP-05, CON-01: turning back is how a container undoes a begin; one end closes both.
      open.isAppearing = isAppearing
      open.site = here()
    } else {
      appearanceForwarding = AppearanceForwarding(isAppearing, isSentByTransition(to: self))
      appearanceForwarding?.site = here()
    }
    sendWill(self, isAppearing, animated)
  }

  // APP-04
  func endAppearanceTransition() {
    guard let open = appearanceForwarding, open.level > 0 else {
      judgeUnmatchedEnd(self)
      // F-45: the DID that comes, if any, repeats the present state.
      if listens(self, "viewDidAppear(_:)") || listens(self, "viewDidDisappear(_:)") {
        if choose(.F45, ["an end without begin delivers the callback", "an end without begin only logs"]) == 0 {
          sendDid(self, appearanceState == .appeared, false)
        }
      }
      return
    }
    if open.level > 1 {
      // F-46
      if choose(.F46, ["nested begins are counted", "the first end closes nested begins"]) == 0 {
        open.level = 1
        return
      }
    }
    open.level = 0
    open.site = here()
    sendDid(self, open.isAppearing, false)
    // The site is needed until the transition that the end belongs to has been judged.
    if !open.isPresenters { appearanceForwarding = nil }
  }
}

/// WA or WD.
func sendWill(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  let state = controller.appearanceState
  let isAway = state == .disappeared || state == .disappearing
  // APP-03: a callback for the present direction.
  if isAway != isAppearing && isRepetitionSuppressed() { return }
  judgeEdge(controller, isAway == isAppearing)
  controller.appearanceState = isAppearing ? .appearing : .disappearing
  toFamily(of: controller, isAppearing ? "viewWillAppear(_:)" : "viewWillDisappear(_:)") {
    if isAppearing { controller.viewWillAppear(animated) } else { controller.viewWillDisappear(animated) }
  } children: {
    sendWill($0, isAppearing, animated)
  }
}

/// DA or DD.
func sendDid(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  // APP-02: the view is laid out before DA.
  if isAppearing { layOut(controller, animated) }
  let state = controller.appearanceState
  // APP-03: a callback for the present state.
  if state == (isAppearing ? .appeared : .disappeared) && isRepetitionSuppressed() { return }
  let isLegal = isAppearing ? state == .appearing || state == .shown : state == .disappearing
  judgeEdge(controller, isLegal)
  controller.appearanceState = isAppearing ? .appeared : .disappeared
  toFamily(of: controller, isAppearing ? "viewDidAppear(_:)" : "viewDidDisappear(_:)") {
    if isAppearing { controller.viewDidAppear(animated) } else { controller.viewDidDisappear(animated) }
  } children: {
    sendDid($0, isAppearing, animated)
  }
}

/// F-44 `DUP_APPEARANCE`
func isRepetitionSuppressed() -> Bool {
  choose(.F44, ["a repeated appearance callback is delivered", "a repeated appearance callback is suppressed"]) == 1
}

/// Sends a callback to a controller and to those of its children whose views are inside its view (APP-07, APP-08).
func toFamily(
  of controller: UIViewController, _ callback: String, _ own: () -> Void, children each: (UIViewController) -> Void
) {
  asOwner(nil) {
    let children = controller.children.filter { $0.loadedView?.superview != nil }
    if children.isEmpty || !controller.shouldAutomaticallyForwardAppearanceMethods {
      own()
    } else if listens(controller, callback) && listens(children.first, callback)
      && choose(.F13, ["a container's own callback comes first", "its children's callbacks come first"]) == 1
    {
      for child in children { each(child) }
      own()
    } else {
      own()
      for child in children { each(child) }
    }
  }
}

/// One layout pass of a controller's view, with VIA if it is due (APP-02).
func layOut(_ controller: UIViewController, _ animated: Bool) {
  guard let view = controller.loadedView else { return }
  if view.window == nil { return }
  asOwner(nil) {
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
    // F-20
    if controller.appearanceState == .appearing && sendsViewIsAppearing && listens(controller, "viewIsAppearing(_:)") {
      controller.appearanceState = .shown
      controller.viewIsAppearing(animated)
    }
    for child in controller.children { layOut(child, animated) }
  }
}

// APP-09: outside a transition the window decides. The DID comes with the next commit (F-47); nothing that the machine
// models comes between, so it comes at once. During a transition both are suppressed: the transition sends its own.

/// A view has come into a window, with everything inside it.
func viewDidEnterWindow(_ view: UIView) {
  sendByWindow(view, true)
}

/// A view has left its window, with everything inside it.
func viewDidLeaveWindow(_ view: UIView) {
  sendByWindow(view, false)
}

func sendByWindow(_ view: UIView, _ isAppearing: Bool) {
  if !activeTransitions.isEmpty { return }
  guard let controller = view.owningController else {
    for subview in view.subviews { sendByWindow(subview, isAppearing) }
    return
  }
  let isAway = controller.appearanceState == .disappeared
  if isAway != isAppearing { return }
  if let container = controller.parent {
    // A container that is on its way takes its children along.
    if container.appearanceState != .appeared { return }
  }
  sendWill(controller, isAppearing, false)
  sendDid(controller, isAppearing, false)
}
