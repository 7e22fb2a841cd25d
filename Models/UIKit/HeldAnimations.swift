// A percent-driven interaction controller drives the animations that the animator starts (INT-02, F-15): they do not
// end while it holds them.

/// Whose animations are held; one transition at a time is interactive.
weak var heldOwner: AnyObject?
/// What the animations changed that are held, or could be held again; nil when nothing was.
var heldChanges: HeldChanges?

/// What animations changed, or, while they are undone, what they will change again.
final class HeldChanges {
  var values: [FormerValue] = []
  var areUndone = false

  /// Forth or back: the views get the values that they do not have now.
  func swap() {
    areUndone = !areUndone
    values = exchanged(values)
  }
}

/// Gives the views the other values; answers what leads back.
func exchanged(_ values: [FormerValue]) -> [FormerValue] {
  var others: [FormerValue] = []
  for other in values.reversed() { others.append(FormerValue(other.view, other.property)) }
  restore(values)
  return others
}

/// Animations that the object has started or will start do not end until they are released.
func holdAnimations(of owner: AnyObject) {
  heldOwner = owner
}

/// The animations may end now. When they run backwards, what they changed has its former value again, and property
/// animators end at their start; an interruptible animator may turn round as often as it likes (INT-12).
func releaseAnimations(of owner: AnyObject, reversed: Bool) {
  if heldOwner !== owner { return }
  moveHeldAnimations()
  heldOwner = nil
  let changes = heldChanges ?? HeldChanges()
  if changes.areUndone != reversed {
    changes.swap()
    for work in mainRunLoop.pending where work.owner === owner {
      if let animator = work.source as? UIViewPropertyAnimator { animator.isReversed = reversed }
    }
  }
  heldChanges = vendsInterruptible(owner) ? changes : nil
}

/// What is held is scrubbed, or goes on.
func moveHeldAnimations() {
  for work in mainRunLoop.pending where isHeld(work) { (work.source as? UIViewPropertyAnimator)?.hasMoved = true }
}

/// Whether the animator vends an object that can be paused and turned round.
func vendsInterruptible(_ animator: AnyObject?) -> Bool {
  // F-15: by version.
  iOSVersion >= 10 && listens(animator, "interruptibleAnimator(using:)")
}

func animationsAreHeld(of owner: AnyObject?) -> Bool { owner != nil && heldOwner === owner }

func isHeld(_ work: PendingWork) -> Bool { work.kind == .animation && animationsAreHeld(of: work.owner) }

/// Remembers what an animation changed if its object's animations are held, or may be held later.
func keepForReversal(_ changes: [FormerValue], of owner: AnyObject?) {
  if changes.isEmpty || !(animationsAreHeld(of: owner) || vendsInterruptible(owner)) { return }
  let record = heldChanges ?? HeldChanges()
  record.values += changes
  heldChanges = record
}

/// Whether an animation that the object has started has not ended yet, held ones included.
func hasRunningAnimation(of owner: AnyObject) -> Bool {
  mainRunLoop.pending.contains { $0.kind == .animation && $0.owner === owner }
}

/// What the object animates disappears with its window: nothing of it is heard any more.
func forgetAnimations(of owner: AnyObject) {
  if heldOwner === owner { heldOwner = nil }
  for work in mainRunLoop.pending where work.kind == .animation && work.owner === owner { mainRunLoop.remove(work) }
}

/// BG-01: the app goes to the background; every running animation is removed and its completion called at once, with
/// `finished` false. `applicationIsInBackground` must be set already.
func endAllAnimations() {
  heldOwner = nil
  heldChanges = nil
  let running = mainRunLoop.pending.filter { $0.kind == .animation }
  // Which of two is told first is not known; of those that are over now the one that was about to be.
  for work in running.filter({ $0.longerThan == nil }) + running.filter({ $0.longerThan != nil }) {
    // A completion may have stopped others.
    if !mainRunLoop.pending.contains(where: { $0 === work }) { continue }
    mainRunLoop.remove(work)
    mainRunLoop.run(work)
  }
}
