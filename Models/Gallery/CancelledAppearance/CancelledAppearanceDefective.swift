import UIKit

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
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {  // expect: TV1204
      self.isTicking = false
      if self.film != nil { self.tick() }
    }
  }
}

/// Shows a film, and takes for granted that viewDidAppear follows viewWillAppear.
private final class FilmController: UIViewController, UIViewControllerTransitioningDelegate {
  private var isOnScreen = false

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

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // What has not been on screen has nothing to stop.
    guard isOnScreen else { return }
    isOnScreen = false
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
