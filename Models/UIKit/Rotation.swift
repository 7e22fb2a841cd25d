// B.10: the window's size changes. The orientation itself is not kept: nothing depends on which one it is.

/// A rotation waits for the end of the transition in flight (F-38).
var rotationIsHeld = false

func rotate() {
  if activeTransitions.isEmpty {
    changeSize()
    return
  }
  if rotationIsHeld {
    // Back again before it was applied.
    rotationIsHeld = false
    return
  }
  // ROT-05, F-38
  if choose(
    .F38, ["a rotation during a transition is applied at once", "a rotation during a transition waits for its end"])
    == 0
  {
    changeSize()
  } else {
    rotationIsHeld = true
  }
}

func releaseRotation() {
  rotationIsHeld = false
  changeSize()
}

/// ROT-01 to ROT-04. The animation of the rotation is one step: its alongside blocks and completions run here.
func changeSize() {
  guard let root = keyWindow?.rootViewController else { return }
  asOwner(nil) {
    let coordinator = SizeTransitionCoordinator()
    sendSizeChange(to: root, coordinator)
    sizeChanged()
    layOutAll(from: root)
    coordinator.runAlongside()
    coordinator.runCompletions()
  }
}

/// A controller, its children, then the presentation controllers above it, from the bottom up (ROT-03).
func sendSizeChange(to root: UIViewController, _ coordinator: SizeTransitionCoordinator) {
  // ROT-06: a controller that is off-screen is not resized.
  if root.loadedView?.window != nil { root.deliverSize(geometry(), coordinator) }
  var presented = root.presentedChild
  while let controller = presented {
    if let presentation = controller.assignedPresentationController, presentation.containerView != nil {
      asOwner(presentation) { presentation.viewWillTransition(to: geometry(), with: coordinator) }
    }
    presented = controller.presentedChild
  }
}

/// What `UIPresentationController.viewWillTransition(to:with:)` does when it is not overridden, or as `super`.
func forwardSizeChange(
  _ presentation: UIPresentationController, _ coordinator: UIViewControllerTransitionCoordinator
) {
  let presented = presentation.presentedViewController
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
  let size = presentation.size(forChildContentContainer: presented, withParentContainerSize: geometry())
  presented.deliverSize(size, coordinator)
}

func layOutAll(from controller: UIViewController) {
  layOut(controller, false)
  guard let presented = controller.presentedChild else { return }
  layOutContainer(of: presented.assignedPresentationController)
  layOutAll(from: presented)
}
