import UIKit

/// Fades with block animations.
private final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let change = Change(context)
    change.faded?.alpha = change.startAlpha
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
      change.faded?.alpha = change.endAlpha
    } completion: { finished in
      change.cleanUp(removing: !finished)
      context.completeTransition(finished)  // expect: TV105
    }
  }
}

/// Fades in two steps with keyframes.
private final class KeyframeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let change = Change(context)
    change.faded?.alpha = change.startAlpha
    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { change.faded?.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { change.faded?.alpha = change.endAlpha }
    } completion: { finished in
      change.cleanUp(removing: !finished)
      context.completeTransition(finished)  // expect: TV105
    }
  }
}

/// Lets the screen spring to its size.
private final class SpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let change = Change(context)
    change.faded?.alpha = change.startAlpha
    change.faded?.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.5
    ) {
      change.faded?.alpha = change.endAlpha
      change.faded?.transform = .identity
    } completion: { finished in
      change.cleanUp(removing: !finished)
      context.completeTransition(finished)  // expect: TV105
    }
  }
}

/// Lets a snapshot of the screen fall away.
private final class SnapshotAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let change = Change(context)
    let picture = change.fromView?.snapshotView(afterScreenUpdates: false) ?? UIView()
    picture.frame = context.containerView.bounds
    context.containerView.addSubview(picture)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.alpha = 0
    } completion: { finished in
      picture.removeFromSuperview()
      change.cleanUp(removing: !finished)
      context.completeTransition(finished)  // expect: TV105
    }
  }
}

/// What all four do: the views that the context vends, and the new one in the container.
private final class Change {
  let fromView: UIView?
  let toView: UIView?

  init(_ context: UIViewControllerContextTransitioning) {
    fromView = context.view(forKey: .from)
    toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.addSubview(toView)
    }
  }

  /// The new view fades in; if it takes no part, the old one fades out.
  var faded: UIView? { toView ?? fromView }
  var startAlpha: CGFloat { toView == nil ? 1 : 0 }
  var endAlpha: CGFloat { toView == nil ? 0 : 1 }

  func cleanUp(removing isUndone: Bool) {
    fromView?.alpha = 1
    toView?.alpha = 1
    if isUndone { toView?.removeFromSuperview() }
  }
}

/// Vends a pair of animators for a screen.
private final class PairDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let presentation: UIViewControllerAnimatedTransitioning
  private let dismissal: UIViewControllerAnimatedTransitioning

  init(presentation: UIViewControllerAnimatedTransitioning, dismissal: UIViewControllerAnimatedTransitioning) {
    self.presentation = presentation
    self.dismissal = dismissal
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    presentation
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    dismissal
  }
}

/// Opens one screen over everything and one in a custom presentation.
private final class SamplesController: UIViewController {
  private let fullScreen = PairDelegate(presentation: BlockAnimator(), dismissal: KeyframeAnimator())
  private let custom = PairDelegate(presentation: SpringAnimator(), dismissal: SnapshotAnimator())
  private let first = UIView()
  private let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    first.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("openFullScreen")))
    second.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("openCustom")))
  }

  func openFullScreen() { open(.fullScreen, fullScreen) }

  func openCustom() { open(.custom, custom) }

  private func open(_ style: UIModalPresentationStyle, _ delegate: PairDelegate) {
    guard presentedViewController == nil, view.window != nil else { return }
    let sample = UIViewController()
    sample.modalPresentationStyle = style
    sample.transitioningDelegate = delegate
    present(sample, animated: true)
  }
}

/// The first pair over the whole screen: the presenter's view takes part.
private final class FullScreenScenario: DelegateScenario {
  override func makeDelegate() -> UIViewControllerTransitioningDelegate {
    PairDelegate(presentation: BlockAnimator(), dismissal: KeyframeAnimator())
  }

  override var style: UIModalPresentationStyle? { .fullScreen }
}

/// The second pair in a custom presentation: the presenter's view stays where it is.
private final class CustomScenario: DelegateScenario {
  override func makeDelegate() -> UIViewControllerTransitioningDelegate {
    PairDelegate(presentation: SpringAnimator(), dismissal: SnapshotAnimator())
  }

  override var style: UIModalPresentationStyle? { .custom }
}

/// The second pair the other way round, over the whole screen.
private final class ReversedScenario: DelegateScenario {
  override func makeDelegate() -> UIViewControllerTransitioningDelegate {
    PairDelegate(presentation: SnapshotAnimator(), dismissal: SpringAnimator())
  }

  override var style: UIModalPresentationStyle? { .fullScreen }
}

/// A tap on either sample opens it.
private final class SamplesScenario: ModalScenario {
  override func makePresenter() -> UIViewController { SamplesController() }
}
