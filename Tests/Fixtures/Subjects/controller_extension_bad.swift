import UIKit

extension UIViewController {
  /// What a library offers to every controller.
  public func presentAsCard(_ card: UIViewController, completion: (() -> Void)? = nil) {
    let delegate = CardDelegate()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate  // expect: TV901
    present(card, animated: true, completion: completion)
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {}
