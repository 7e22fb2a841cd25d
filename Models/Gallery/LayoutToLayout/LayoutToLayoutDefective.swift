import UIKit

/// Photos, in a layout that each controller brings along: a grid, a row, a single one. A tap goes one step further.
private final class PhotosController: UICollectionViewController {
  private let step: Int
  private var isDimmed = false

  init(step: Int) {
    self.step = step
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    useLayoutToLayoutNavigationTransitions = true  // expect: TV703
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {  // expect: TV505
    super.viewWillDisappear(animated)
    isDimmed = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isDimmed = false
  }

  /// The delegate of the shared view is the root of the stack, whoever is on top.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (navigationController?.topViewController as? PhotosController)?.goOn()
  }

  func goOn() {
    guard step < 2 else { return }
    navigationController?.pushViewController(PhotosController(step: step + 1), animated: true)  // expect: TV701
  }
}

private final class PhotosScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { PhotosController(step: 0) }
  override func makePushed() -> UIViewController { PhotosController(step: 1) }
  override func push(animated: Bool) { (navigation.topViewController as? PhotosController)?.goOn() }
  override var pushesWithoutAnimation: Bool { false }
}
