import UIKit

// expect: holds

/// Shows how far it has been pulled.
private final class PullController: UIViewController {
  private var fade: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pull(_:)")))
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let view = view
      fade = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 0.5 }
      fade?.pauseAnimation()
    case .changed:
      fade?.fractionComplete = pan.translation(in: view).y / view.bounds.height
    case .ended, .cancelled, .failed:
      fade?.stopAnimation(true)
      fade = nil
      view.alpha = 1
    default:
      break
    }
  }
}

private final class PullScenario: ModalScenario {
  override func makePresenter() -> UIViewController { PullController() }
  override var rotates: Bool { false }
}
