// TV304 no-leak-on-success, and the marks that TV305, TV402 and TV403 share.

/// What a view that a finished transition left in the window is, in the place of who added it.
class Leftover {
  let rule: Rule
  let message: String

  init(_ rule: Rule, _ message: String) {
    self.rule = rule
    self.message = message
  }
}

let leftAfterCommit = Leftover(.TV304, "a view that was added for the animation is still there after the transition")

/// Called when the step that ended the transition is over: marks what its animator left in the window. Settled states
/// are judged by the marks, so cleaning up a moment later is fine.
func markLeftovers(_ transition: Transition, in view: UIView) {
  for subview in view.subviews {
    if transition.isAnimatedBy(subview.addedBy) && !isChromeBefore(subview, transition) {
      if isTemporary(subview, transition) {
        subview.addedBy = markOfLeftover(transition)
      } else {
        if subview.owningController == nil && staysWithContainer(subview, transition) {
          unmarkParts(of: subview, transition)
        }
        unmark(subview, transition)
      }
    }
    markLeftovers(transition, in: subview)
  }
}

/// One object may be the presentation controller and the animator: what it has put up goes with the dismissal (TV403), and
/// is meant to be there after one that was cancelled.
private func isChromeBefore(_ view: UIView, _ transition: Transition) -> Bool {
  guard let modal = transition as? ModalTransition, !modal.presents else { return false }
  return view.addedBy === modal.presentation
}

/// What makes up a view that stays, stays with it: a handle that a bar adds to itself while it is made.
private func unmarkParts(of view: UIView, _ transition: Transition) {
  for part in view.subviews where part.owningController == nil && transition.isAnimatedBy(part.addedBy) {
    part.addedBy = nil
    unmarkParts(of: part, transition)
  }
}

/// A root view: whoever added it does not matter any more, unless it is the presenter's in the wrong place. That is put
/// right before the next transition (TV306), or shows when the presentation is dismissed (TV303).
func unmark(_ view: UIView, _ transition: Transition) {
  let isPresenters = view === (transition as? ModalTransition)?.presenter?.loadedView
  view.addedBy = isPresenters && !transition.committed ? unmarkedLeftover : nil
  // A backdrop has to follow the container (TV401).
  if !isPresenters && view.owningController != nil { view.addedAt = nil }
}

/// What follows from a wrong flag (TV104, TV105) or from a view that was nobody's to move (TV302) is no finding of its own.
func markOfLeftover(_ transition: Transition) -> AnyObject {
  if !transition.isHonest || transition.movedForeignView { return unmarkedLeftover }
  return transition.committed ? leftAfterCommit : leftAfterRollback
}

extension Transition {
  func isAnimatedBy(_ owner: AnyObject?) -> Bool {
    owner != nil && (owner === animator || owner === interactor)
  }
}

/// Lasting views were there before; controllers' root views last when the transition is committed.
func isTemporary(_ view: UIView, _ transition: Transition) -> Bool {
  if !isRecent(view, transition) { return false }
  if view === transition.revealedView { return !transition.committed }
  return view.owningController == nil && !staysWithContainer(view, transition)
}

/// A dimming view behind what is presented is meant to stay as long as that, and so is a view that what is presented has
/// been put into, with a shadow or round corners: they go with the container. A picture of something is not, unless it is
/// there to be touched.
private func staysWithContainer(_ view: UIView, _ transition: Transition) -> Bool {
  guard let modal = transition as? ModalTransition, modal.presents, modal.committed else { return false }
  if view.superview === modal.container && listensToTouches(view) { return true }
  if view is SnapshotView || view is UIImageView { return false }
  guard let front = modal.container?.subviews.last, let shown = transition.revealedView else { return false }
  return view.superview === modal.container && (shown.isDescendant(of: view) || shown.isDescendant(of: front))
}

/// Whether somebody hears of the user's touches: a backdrop that closes what is presented.
private func listensToTouches(_ view: UIView) -> Bool {
  if view.gestureRecognizers?.contains(where: { !$0.isDeaf }) == true { return true }
  guard let control = view as? UIControl else { return false }
  return control.handlers != nil || control.actions?.contains { $0.target != nil } == true
}

/// The clean case.
func noteCleanup(_ transition: Transition) {
  if transition.animator == nil { return }
  if transition.committed { check(true, .TV304, "a view is left") } else { check(true, .TV305, "a view is left") }
}

/// Settled states: every mark is a finding.
func judgeLeftovers(in view: UIView) {
  for subview in view.subviews {
    if let mark = subview.addedBy as? Leftover {
      check(false, mark.rule, mark.message, at: subview.addedAt, about: subview)
    }
    judgeLeftovers(in: subview)
  }
}
