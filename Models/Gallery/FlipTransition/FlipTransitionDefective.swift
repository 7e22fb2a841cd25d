import UIKit

private let quarterTurn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

/// Turns a card over into the screen that it opens.
private final class FlipPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: CGRect

  init(origin: CGRect) {
    self.origin = origin
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let leaving = context.viewController(forKey: .from),
      let arrivingView = context.view(forKey: .to),
      let picture = arrivingView.snapshotView(afterScreenUpdates: true)
    else {
      return  // expect: TV103
    }
    let container = context.containerView
    let end = container.bounds
    picture.frame = origin  // expect: TV1002
    picture.layer.masksToBounds = true
    container.addSubview(arrivingView)
    container.addSubview(picture)
    arrivingView.isHidden = true
    picture.layer.transform = quarterTurn

    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
        leaving.view.layer.transform = quarterTurn
      }
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
        picture.layer.transform = CATransform3DIdentity
      }
      UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
        picture.frame = end
      }
    } completion: { _ in
      arrivingView.isHidden = false
      picture.removeFromSuperview()
      leaving.view.layer.transform = CATransform3DIdentity
      if context.transitionWasCancelled { arrivingView.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Turns the screen back into its card. Puts the presenter's view into the container whether it belongs there or not.
private final class FlipDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let destination: CGRect

  init(destination: CGRect) {
    self.destination = destination
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let leaving = context.viewController(forKey: .from),
      let arriving = context.viewController(forKey: .to),
      let picture = leaving.view.snapshotView(afterScreenUpdates: false)
    else {
      return  // expect: TV103
    }
    let container = context.containerView
    container.insertSubview(arriving.view, at: 0)  // expect: TV302
    container.addSubview(picture)
    leaving.view.isHidden = true
    arriving.view.layer.transform = quarterTurn

    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
        picture.frame = self.destination  // expect: TV1002
      }
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
        picture.layer.transform = quarterTurn
      }
      UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
        arriving.view.layer.transform = CATransform3DIdentity
      }
    } completion: { _ in
      leaving.view.isHidden = false
      picture.removeFromSuperview()
      arriving.view.layer.transform = CATransform3DIdentity
      if context.transitionWasCancelled {
        arriving.view.removeFromSuperview()  // expect: TV302
      }
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
    reveal.transitioningDelegate = self
    present(reveal, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FlipPresentAnimator(origin: card.frame)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard dismissed is RevealController else { return nil }
    return FlipDismissAnimator(destination: card.frame)
  }
}

/// The other side of the card.
private final class RevealController: UIViewController {}

/// The card and its other side, also driven by a swipe.
private final class FlipScenario: ModalScenario {
  override var drivesInteractively: Bool { true }

  override func makePresenter() -> UIViewController { CardController() }

  override func makePresented(by presenter: UIViewController) -> UIViewController {
    let reveal = RevealController()
    reveal.transitioningDelegate = presenter as? CardController
    return reveal
  }
}
