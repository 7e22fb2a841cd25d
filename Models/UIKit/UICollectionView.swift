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

  /// Whether the data source surely says that there are no items.
  private var isEmpty: Bool {
    guard let source = dataSource, listens(source, "collectionView(_:numberOfItemsInSection:)") else { return false }
    let isEmpty = wouldHold {
      let count = listens(source, "numberOfSections(in:)") ? source.numberOfSections(in: self) : 1
      if isUnknown(count) { return false }
      for section in 0..<count {
        let items = source.collectionView(self, numberOfItemsInSection: section)
        if isUnknown(items) || items > 0 { return false }
      }
      return true
    }
    return isEmpty == true
  }

  /// The user taps some item.
  func selectSome() {
    assume(!isEmpty)
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
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
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
