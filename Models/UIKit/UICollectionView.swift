import Foundation

class UICollectionView: UIScrollView {
  weak var dataSource: UICollectionViewDataSource?

  init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var collectionViewLayout: UICollectionViewLayout {
    get { unknown() }
    set {}
  }
  var indexPathsForSelectedItems: [IndexPath]? { unknown() }
  var visibleCells: [UICollectionViewCell] { unknown() }

  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
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

class UICollectionViewLayout: NSObject {}
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
}

extension UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
