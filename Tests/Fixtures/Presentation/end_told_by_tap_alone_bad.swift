import UIKit

/// A card that tells the client of its end, as long as it is closed by a tap beside it.
final class CardPresentation: UIPresentationController {
  var onEnd: (() -> Void)?
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    containerView?.addSubview(shade)
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapBeside)))
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {  // expect: TV1102
    if completed { shade.removeFromSuperview() }
  }

  @objc private func tapBeside() {
    if presentedViewController.isBeingDismissed { return }
    presentedViewController.dismiss(animated: true, completion: onEnd)
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let onEnd: (() -> Void)?

  init(onEnd: (() -> Void)?) { self.onEnd = onEnd }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = CardPresentation(presentedViewController: presented, presenting: presenting)
    presentation.onEnd = onEnd
    return presentation
  }
}

private var keptDelegate: UInt8 = 0

extension UIViewController {
  func presentCard(_ controller: UIViewController, dismissCompletion: (() -> Void)? = nil) {
    let delegate = CardDelegate(onEnd: dismissCompletion)
    objc_setAssociatedObject(controller, &keptDelegate, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    controller.transitioningDelegate = delegate
    controller.modalPresentationStyle = .custom
    present(controller, animated: true)
  }
}
