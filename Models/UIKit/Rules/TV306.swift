// TV306 rollback-hierarchy

/// An object of the transition is about to change the subviews of a view: keeps what was there. The container of a
/// presentation is UIKit's own, and chrome has its own rules.
func keepSubviews(_ transition: Transition, of parent: UIView?) {
  guard let view = parent, let lasting = transition.lastingSubviews(of: view) else { return }
  if transition.before.contains(where: { $0.first === view }) { return }
  transition.before.append([view] + lasting)
}

/// The first view that is not where it was before the transition.
func misplacedView(_ transition: Transition) -> UIView? {
  movedView(transition) ?? strandedView(transition)
}

/// A cancelled dismissal leaves the presenter's view, which was nowhere, in the container.
func strandedView(_ transition: Transition) -> UIView? {
  guard let dismissal = transition as? ModalTransition, !dismissal.presents else { return nil }
  guard let view = dismissal.presenter?.loadedView else { return nil }
  return transition.isAnimatedBy(view.addedBy) && isRecent(view, transition) ? view : nil
}

/// Whether the view is in no place that the transition found it in.
func isRecent(_ view: UIView, _ transition: Transition) -> Bool {
  !transition.before.contains { record in record.dropFirst().contains { $0 === view } }
}

func movedView(_ transition: Transition) -> UIView? {
  for record in transition.before {
    guard let parent = record.first else { continue }
    let former = Array(record.dropFirst())
    let present = parent.subviews.filter { view in former.contains { $0 === view } }
    for (index, view) in former.enumerated() {
      if index >= present.count || present[index] !== view { return view }
    }
  }
  return nil
}

/// TV104: what the transition changed so far has been undone.
func isTreeRestored(_ transition: Transition) -> Bool {
  if misplacedView(transition) != nil { return false }
  guard let container = transition.container else { return true }
  return !container.subviews.contains { transition.isAnimatedBy($0.addedBy) }
}

func judgeRollback(_ transition: Transition) {
  if transition.animator == nil || transition.committed { return }
  let view = misplacedView(transition)
  check(
    view == nil, .TV306, "after the cancelled transition a view is not where it was before",
    at: (view?.superview == nil ? transition.removedAt : view?.addedAt) ?? transition.completedAt, about: view)
}
