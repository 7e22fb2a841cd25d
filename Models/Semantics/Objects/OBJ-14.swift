import UIKit

// OBJ-14: the final frame is zero for the view that leaves the window, and for no other.
// [F57=0] only: full screen.A zero < full screen.B not zero < full screen.B zero < full screen.A not zero < custom.A not zero < custom.B not zero < custom.B zero < custom.A not zero

private final class Frames: ReferenceAnimator {
  var style = "full screen"
  let a: UIViewController

  init(_ a: UIViewController) { self.a = a }

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    recordFrame(.from, transitionContext)
    recordFrame(.to, transitionContext)
    super.animateTransition(using: transitionContext)
  }

  private func recordFrame(
    _ key: UITransitionContextViewControllerKey, _ context: UIViewControllerContextTransitioning
  ) {
    guard let controller = context.viewController(forKey: key) else { return }
    let isZero = context.finalFrame(for: controller) == .zero
    if controller === a {
      record(style, isZero ? "A zero" : "A not zero")
    } else {
      record(style, isZero ? "B zero" : "B not zero")
    }
  }
}

private final class FinalFrames: Script {
  let a = UIViewController()
  let delegate = TurningDelegate()
  var frames: Frames?

  override func setUp() {
    showRoot(a)
    frames = Frames(a)
    delegate.animator = frames
  }

  override var lines: Int { 4 }

  override func perform(_ line: Int) {
    if line % 2 == 1 {
      a.dismiss(animated: true)
      return
    }
    let b = UIViewController()
    b.modalPresentationStyle = line == 0 ? .fullScreen : .custom
    frames?.style = line == 0 ? "full screen" : "custom"
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
  }
}
