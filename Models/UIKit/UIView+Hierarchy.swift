// Adding, ordering and removing views.

extension UIView {
  func addSubview(_ view: UIView) {
    place(view, in: self, at: subviews.count)
  }

  func insertSubview(_ view: UIView, at index: Int) {
    place(view, in: self, at: isUnknown(index) ? subviews.count : index)
  }

  func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, in: self, at: (index(of: sibling, in: self, without: view) ?? subviews.count) + 1)
  }

  func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, in: self, at: index(of: sibling, in: self, without: view) ?? subviews.count)
  }

  func bringSubviewToFront(_ view: UIView) {
    if isTracked(view) && view.superview === self { place(view, in: self, at: subviews.count) }
  }

  func sendSubviewToBack(_ view: UIView) {
    if isTracked(view) && view.superview === self { place(view, in: self, at: 0) }
  }

  func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard var children = childViews else { return }
    if isUnknown(first) || isUnknown(second) { return }
    if first >= children.count || second >= children.count { return }
    hierarchyWillChange(children[first], to: self)
    children.swapAt(first, second)
    childViews = children
  }

  func removeFromSuperview() {
    guard let parent = superview else { return }
    hierarchyWillChange(self, to: nil)
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { announceWindow(to: self, nil) }
    parent.willRemoveSubview(self)
    take(self, outOf: parent)
    superview = nil
    addedBy = nil
    addedAt = nil
    noteMove(of: self)
    didMoveToSuperview()
    if hadWindow { windowDidChange(of: self, from: true) }
  }

  func isDescendant(of view: UIView) -> Bool {
    if self === view { return true }
    guard let parent = superview else { return false }
    return parent.isDescendant(of: view)
  }
}

/// Where a view stands among its siblings once `moved` has been taken out.
private func index(of sibling: UIView, in parent: UIView, without moved: UIView) -> Int? {
  parent.subviews.filter { $0 !== moved }.firstIndex { $0 === sibling }
}

/// Makes the view the child with the number `index`, counted without the view itself; beyond the end: the last.
private func place(_ view: UIView, in parent: UIView, at index: Int) {
  // Perhaps that is the view that the transition shows (TV301).
  if isUnknown(view) { viewEscaped(parent) }
  if !isTracked(view) || view === parent { return }
  hierarchyWillChange(view, to: parent)
  let former = view.superview
  let isMove = former !== parent
  let owner = isGivenAway(view, to: parent) ? nil : currentOwner
  let hadWindow = view.window != nil
  let newWindow = parent.window
  let changesWindow = hadWindow != (newWindow != nil)
  if isMove {
    view.willMove(toSuperview: parent)
    if changesWindow { announceWindow(to: view, newWindow) }
    former?.willRemoveSubview(view)
  }
  if let former = former { take(view, outOf: former) }
  var children = parent.childViews ?? []
  children.insert(view, at: index < children.count ? index : children.count)
  parent.childViews = children
  view.superview = parent
  if !isMove { return }
  view.addedBy = owner
  view.addedAt = owner == nil ? nil : here()
  noteMove(of: view)
  parent.didAddSubview(view)
  view.didMoveToSuperview()
  if changesWindow { windowDidChange(of: view, from: hadWindow) }
}

private func take(_ view: UIView, outOf parent: UIView) {
  let others = parent.subviews.filter { $0 !== view }
  parent.childViews = others.isEmpty ? nil : others
}

/// `willMove(toWindow:)`, from the top down.
private func announceWindow(to view: UIView, _ window: UIWindow?) {
  view.willMove(toWindow: window)
  for subview in view.subviews { announceWindow(to: subview, window) }
}

private func windowDidChange(of view: UIView, from hadWindow: Bool) {
  tellWindow(to: view)
  if hadWindow { viewDidLeaveWindow(view) } else { viewDidEnterWindow(view) }
}

/// `didMoveToWindow()`, from the top down.
private func tellWindow(to view: UIView) {
  view.didMoveToWindow()
  for subview in view.subviews { tellWindow(to: subview) }
}
