// expect: holds
import UIKit

/// The recogniser is added to a view of the storyboard, so it has one.
class CardScreen: UIViewController {
  @IBOutlet weak var handle: UIView!
  let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    handle.addGestureRecognizer(pan)
  }

  @objc func open(_ sender: Any) {
    let card = UIViewController()
    card.view.tag = pan.view!.tag
    present(card, animated: true)
  }
}
