// TV1004 rotation-settles

/// Called when a transition has brought back a controller's view: it was off-screen when a rotation that had been
/// requested during a transition was applied (ROT-05, ROT-06), and its frame is still the old one.
func judgeRotated(_ transition: Transition, _ view: UIView) {
  check(
    false, .TV1004, "after a rotation during a transition the view that comes back has its old size",
    at: transition.shownAt ?? transition.completedAt, about: view.owningController)
}
