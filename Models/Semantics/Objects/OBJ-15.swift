import UIKit

// OBJ-15: the context offers a view only if the animator may touch it: the presenter's when it is removed or comes back.
// only: full screen.from offered < full screen.to offered < full screen.from offered < full screen.to offered < custom.from not offered < custom.to offered < custom.from offered < custom.to not offered

private final class Views: ReferenceAnimator {
  var style = "full screen"

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(style, transitionContext.view(forKey: .from) == nil ? "from not offered" : "from offered")
    record(style, transitionContext.view(forKey: .to) == nil ? "to not offered" : "to offered")
    super.animateTransition(using: transitionContext)
  }
}

private final class OfferedViews: Script {
  let a = UIViewController()
  let delegate = TurningDelegate()
  let views = Views()

  override func setUp() {
    showRoot(a)
    delegate.animator = views
  }

  override var lines: Int { 4 }

  override func perform(_ line: Int) {
    if line % 2 == 1 {
      a.dismiss(animated: true)
      return
    }
    let b = UIViewController()
    b.modalPresentationStyle = line == 0 ? .fullScreen : .custom
    views.style = line == 0 ? "full screen" : "custom"
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
  }
}
