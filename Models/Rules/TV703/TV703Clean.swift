import UIKit

// expect: holds

/// Photos in a grid; a tap opens one of them large.
private final class PhotoGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard transitionCoordinator == nil, navigationController?.topViewController === self else { return }
    let large = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    large.useLayoutToLayoutNavigationTransitions = true
    navigationController?.pushViewController(large, animated: true)
  }
}

private final class PhotoScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { PhotoGrid(collectionViewLayout: UICollectionViewFlowLayout()) }
  override func makePushed() -> UIViewController { UIViewController() }
}
