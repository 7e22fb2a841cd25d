// Two animations of known lengths: the one that began earlier and lasts no longer has ended when the other one ends
// (developer.apple.com, `CAMediaTiming.duration`; `UIView.animate(withDuration:animations:completion:)`: the completion is
// executed "when the animation sequence ends", which is `duration` seconds after the call and its delay). Those that somebody
// may hold or drive last as long as he likes.

/// An animation is scheduled: `others` have begun in earlier steps.
func noteLength(_ length: Double, of work: PendingWork, behind others: [PendingWork]) {
  if work.kind != .animation || work.source != nil || isDriven(work.owner) { return }
  work.length = length
  let shorter = others.filter { other in other.length != nil && other.length! <= length + sameTime }
  work.longerThan = shorter.isEmpty ? nil : shorter
}

/// It is over, or it stands for another one besides.
func forgetLength(of work: PendingWork, in pending: [PendingWork]) {
  if work.length == nil { return }
  work.length = nil
  work.longerThan = nil
  for other in pending where other.longerThan != nil {
    let rest = other.longerThan!.filter { $0 !== work }
    other.longerThan = rest.isEmpty ? nil : rest
  }
}

/// Whether another one ends first.
func lastsLonger(_ work: PendingWork) -> Bool {
  guard let shorter = work.longerThan else { return false }
  return shorter.contains { !isHeld($0) && !isDriven($0.owner) }
}

/// A percent-driven controller plays animations at its own speed, and may hold them.
private func isDriven(_ owner: AnyObject?) -> Bool {
  owner != nil && activeTransitions.contains { $0.isAnimatedBy(owner) && $0.interactor != nil }
}
