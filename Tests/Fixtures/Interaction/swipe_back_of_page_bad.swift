import UIKit

/// Says by the recogniser's delegate where the swipe may begin.
final class Navigator: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && transitionCoordinator == nil
  }
}

/// Takes that away.
final class DetailPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.interactivePopGestureRecognizer?.delegate = nil  // expect: TV1204
  }
}
