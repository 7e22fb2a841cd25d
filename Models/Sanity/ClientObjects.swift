import UIKit

/// A controller whose every callback lets the client act.
class ClientController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    act()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    act()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    act()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    act()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    act()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    act()
  }
}

/// An animator that does its duty unless the client has done it.
class ClientAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The context of the transition that runs.
  weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let added = transitionContext.view(forKey: .to)
    if let view = added { transitionContext.containerView.addSubview(view) }
    act()
    UIView.animate(withDuration: 0.3) {
      act()
    } completion: { _ in
      act()
      guard let running = self.context else { return }
      if running.transitionWasCancelled { added?.removeFromSuperview() }
      running.completeTransition(!running.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    act()
  }
}

/// A percent-driven controller whose start lets the client act.
class ClientDriver: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    act()
  }
}

/// A presentation controller whose every callback lets the client act.
class ClientPresentation: UIPresentationController {
  var removesPresentersView = false

  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override func presentationTransitionWillBegin() { act() }
  override func presentationTransitionDidEnd(_ completed: Bool) { act() }
  override func dismissalTransitionWillBegin() { act() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { act() }
}

/// Vends the client's objects.
class ClientDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = ClientAnimator()
  /// Vended while it is there.
  var driver: ClientDriver?
  var removesPresentersView = false

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = ClientPresentation(presentedViewController: presented, presenting: presenting)
    presentation.removesPresentersView = removesPresentersView
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

/// A presenter, what it presents, and what that presents. What it presents comes with the client's own objects or, where
/// only controllers act, full screen with UIKit's.
class ModalClient: GeneralClient {
  lazy var a = makeController()
  lazy var b = makeController()
  let c = UIViewController()
  let delegate = ClientDelegate()

  /// Whether the callbacks of the two controllers let the client act.
  var controllersAct: Bool { true }
  /// Whether those of the transition's objects do.
  var objectsAct: Bool { true }

  private func makeController() -> UIViewController { controllersAct ? ClientController() : UIViewController() }

  override func setUp() {
    if objectsAct {
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
    } else {
      b.modalPresentationStyle = .fullScreen
    }
    c.modalPresentationStyle = .fullScreen
    showRoot(a)
    beginActing()
  }

  var presentations: [ClientCall] {
    [
      ClientCall("the client presents") { self.a.present(self.b, animated: true) { self.act() } },
      ClientCall("the client dismisses") { self.a.dismiss(animated: true) { self.act() } },
    ]
  }
}
