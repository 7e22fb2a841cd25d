import UIKit

// expect: holds

/// Photos, in a layout that each controller brings along: a grid, a row, a single one. A tap goes one step further.
private final class PhotosController: UICollectionViewController {
  private let step: Int
  private var isDimmed = false

  init(step: Int) {
    self.step = step
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    useLayoutToLayoutNavigationTransitions = step > 0
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isDimmed = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isDimmed = false
  }

  /// The delegate of the shared view is the root of the stack, whoever is on top.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (navigationController?.topViewController as? PhotosController)?.goOn()
  }

  func goOn() {
    guard step < 2, transitionCoordinator == nil, navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(PhotosController(step: step + 1), animated: true)
  }
}

private final class PhotosScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { PhotosController(step: 0) }
  override func makePushed() -> UIViewController { PhotosController(step: 1) }
  override func push(animated: Bool) { (navigation.topViewController as? PhotosController)?.goOn() }
  override var pushesWithoutAnimation: Bool { false }
}
