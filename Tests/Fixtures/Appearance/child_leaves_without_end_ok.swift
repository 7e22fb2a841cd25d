// expect: holds
import UIKit

/// The end may come when the child has left.
final class SwapViewController: UIViewController {
  private var shown: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(swap), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func swap() {
    if let old = shown {
      old.willMove(toParent: nil)
      old.beginAppearanceTransition(false, animated: false)
      old.view.removeFromSuperview()
      old.removeFromParent()
      old.endAppearanceTransition()
    }
    let next = UIViewController()
    addChild(next)
    next.beginAppearanceTransition(true, animated: false)
    view.addSubview(next.view)
    next.endAppearanceTransition()
    next.didMove(toParent: self)
    shown = next
  }
}
