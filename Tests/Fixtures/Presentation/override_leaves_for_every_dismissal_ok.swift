// expect: holds
import UIKit

/// A card that moves its content out before it goes, and only then.
open class CardController: UIViewController {
  let content = UIView()

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      super.dismiss(animated: flag, completion: completion)
      return
    }
    moveOut { super.dismiss(animated: false, completion: completion) }
  }

  private func moveOut(then: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.3, animations: { self.content.alpha = 0 }, completion: { _ in then() })
  }
}

/// A client.
final class CardClient: UIViewController {
  @IBAction func show(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(CardController(), animated: true)
  }
}
