import UIKit

/// Tells its child of its appearance by itself, but not when the child is replaced while the container is on the screen.
final class FrameViewController: UIViewController {  // expect: TV501
  var content: UIViewController? {
    didSet {
      oldValue?.willMove(toParent: nil)
      oldValue?.view.removeFromSuperview()
      oldValue?.removeFromParent()
      guard let content else { return }
      addChild(content)
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    content?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content?.endAppearanceTransition()
  }
}
