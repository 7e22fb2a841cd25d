/// The appearance automaton of a controller (APP-01).
enum Appearance {
  case disappeared
  /// After `viewWillAppear`.
  case appearing
  /// After `viewIsAppearing`; only controllers that listen to it come here.
  case shown
  case appeared
  case disappearing

  /// Whether the last WILL was the one that appears.
  var isTowardsScreen: Bool { self != .disappeared && self != .disappearing }
}

/// An explicit `beginAppearanceTransition`, as long as it matters.
class AppearanceForwarding {
  var isAppearing: Bool
  /// Begins without their end.
  var level: Int
  /// Ghost (TV501, TV507): the last begin or end, and whether a transition's object sent it to its presenter.
  var site: Site?
  var isPresenters: Bool
  /// It came on top of what UIKit sends itself, and has been reported: begin and end do nothing more (TV501).
  var isSuperfluous = false
  /// Ghost (TV501): an end has come for nested begins, and only if they are counted one more is due (F-46).
  var isEnded = false

  init(_ isAppearing: Bool, _ isPresenters: Bool) {
    self.isAppearing = isAppearing
    self.isPresenters = isPresenters
    level = 1
  }
}

extension UIViewController {
  // APP-04; PRES-06: a presentation controller may tell the presenter, around what the transition itself sends.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    noteForwarding()
    if appearanceForwarding?.isSuperfluous == true { return }
    if isToldByTransition(self, isAppearing) {
      judgeSuperfluousBegin(self)
      appearanceForwarding = AppearanceForwarding(isAppearing, false)
      appearanceForwarding?.isSuperfluous = true
      return
    }
    if let open = appearanceForwarding, open.level > 0 {
      if open.isAppearing == isAppearing {
        // F-46: equal begins nest. Deeper levels look like the second, so that the states stay finite.
        open.level = 2
        return
      }
      console(ConsoleMessage.isUnbalanced)
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
    if appearanceForwarding?.isSuperfluous == true {
      appearanceForwarding = nil
      return
    }
    guard let open = appearanceForwarding, open.level > 0 else {
      judgeUnmatchedEnd(self)
      endWithoutBegin()
      return
    }
    if open.level > 1 {
      // F-46
      if choose(.F46, ["nested begins are counted", "the first end closes nested begins"]) == 0 {
        open.level = 1
        open.isEnded = true
        return
      }
    }
    open.level = 0
    open.site = here()
    forgetForwarding(open)
    sendDid(self, open.isAppearing, false)
    // The site is needed until the transition that the end belongs to has been judged.
    if !open.isPresenters { appearanceForwarding = nil }
  }

  /// APP-05, F-45: the DID that comes, if any, repeats the present state.
  private func endWithoutBegin() {
    console(ConsoleMessage.isUnbalanced)
    if !hearsDids(self) { return }
    if choose(.F45, ["an end without begin delivers the callback", "an end without begin only logs"]) == 0 {
      sendDid(self, appearanceState.isTowardsScreen, false)
    }
  }
}

/// WA or WD.
func sendWill(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  let repeats = controller.appearanceState.isTowardsScreen == isAppearing
  // APP-03: a callback for the present direction.
  if repeats && isRepetitionSuppressed() { return }
  judgeEdge(controller, !repeats)
  controller.appearanceState = isAppearing ? .appearing : .disappearing
  let callback = isAppearing ? "viewWillAppear(_:)" : "viewWillDisappear(_:)"
  toFamily(of: controller, callback) {
    let former = registrations(of: controller)
    noteReturn(of: controller, isAppearing)
    noteEffects(of: controller, callback, isAppearing, animated)
    noteWillRegistrations(of: controller, isAppearing, after: former)
  } children: {
    forwardWill($0, isAppearing, animated)
  }
}

/// DA or DD.
func sendDid(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  let former = controller.appearanceState
  // APP-02: the view is laid out before DA.
  if isAppearing { layOut(controller, animated) }
  let state = controller.appearanceState
  // What a layout callback has led away again does not appear.
  if isAppearing && former.isTowardsScreen && !state.isTowardsScreen { return }
  // APP-03: a callback for the present state.
  if state == (isAppearing ? .appeared : .disappeared) && isRepetitionSuppressed() { return }
  let isLegal = isAppearing ? state == .appearing || state == .shown : state == .disappearing
  judgeEdge(controller, isLegal)
  controller.appearanceState = isAppearing ? .appeared : .disappeared
  noteArrival(controller, isAppearing)
  let callback = isAppearing ? "viewDidAppear(_:)" : "viewDidDisappear(_:)"
  toFamily(of: controller, callback) {
    let former = registrations(of: controller)
    callDid(controller, isAppearing, animated)
    judgeRegistrations(controller, callback, isAppearing, after: former)
    judgeRepeatedEntry(of: controller)
  } children: {
    forwardDid($0, isAppearing, animated)
  }
}

/// F-44 `DUP_APPEARANCE`
func isRepetitionSuppressed() -> Bool {
  choose(.F44, ["a repeated appearance callback is delivered", "a repeated appearance callback is suppressed"]) == 1
}

/// One layout pass of a controller's view, after VIA if that is due (APP-02): the view has its place and size by then, and
/// its own subviews are laid out afterwards (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:),
/// whose figure has it before `viewWillLayoutSubviews`; M-1, M-2).
func layOut(_ controller: UIViewController, _ animated: Bool) {
  guard let view = controller.loadedView else { return }
  if view.window == nil { return }
  asOwner(nil) {
    // F-20
    if controller.appearanceState == .appearing && sendsViewIsAppearing && listens(controller, "viewIsAppearing(_:)") {
      controller.appearanceState = .shown
      deliver(controller, "viewIsAppearing(_:)") { controller.viewIsAppearing(animated) }
    }
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
    for child in controller.children { layOut(child, animated) }
  }
}
