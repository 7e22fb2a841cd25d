// How wide the window is: compact or regular. Nobody knows until somebody has to (ADP-).

/// Nil: nobody has had to know.
var compactWidth: Bool?

/// The width that everything sees from now on.
func widthIsCompact() -> Bool {
  if let known = compactWidth { return known }
  let isCompact: Bool
  if let given = scenario?.compactWidth {
    isCompact = given
  } else {
    isCompact = mayHappen("the window is as narrow as on a phone")
  }
  compactWidth = isCompact
  return isCompact
}

func currentTraits() -> UITraitCollection { UITraitCollection(isCompact: compactWidth) }

/// When nothing is presented any more nobody remembers how wide the window was.
func forgetWidth() {
  if compactWidth == nil || heldAdaptation { return }
  if let root = keyWindow?.rootViewController, root.presentedChild != nil { return }
  compactWidth = nil
}

/// A wide window becomes narrow, or a narrow one wide: split view, multitasking, some rotations.
func changeWidth() {
  guard let root = keyWindow?.rootViewController else { return }
  let former = currentTraits()
  compactWidth = !widthIsCompact()
  let coordinator = SizeTransitionCoordinator()
  asOwner(nil) {
    // ROT-01: traits before sizes, root first.
    root.willTransition(to: currentTraits(), with: coordinator)
    tellPresentations(above: root, coordinator)
  }
  changeSize()
  asOwner(nil) {
    coordinator.runAlongside()
    coordinator.runCompletions()
    root.traitCollectionDidChange(former)
  }
  adaptAll()
}

/// ROT-03: presentation controllers hear of it after their presenters.
private func tellPresentations(above root: UIViewController, _ coordinator: SizeTransitionCoordinator) {
  var presented = root.presentedChild
  while let controller = presented {
    if let presentation = controller.assignedPresentationController, presentation.containerView != nil {
      asOwner(presentation) { presentation.willTransition(to: currentTraits(), with: coordinator) }
    }
    presented = controller.presentedChild
  }
}
