// A percent-driven interaction controller drives the animations that the animator starts (INT-02, F-15): they do not
// end while it holds them.

/// Whose animations are held; one transition at a time is interactive.
weak var heldOwner: AnyObject?
/// What the held animations changed.
var heldChanges: [FormerValue]?

/// Animations that the object has started or will start do not end until they are released.
func holdAnimations(of owner: AnyObject) {
  heldOwner = owner
}

/// The animations may end now. When they run backwards, what they changed has its former value again, and property
/// animators end at their start.
func releaseAnimations(of owner: AnyObject, reversed: Bool) {
  if heldOwner !== owner { return }
  heldOwner = nil
  let changes = heldChanges ?? []
  heldChanges = nil
  if !reversed { return }
  restore(changes)
  for work in mainRunLoop.pending where work.owner === owner {
    if let animator = work.source as? UIViewPropertyAnimator { animator.isReversed = true }
  }
}

func animationsAreHeld(of owner: AnyObject?) -> Bool { owner != nil && heldOwner === owner }

func isHeld(_ work: PendingWork) -> Bool { work.kind == .animation && animationsAreHeld(of: work.owner) }

/// Remembers what an animation changed if its object's animations are held.
func keepForReversal(_ changes: [FormerValue], of owner: AnyObject?) {
  if changes.isEmpty || !animationsAreHeld(of: owner) { return }
  heldChanges = (heldChanges ?? []) + changes
}

/// Whether an animation that the object has started has not ended yet, held ones included.
func hasRunningAnimation(of owner: AnyObject) -> Bool {
  mainRunLoop.pending.contains { $0.kind == .animation && $0.owner === owner }
}

/// BG-01: the app goes to the background; every running animation is removed and its completion called at once, with
/// `finished` false. `applicationIsInBackground` must be set already.
func endAllAnimations() {
  heldOwner = nil
  heldChanges = nil
  for work in mainRunLoop.pending where work.kind == .animation {
    // A completion may have stopped others.
    if !mainRunLoop.pending.contains(where: { $0 === work }) { continue }
    mainRunLoop.remove(work)
    mainRunLoop.run(work)
  }
}
