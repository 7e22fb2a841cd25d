import UIKit

// A page that is shown while the container appears is told at once; the end of the container's appearance tells it again.
final class StageViewController: UIViewController {
  private var page: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func show(_ next: UIViewController) {
    let isShown = isViewLoaded && view.window != nil
    if let former = page {
      former.willMove(toParent: nil)
      if isShown { former.beginAppearanceTransition(false, animated: false) }
      former.view.removeFromSuperview()
      if isShown { former.endAppearanceTransition() }
      former.removeFromParent()
    }
    addChild(next)
    if isShown { next.beginAppearanceTransition(true, animated: false) }
    view.addSubview(next.view)
    if isShown { next.endAppearanceTransition() }
    next.didMove(toParent: self)
    page = next
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    page?.endAppearanceTransition()  // expect: TV502
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    page?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    page?.endAppearanceTransition()  // expect: TV502
  }
}
