import UIKit

// expect: holds
/// The mocks of the tests are nobody's delegates.
final class FerryDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}
