import Foundation

class UICollectionView: UIScrollView {
  weak var dataSource: UICollectionViewDataSource?
  /// Nil: nobody knows.
  var assignedLayout: UICollectionViewLayout?
  /// While one layout changes into another.
  var layoutChange: LayoutChange?

  init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    assignedLayout = layout
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var collectionViewLayout: UICollectionViewLayout {
    get { layoutChange?.layout ?? assignedLayout ?? unknown() }
    set { assignedLayout = newValue }
  }
  var indexPathsForSelectedItems: [IndexPath]? { unknown() }
  var visibleCells: [UICollectionViewCell] { unknown() }

  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    unknown()
  }

  func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { unknown() }
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { unknown() }
  func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  func reloadData() {}

  /// The user taps some item.
  func selectSome() {
    if let delegate = delegate as? UICollectionViewDelegate {
      delegate.collectionView(self, didSelectItemAt: unknown())
    }
  }
}

class UICollectionViewCell: UIView {
  lazy var contentView: UIView = insideView(of: self)
}

class UICollectionViewLayout: NSObject {
  func invalidateLayout() {}
}
class UICollectionViewFlowLayout: UICollectionViewLayout {
  var itemSize: CGSize {
    get { unknown() }
    set {}
  }
}

class UICollectionViewLayoutAttributes: NSObject {
  var frame: CGRect {
    get { geometry() }
    set {}
  }
}

protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}

extension UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}
