import UIKit

// expect: holds

/// Fades the film in and out.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Plays one film at a time: the first that asks keeps the player until it stops.
private final class Player {
  static let shared = Player()

  private var film: FilmController?
  private var isTicking = false

  func start(_ film: FilmController) {
    guard self.film == nil else { return }
    self.film = film
    if !isTicking { tick() }
  }

  func stop(_ film: FilmController) {
    if self.film === film { self.film = nil }
  }

  private func tick() {
    isTicking = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.isTicking = false
      if self.film != nil { self.tick() }
    }
  }
}

/// Shows a film. Every WILL callback takes back what the opposite one did, so that a cancelled transition leaves nothing
/// behind.
private final class FilmController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Player.shared.start(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Player.shared.stop(self)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }
}

/// The film, also opened and closed by a swipe that the user may take back.
private final class FilmScenario: ModalScenario {
  override var drivesInteractively: Bool { true }

  override func makePresented() -> UIViewController { FilmController() }
}
