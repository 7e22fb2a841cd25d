import UIKit

/// Photos in a grid; a tap opens one of them large.
private final class PhotoGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard transitionCoordinator == nil, navigationController?.topViewController === self else { return }
    let large = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    navigationController?.pushViewController(large, animated: true)
    large.useLayoutToLayoutNavigationTransitions = true  // expect: TV703
  }
}

private final class PhotoScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { PhotoGrid(collectionViewLayout: UICollectionViewFlowLayout()) }
  override func makePushed() -> UIViewController { UIViewController() }
}
