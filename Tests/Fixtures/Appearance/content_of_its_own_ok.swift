// expect: holds
import UIKit

// The container alone sets its content, before it is shown: that nobody tells a later one of its appearance does no harm.
final class FrameViewController: UIViewController {
  private(set) var content: UIViewController? {
    didSet {
      if let old = oldValue {
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      guard let content = content else { return }
      addChild(content)
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content = UIViewController()
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
