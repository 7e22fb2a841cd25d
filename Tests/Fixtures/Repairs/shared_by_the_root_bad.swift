import UIKit

/// Albums in a grid that shares its view; the first one has nobody to share with.
private final class AlbumGrid: UICollectionViewController {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    self.useLayoutToLayoutNavigationTransitions = true  // expect: TV703
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard depth == 0, transitionCoordinator == nil, navigationController?.topViewController === self else { return }
    let album = AlbumGrid(depth: 1)
    navigationController?.pushViewController(album, animated: true)
  }
}

private final class AlbumScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { AlbumGrid(depth: 0) }
  override func makePushed() -> UIViewController { UIViewController() }
}
