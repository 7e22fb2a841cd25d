// B.10: the window's size changes. The orientation itself is not kept: nothing depends on which one it is. In the
// container and the window coordinates rotate with the interface, no view gets a transform (ROT-08).

/// A rotation waits for the end of the transition in flight (F-38). Only where somebody calls `rotate()` as a request of
/// its own: what the user does with the device is asked when the transition is over (`isRotatedMeanwhile`).
var rotationIsHeld = false

private let waysOfRotating = [
  "a rotation during a transition is applied at once", "a rotation during a transition waits for its end",
]

/// From a request to its start it is one turn of the run loop: that the device is turned right there is a coincidence, as a
/// second touch is (`DependenceJudge`).
private let waysOfTurning = [
  "the device is turned in the one turn between a request and its start", "the device is not turned there",
]

/// The user turns the device. A rotation that waits changes nothing until the transition is over, so that it need not
/// come before: each ordering with one is equal to that in which it comes last, step by step.
func turnDevice() {
  rotate()
  assume(!rotationIsHeld)
}

/// Whether the device may have been rotated while the transition in flight lasts, so that the rotation waits. Much may be
/// still to come now, or the app be in the background: it was rotated before then.
func mayRotateInTransition() -> Bool { !activeTransitions.isEmpty && scenario?.rotates == true }

/// ROT-05, F-38: the step has ended the last transition. Whether the device was rotated before it. That the rotation
/// waits is as unusual as the rotation itself, so that runs with one that need not wait come first.
func isRotatedMeanwhile() -> Bool {
  if !mayHappen("the device is rotated during the transition", by: .environment) { return false }
  if !mayHappen("UIKit applies the rotation when the transition is over", by: .environment) { return false }
  assume(choose(.F38, waysOfRotating) == 1)
  return true
}

func rotate() {
  if activeTransitions.isEmpty {
    changeSize(.rotation)
    return
  }
  if rotationIsHeld {
    // Back again before it was applied.
    rotationIsHeld = false
    return
  }
  // ROT-05, F-38
  if choose(.F38, waysOfRotating) == 0 {
    if activeTransitions.allSatisfy({ !$0.hasStarted }) { assume(choose(.turnedBeforeStart, waysOfTurning) == 0) }
    changeSize(.lateRotation)
  } else {
    rotationIsHeld = true
  }
}

func releaseRotation() {
  rotationIsHeld = false
  changeSize(.lateRotation)
}

enum SizeChange {
  case rotation
  /// Asked for while a transition was on its way.
  case lateRotation
  /// The window gets another size, and is not rotated.
  case resize
  /// The window becomes narrow or wide, and is not rotated.
  case width

  var isRotation: Bool { self == .rotation || self == .lateRotation }
}

/// ROT-01 to ROT-04. The animation of the change is one step: its alongside blocks and completions run here.
func changeSize(_ change: SizeChange = .resize) {
  guard let root = keyWindow?.rootViewController else { return }
  let presentations = openPresentations(above: root)
  let isSteady = activeTransitions.isEmpty
  asOwner(nil) {
    // ROT-01: a rotation has a transform.
    let coordinator = SizeTransitionCoordinator(isRotation: change.isRotation)
    let newTraits = change == .width || change.isRotation && traitsChange(root, presentations)
    if newTraits { sendTraits(root, presentations, coordinator) }
    sendSizeChange(root, presentations, coordinator)
    sizeChanged()
    if change == .lateRotation { check(true, .TV1004, "a view has its old size") }
    leaveBehind(root, change == .lateRotation)
    for presentation in presentations where isSteady { markChromeOutdated(presentation) }
    if newTraits { announceTraits(root) }
    layOutCertainly { layOutAll(from: root) }
    coordinator.runAlongside()
    coordinator.runCompletions()
  }
  for presentation in presentations where isSteady { judgeChromeLayout(presentation) }
}

/// The presentations whose containers are there, from the bottom up.
func openPresentations(above root: UIViewController) -> [UIPresentationController] {
  var found: [UIPresentationController] = []
  var presented = root.presentedChild
  while let controller = presented {
    if let presentation = controller.assignedPresentationController, presentation.containerView != nil {
      found.append(presentation)
    }
    presented = controller.presentedChild
  }
  return found
}

/// A controller, its children, then the presentation controllers above it (ROT-03). The new size is no geometry that
/// could be stale.
func sendSizeChange(
  _ root: UIViewController, _ presentations: [UIPresentationController], _ coordinator: SizeTransitionCoordinator
) {
  // ROT-06: a controller that is off-screen is not resized.
  if isOnScreen(root) { root.deliverSize(unknown(), coordinator) }
  for presentation in presentations {
    asOwner(presentation) { presentation.viewWillTransition(to: unknown(), with: coordinator) }
  }
}

func isOnScreen(_ controller: UIViewController) -> Bool { controller.loadedView?.window != nil }

/// What `UIPresentationController.viewWillTransition(to:with:)` does when it is not overridden, or as `super`.
func forwardSizeChange(
  _ presentation: UIPresentationController, _ coordinator: UIViewControllerTransitionCoordinator
) {
  let presented = presentation.presentedViewController
  // ROT-06
  if presented.isViewLoaded && !isOnScreen(presented) && activeTransitions.isEmpty { return }
  if listens(presented, "viewWillTransition(to:with:)")
    // F-50
    && choose(
      .F50,
      [
        "the presented controller hears of the new size",
        "the presented controller, whose size is unchanged, does not hear of the new size",
      ]) == 1
  {
    return
  }
  let size = presentation.size(forChildContentContainer: presented, withParentContainerSize: unknown())
  presented.deliverSize(size, coordinator)
}

/// ROT-06: the view of a presenter that is off-screen keeps its old size. Where no code under test asks for a style
/// that removes the presenter's view, nobody is to blame but an animator that needs such a style: see `noteMeantStyle`.
func leaveBehind(_ root: UIViewController, _ isLate: Bool) {
  let isAssumed = (scenario as? AnyStyleScenario)?.assumesStyle ?? false
  var controller = root
  while let next = controller.presentedChild {
    leave(controller, isLate, isAssumed)
    leaveCovered(in: controller)
    controller = next
  }
  leaveCovered(in: controller)
}

/// The same of the pages that others cover in a stack (github.com/DianQK/TransitionTreasury/pull/9; openradar 22090161:
/// "doesn't resize all viewcontrollers inside the UINavigationController-stack while rotating";
/// github.com/software-mansion/react-native-screens/pull/527).
private func leaveCovered(in controller: UIViewController) {
  if (scenario as? NavigationAnimatorScenario)?.isForPushes ?? false { return }
  let isStack = controller is UINavigationController
  for child in controller.children {
    if isStack && child !== controller.children.last {
      leave(child, false, false)
    } else {
      leaveCovered(in: child)
    }
  }
}

private func leave(_ controller: UIViewController, _ isLate: Bool, _ isAssumed: Bool) {
  guard let view = controller.loadedView, view.window == nil else { return }
  view.setFrame(CGRect(.outdated))
  view.changePlacement {
    $0.missedRotation = isLate
    $0.isOfAssumedStyle = isAssumed
  }
}

func layOutAll(from controller: UIViewController) {
  layOut(controller, false)
  guard let presented = controller.presentedChild else { return }
  layOutContainer(of: presented.assignedPresentationController)
  layOutAll(from: presented)
}
