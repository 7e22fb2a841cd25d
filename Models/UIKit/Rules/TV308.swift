// TV308 animate-in-container

/// An animator or interaction controller is about to add a view. What is in no window yet may be composed freely, and
/// a view may go back to where the transition found it.
func judgePlace(_ transition: Transition, _ view: UIView, in parent: UIView?) {
  guard let superview = parent, superview.window != nil, let container = transition.container else { return }
  check(
    superview.isDescendant(of: container) || wasInside(view, superview, transition), .TV308,
    "a view is added outside the container view of the transition", at: here(), about: view)
}

private func wasInside(_ view: UIView, _ superview: UIView, _ transition: Transition) -> Bool {
  transition.before.contains { record in
    record.first === superview && record.dropFirst().contains { $0 === view }
  }
}
