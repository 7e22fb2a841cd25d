// LAY-01: pushes and pops between controllers of collection views as a layout change of one shared collection view.

extension NavigationTransition {
  /// The controller above, which asks for the shared view, and the one below; nil for any other push or pop.
  private var sharing: (above: UICollectionViewController, below: UICollectionViewController)? {
    let upper = operation == .pop ? from : to
    let lower = operation == .pop ? to : from
    guard let above = upper as? UICollectionViewController, let below = lower as? UICollectionViewController else {
      return nil
    }
    return above.isLayoutToLayout ? (above: above, below: below) : nil
  }

  /// UIKit's own animation starts: the view moves to the controller that comes, its layout is on the way.
  func beginLayoutChange() {
    guard let pair = sharing else { return }
    let next = operation == .pop ? pair.below : pair.above
    let former = operation == .pop ? pair.above : pair.below
    guard let list = former.collectionView else { return }
    if operation != .pop && pair.above.assignedCollectionView !== list {
      pair.above.assignedCollectionView?.removeFromSuperview()
      pair.above.assignedCollectionView = list
    }
    next.view.addSubview(list)
    // LAY-02: what the user's finger moves is the progress of the transition layout.
    list.layoutChange = LayoutChange(list.transitionLayout(from: former.ownLayout, to: next.ownLayout), nil)
  }

  /// The transition ends: the layout has changed, or the view goes back.
  func endLayoutChange(_ isCommitted: Bool) {
    guard let pair = sharing, let list = pair.above.assignedCollectionView, list.layoutChange != nil else { return }
    list.layoutChange = nil
    let isAbove = (operation != .pop) == isCommitted
    let shown = isAbove ? pair.above : pair.below
    list.assignedLayout = shown.ownLayout
    if !isCommitted { shown.view.addSubview(list) }
    if !isAbove { pair.above.assignedCollectionView = nil }
  }
}
