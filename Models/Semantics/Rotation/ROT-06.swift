import UIKit

// ROT-06: a presenter whose view has left the window is not resized; it comes back in its old size unless the animator
// gives it its final frame.
// [F50=0] only: test.off-screen < B.viewWillTransition < A.comes back in its old size
// [F50=0] only: test.off-screen < B.viewWillTransition < A.comes back in its new size
// never: A.viewWillTransition

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var honoursFinalFrame = false

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      if honoursFinalFrame { view.frame = context.finalFrame(for: controller) }
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      if let view = context.view(forKey: .to), view === keyWindow?.rootViewController?.viewIfLoaded {
        record("A", view.frame.shape == .outdated ? "comes back in its old size" : "comes back in its new size")
      }
      context.completeTransition(true)
    }
  }
}

private final class OffScreen: Script {
  let a = TurningController("A")
  let b = TurningController("B")
  let delegate = TurningDelegate()
  let fade = Fade()

  override func setUp() {
    showRoot(a)
    delegate.animator = fade
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
  }

  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    switch line {
    case 0: a.present(b, animated: true)
    case 1:
      record("test", "off-screen")
      changeSize(.resize)
    default:
      fade.honoursFinalFrame = mayHappen("the animator honours the final frame")
      a.dismiss(animated: true)
    }
  }
}
