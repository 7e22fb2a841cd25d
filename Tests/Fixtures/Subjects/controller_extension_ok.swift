// expect: holds
import UIKit

extension UIViewController {
  /// What a library offers to every controller.
  public func presentAsCard(_ card: UIViewController, completion: (() -> Void)? = nil) {
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = CardDelegate.shared
    present(card, animated: true, completion: completion)
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = CardDelegate()
}
