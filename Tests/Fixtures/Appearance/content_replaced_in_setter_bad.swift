import UIKit

// A container that tells its content of every appearance itself, but not when the content is replaced while it is shown.
final class FrameViewController: UIViewController {
  var content: UIViewController? {
    didSet {
      if let old = oldValue {
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      guard let content = content else { return }
      addChild(content)
      view.addSubview(content.view)  // expect: TV501
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
    content?.endAppearanceTransition()  // expect: TV502
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content?.beginAppearanceTransition(false, animated: animated)  // expect: likely TV502
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content?.endAppearanceTransition()  // expect: TV502
  }
}
