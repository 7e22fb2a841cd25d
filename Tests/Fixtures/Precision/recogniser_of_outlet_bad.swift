import UIKit

/// Nobody adds the recogniser to a view.
class CardScreen: UIViewController {
  let pan = UIPanGestureRecognizer()

  @objc func open(_ sender: Any) {
    let card = UIViewController()
    card.view.tag = pan.view!.tag  // expect: possible TV1205
    present(card, animated: true)
  }
}
