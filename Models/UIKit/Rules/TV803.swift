// TV803 alongside-queued

/// A block came too late, and `animate(alongsideTransition:)` answers false.
func noteRefusal(of block: CoordinatorBlock, _ transition: Transition) {
  let registrations = transition.openRegistrations
  registrations.refused = appending(block, to: registrations.refused, atMost: 1)
}

/// The step that ended the transition is over: what a refused block would have done must have been done otherwise. Then
/// running it now would change nothing.
func judgeRefusals(_ transition: Transition) {
  guard transition.committed, let refused = transition.registrations?.refused else { return }
  for block in refused {
    let isDone = wouldHold {
      let before = worldOf(transition, block)
      block.run(TransitionCoordinator(transition))
      return !differ(before, worldOf(transition, block))
    }
    check(
      isDone ?? true, .TV803, "the alongside block came too late and never ran, and nothing else did its work",
      at: block.registeredAt)
  }
}

/// What a block can change: the values of those who take part, and the views on the screen.
private func worldOf(_ transition: Transition, _ block: CoordinatorBlock) -> [[Any?]] {
  var world = participants(of: transition).map { ownValues(of: $0) }
  if let owner = block.owner { world.append(ownValues(of: owner)) }
  if let window = keyWindow { world.append(appearance(of: window)) }
  return world
}

private func appearance(of view: UIView) -> [Any?] {
  var values: [Any?] = [view, view.isHidden, view.alpha]
  for subview in view.subviews { values += appearance(of: subview) }
  return values
}
