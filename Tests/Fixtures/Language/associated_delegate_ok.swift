// expect: holds
// An extension keeps the transitioning delegate beside the controller: it lives as long as the controller does.
import UIKit

private enum Keys { static var transition: UInt8 = 0 }

extension UIViewController {
  var keptTransition: CardDelegate? {
    get { objc_getAssociatedObject(self, &Keys.transition) as? CardDelegate }
    set { objc_setAssociatedObject(self, &Keys.transition, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {}

class ListViewController: UIViewController {
  func showCard() {
    let card = UIViewController()
    let delegate = CardDelegate()
    card.keptTransition = delegate
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    present(card, animated: true)
  }
}
