// TV308 animate-in-container

/// Only while an animator runs: what it has added, and where that was written.
final class AddedView {
  let view: UIView
  let site: Site?

  init(_ view: UIView, _ site: Site?) {
    self.view = view
    self.site = site
  }
}

private var addedViews: [AddedView]?

/// An animator or interaction controller is about to add a view. What `animateTransition` puts together is judged when it
/// has returned: a later statement may have taken the view, or what holds it, into the container.
func judgePlace(_ transition: Transition, _ view: UIView, in parent: UIView?) {
  if parent != nil, let others = addedViews {
    addedViews = others.filter { $0.view !== view } + [AddedView(view, here())]
  } else {
    judgePlace(transition, view, in: parent, at: here())
  }
}

/// Runs `animateTransition`.
func judgingPlaces(_ transition: Transition, _ body: () -> Void) {
  addedViews = []
  body()
  judgeAddedViews(transition)
  addedViews = nil
}

/// The animator has returned, or completes the transition at once.
func judgeAddedViews(_ transition: Transition) {
  guard let added = addedViews else { return }
  addedViews = []
  for one in added { judgePlace(transition, one.view, in: one.view.superview, at: one.site) }
}

/// What is in no window yet may be composed freely, and a view may go back to where the transition found it.
private func judgePlace(_ transition: Transition, _ view: UIView, in parent: UIView?, at site: Site?) {
  guard let superview = parent, superview.window != nil, let container = transition.container else { return }
  check(
    superview.isDescendant(of: container) || wasInside(view, superview, transition), .TV308,
    "a view is added outside the container view of the transition", at: site, about: view)
}

private func wasInside(_ view: UIView, _ superview: UIView, _ transition: Transition) -> Bool {
  transition.before.contains { record in
    record.first === superview && record.dropFirst().contains { $0 === view }
  }
}
