import UIKit

/// A card that moves its content out before it goes: also when only what it presents is closed.
open class CardController: UIViewController {
  let content = UIView()

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    moveOut {
      super.dismiss(animated: false, completion: completion)  // expect: TV603
    }
  }

  private func moveOut(then: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.3, animations: { self.content.alpha = 0 }, completion: { _ in then() })
  }
}
