// expect: holds
import UIKit

/// Tells its child of its appearance by itself, also where the child is replaced while the
/// container is on the screen.
final class FrameViewController: UIViewController {
  var content: UIViewController? {
    didSet {
      if let oldValue { takeOut(oldValue) }
      if let content { put(content) }
    }
  }

  private var isShown = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    content?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content?.endAppearanceTransition()
    isShown = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content?.beginAppearanceTransition(false, animated: animated)
    isShown = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content?.endAppearanceTransition()
  }

  private func takeOut(_ child: UIViewController) {
    child.willMove(toParent: nil)
    if isShown { child.beginAppearanceTransition(false, animated: false) }
    child.view.removeFromSuperview()
    if isShown { child.endAppearanceTransition() }
    child.removeFromParent()
  }

  private func put(_ child: UIViewController) {
    addChild(child)
    if isShown { child.beginAppearanceTransition(true, animated: false) }
    view.addSubview(child.view)
    if isShown { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }
}
