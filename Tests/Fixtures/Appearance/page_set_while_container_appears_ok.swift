// expect: holds
import UIKit

// A page that is shown while the container appears is told at once; the end of the container's appearance tells the one
// that was there at its beginning.
final class StageViewController: UIViewController {
  private var page: UIViewController?
  /// The page that has been told of the container's own appearance, and not yet of its end.
  private var told: UIViewController?

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
    if told === page { told = nil }
    page = next
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page?.beginAppearanceTransition(true, animated: animated)
    told = page
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told?.endAppearanceTransition()
    told = nil
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    page?.beginAppearanceTransition(false, animated: animated)
    told = page
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    told?.endAppearanceTransition()
    told = nil
  }
}
