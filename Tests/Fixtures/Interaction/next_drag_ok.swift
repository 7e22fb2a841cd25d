// expect: holds
import UIKit

/// One driver for both directions; each drag is a new use of it. A tap may come to nothing.
final class DrawerDriver: UIPercentDrivenInteractiveTransition {
  private weak var drawer: UIViewController?
  private var pan: UIPanGestureRecognizer?
  var isPresenting = true

  func attach(to controller: UIViewController) {
    drawer = controller
    let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
    controller.view.addGestureRecognizer(pan)
    self.pan = pan
  }

  override var wantsInteractiveStart: Bool {
    get { !isPresenting && pan?.state == .began }
    set {}
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pause()
      if percentComplete == 0 { drawer?.dismiss(animated: true) }
    case .changed:
      update(pan.translation(in: nil).y / 300)
    case .ended:
      if pan.velocity(in: nil).y > 0 { finish() } else { cancel() }
    case .cancelled, .failed:
      cancel()
    default:
      break
    }
  }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let driver = DrawerDriver()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    driver.attach(to: presented)
    return DrawerPresentation(driver: driver, presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isPresenting: false)
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    driver
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    driver
  }
}

final class DrawerPresentation: UIPresentationController {
  private let driver: DrawerDriver

  init(driver: DrawerDriver, presentedViewController: UIViewController, presenting: UIViewController?) {
    self.driver = driver
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { driver.isPresenting = false }
  }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let drawer = context.viewController(forKey: isPresenting ? .to : .from), let view = drawer.view else {
      return context.completeTransition(false)
    }
    if isPresenting {
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      view.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Drawer: UIViewController {
  private let drawerDelegate = DrawerDelegate()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = drawerDelegate
  }

  required init?(coder: NSCoder) { nil }
}

final class DrawerHost: UIViewController {
  func openItem() {
    guard let item = Loader.shared.item else { return }
    open(titled: item)
  }

  func openHelp() {
    open(titled: "Help")
  }

  private func open(titled title: String) {
    let drawer = Drawer()
    drawer.title = title
    present(drawer, animated: true)
  }
}
