// expect: holds
import CardKit
import UIKit

// What is presented comes from a module that nobody defines, and so do the root of a stack, the tabs and the window's root:
// they are plain controllers to the machine, which asks none of them who presents it.
final class ShopViewController: UIViewController {
  @IBAction func checkoutTapped(_ sender: Any) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil, transitionCoordinator == nil else { return }
    let checkout = CardKit.makeCheckout(amount: 12)
    present(checkout, animated: true)
  }

  @IBAction func termsTapped(_ sender: Any) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil, transitionCoordinator == nil else { return }
    let stack = UINavigationController(rootViewController: CardKit.makeTerms())
    stack.pushViewController(CardKit.makeDetails(), animated: false)
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
}
