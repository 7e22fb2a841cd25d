// TV1005 no-layout-fight

/// A layout pass of the app runs that certainly comes: for a change of size, or for new views in the container.
var isLayingOut = false

/// Called before a view's frame is set: while a transition moves a view away, layout and handlers of the keyboard leave it
/// alone. What is edited leaves the screen with a dismissal, and the keyboard with it.
func judgeLayout(_ view: UIView, _ frame: CGRect) {
  if !isLayingOut && !isKeyboardGoing { return }
  guard let changes = propertyChanges else { return }
  for change in changes where change.view === view && change.property == .frame && change.leadsAway {
    guard let transition = change.transition, isMoving(view, transition) else { continue }
    check(
      change.target != nil && isSamePlace(change.target, frame), .TV1005,
      isKeyboardGoing
        ? "a handler of the keyboard sets the frame of a view that the transition is moving away"
        : "layout sets the frame of a view that the transition is moving away",
      at: here(), about: view)
  }
}

/// A handler of the keyboard lays out what constraints place (developer.apple.com, `UIView.layoutIfNeeded()`: "Lays out the
/// subviews immediately, if layout updates are pending"), with a view in it that an animator or a drag moves by its frame.
func judgeConstraints(in view: UIView) {
  for change in propertyChanges ?? [] where change.property == .frame && change.leadsAway {
    guard let moved = change.view, moved.isConstrained, moved.isDescendant(of: view) else { continue }
    guard let transition = change.transition, isMoving(moved, transition) else { continue }
    check(
      false, .TV1005, "a handler of the keyboard lays out a view that the transition is moving away", at: here(),
      about: moved)
  }
}

/// A layout pass runs that may as well not come: what it does wrong is no finding.
var mayNotLayOut = false

func layOutPerhaps(_ pass: () -> Void) {
  mayNotLayOut = true
  pass()
  mayNotLayOut = false
}

/// Runs a layout pass that certainly comes.
func layOutCertainly(_ pass: () -> Void) {
  for change in propertyChanges ?? [] where change.property == .frame && change.leadsAway {
    if let view = change.view, let transition = change.transition, isMoving(view, transition) {
      check(true, .TV1005, "layout sets the frame of a view")
    }
  }
  isLayingOut = true
  pass()
  isLayingOut = false
}

/// A view that arrives is led to where layout wants it.
private func isMoving(_ view: UIView, _ transition: Transition) -> Bool {
  if view === transition.toController?.loadedView && !transition.isInteractive { return false }
  if transition.isInteractive { return true }
  guard let animator = transition.animator else { return false }
  return hasRunningAnimation(of: animator)
}
