// expect: holds
import UIKit

// A container that tells its content of every appearance itself, also when the content is replaced while it is shown.
final class FrameViewController: UIViewController {
  private var isShown = false
  /// It has been told that it comes or goes, and not yet that it has.
  private var told: UIViewController?

  var content: UIViewController? {
    didSet {
      if let old = oldValue {
        old.willMove(toParent: nil)
        if isShown { old.beginAppearanceTransition(false, animated: false) }
        old.view.removeFromSuperview()
        if isShown || told === old { old.endAppearanceTransition() }
        if told === old { told = nil }
        old.removeFromParent()
      }
      guard let content = content else { return }
      addChild(content)
      if isShown { content.beginAppearanceTransition(true, animated: false) }
      view.addSubview(content.view)
      if isShown { content.endAppearanceTransition() }
      content.didMove(toParent: self)
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    tell(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    finishTelling()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    tell(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finishTelling()
  }

  private func tell(_ animated: Bool) {
    content?.beginAppearanceTransition(isShown, animated: animated)
    told = content
  }

  private func finishTelling() {
    told?.endAppearanceTransition()
    told = nil
  }
}
