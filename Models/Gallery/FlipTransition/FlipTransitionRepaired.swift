import UIKit

// expect: holds

private let quarterTurn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

/// Turns a card over into the screen that it opens. Without a snapshot a blank card turns.
private final class FlipPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var card: UIView?

  init(card: UIView) {
    self.card = card
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arrivingView = context.view(forKey: .to)
    let leavingView = context.view(forKey: .from)
    let end = container.bounds
    let picture = arrivingView?.snapshotView(afterScreenUpdates: true) ?? UIView()
    picture.frame = card?.convert(card?.bounds ?? .zero, to: container) ?? end
    picture.layer.masksToBounds = true
    if let arrivingView {
      arrivingView.isHidden = true
      container.addSubview(arrivingView)
    }
    container.addSubview(picture)
    picture.layer.transform = quarterTurn

    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
        leavingView?.layer.transform = quarterTurn
      }
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
        picture.layer.transform = CATransform3DIdentity
      }
      UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
        picture.frame = end
      }
    } completion: { _ in
      picture.removeFromSuperview()
      arrivingView?.isHidden = false
      leavingView?.layer.transform = CATransform3DIdentity
      if context.transitionWasCancelled { arrivingView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Turns the screen back into its card. The presenter's view takes part only if the context vends it.
private final class FlipDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var card: UIView?

  init(card: UIView) {
    self.card = card
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arrivingView = context.view(forKey: .to)
    let leavingView = context.view(forKey: .from)
    let picture = leavingView?.snapshotView(afterScreenUpdates: false) ?? UIView()
    picture.frame = container.bounds
    if let arrivingView {
      arrivingView.frame = container.bounds
      arrivingView.layer.transform = quarterTurn
      container.insertSubview(arrivingView, at: 0)
    }
    container.addSubview(picture)
    leavingView?.isHidden = true
    let destination = card?.convert(card?.bounds ?? .zero, to: container) ?? container.bounds

    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
        picture.frame = destination
      }
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
        picture.layer.transform = quarterTurn
      }
      UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
        arrivingView?.layer.transform = CATransform3DIdentity
      }
    } completion: { _ in
      picture.removeFromSuperview()
      leavingView?.isHidden = false
      arrivingView?.layer.transform = CATransform3DIdentity
      if context.transitionWasCancelled { arrivingView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Shows a card; a tap turns it over.
private final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("turnOver")))
  }

  func turnOver() {
    guard presentedViewController == nil, view.window != nil else { return }
    let reveal = RevealController()
    reveal.modalPresentationStyle = .fullScreen
    reveal.transitioningDelegate = self
    present(reveal, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FlipPresentAnimator(card: card)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard dismissed is RevealController else { return nil }
    return FlipDismissAnimator(card: card)
  }
}

/// The other side of the card; a tap turns it back.
private final class RevealController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("turnBack")))
  }

  func turnBack() {
    if presentedViewController == nil, !isBeingDismissed { dismiss(animated: true) }
  }
}

/// The card and its other side, also driven by a swipe.
private final class FlipScenario: ModalScenario {
  override var drivesInteractively: Bool { true }

  override func makePresenter() -> UIViewController { CardController() }

  override func makePresented(by presenter: UIViewController) -> UIViewController {
    let reveal = RevealController()
    reveal.modalPresentationStyle = .fullScreen
    reveal.transitioningDelegate = presenter as? CardController
    return reveal
  }
}
