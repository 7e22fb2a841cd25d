// An extension keeps the transitioning delegate beside the controller, but not strongly: it is gone at once.
import UIKit

private enum Keys { static var transition: UInt8 = 0 }

extension UIViewController {
  var keptTransition: CardDelegate? {
    get { objc_getAssociatedObject(self, &Keys.transition) as? CardDelegate }
    set { objc_setAssociatedObject(self, &Keys.transition, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {}

class ListViewController: UIViewController {
  func showCard() {
    let card = UIViewController()
    let delegate = CardDelegate()
    card.keptTransition = delegate
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate  // expect: TV901
    present(card, animated: true)
  }
}
