import Foundation

/// Lies between two layouts, as far as its progress says.
class UICollectionViewTransitionLayout: UICollectionViewLayout {
  let currentLayout: UICollectionViewLayout
  let nextLayout: UICollectionViewLayout

  init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  // No rule and no callback depends on how far it is.
  var transitionProgress: CGFloat {
    get { unknown() }
    set {}
  }
  func updateValue(_ value: CGFloat, forAnimatedKey key: String) {}
  func value(forAnimatedKey key: String) -> CGFloat { unknown() }
}

/// A collection view on the way from one layout to another.
final class LayoutChange {
  let layout: UICollectionViewTransitionLayout
  var completion: ((Bool, Bool) -> Void)?
  /// The outcome is known; the animation plays to its end.
  var isDecided = false

  init(_ layout: UICollectionViewTransitionLayout, _ completion: ((Bool, Bool) -> Void)?) {
    self.layout = layout
    self.completion = completion
  }
}

extension UICollectionView {
  func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    assignedLayout = layout
    if animated { UIView.animate(withDuration: 0.3, animations: {}, completion: completion) } else { completion?(true) }
  }

  /// The app moves the layout by its `transitionProgress` until it says finish or cancel. The completion gets whether the
  /// animation ended, and whether the new layout is there.
  @discardableResult
  func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let former: UICollectionViewLayout = assignedLayout ?? unknown()
    let between = transitionLayout(from: former, to: layout)
    layoutChange = LayoutChange(between, completion)
    return between
  }

  func finishInteractiveTransition() { endLayoutChange(true) }

  func cancelInteractiveTransition() { endLayoutChange(false) }

  /// The delegate may bring a subclass.
  func transitionLayout(
    from former: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let standard = UICollectionViewTransitionLayout(currentLayout: former, nextLayout: next)
    guard let owner = delegate as? UICollectionViewDelegate else { return standard }
    if !listens(owner, "collectionView(_:transitionLayoutForOldLayout:newLayout:)") { return standard }
    let answer = owner.collectionView(self, transitionLayoutForOldLayout: former, newLayout: next)
    return isUnknown(answer) ? standard : answer
  }

  private func endLayoutChange(_ isFinished: Bool) {
    guard let change = layoutChange, !change.isDecided else { return }
    change.isDecided = true
    UIView.animate(withDuration: 0.3, animations: {}) { hasEnded in
      self.layoutChange = nil
      if isFinished { self.assignedLayout = change.layout.nextLayout }
      change.completion?(hasEnded, isFinished)
    }
  }
}
