import UIKit

// Worlds of recorded objects, driven at random.

/// Presentations of recorded controllers by all that the machine offers: taps and code, animated and not, repeated
/// requests, the swipe, rotation and background.
class WorldScenario: ModalScenario {
  let presentationStyle: UIModalPresentationStyle
  let swipes: Bool
  /// What the presented controllers are made with.
  let delegate: RecordedDelegate?

  init(_ style: UIModalPresentationStyle, _ delegate: RecordedDelegate? = nil, swipes: Bool = false) {
    presentationStyle = style
    self.delegate = delegate
    self.swipes = swipes
  }

  override func makePresenter() -> UIViewController { RecordedController("A") }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.recordsLayout = true
    if let delegate = delegate { controller.use(delegate, presentationStyle) }
    return controller
  }

  override var style: UIModalPresentationStyle? { presentationStyle }
  override var drivesInteractively: Bool { swipes }

  override func present(_ presented: UIViewController, from presenter: UIViewController, animated: Bool) {
    presenter.present(presented, animated: animated) {
      record("A", "presented")
      recordCoordinator(of: presenter)
    }
    recordCoordinator(of: presenter)
  }
}

/// A chain of presentations: the top presents, anybody in the chain dismisses, at any time.
class WorldChainScenario: Scenario {
  var delegate: RecordedDelegate? { nil }
  var style: UIModalPresentationStyle { .fullScreen }
  var depth: Int { 3 }

  override func setUp() { showRoot(RecordedController("A")) }

  private var chain: [UIViewController] {
    var controllers = [root]
    while let next = controllers[controllers.count - 1].presentedChild { controllers.append(next) }
    return controllers
  }

  private func makeNext(_ position: Int) -> RecordedController {
    let names = ["B", "C", "D", "E"]
    let controller = RecordedController(names[position - 1])
    controller.modalPresentationStyle = style
    if let delegate = delegate {
      heldDelegate = delegate
      controller.use(delegate, style)
    }
    return controller
  }

  var heldDelegate: RecordedDelegate?

  override func offerEvents() {
    let controllers = chain
    if mainRunLoop.pending.count > 3 { return }
    if controllers.count <= depth {
      offer("the top presents", by: .app) {
        performStep {
          controllers[controllers.count - 1].present(makeNext(controllers.count), animated: true) {
            record("top", "presented")
          }
        }
      }
      offer("the top presents without animation", by: .app) {
        performStep { controllers[controllers.count - 1].present(makeNext(controllers.count), animated: false) }
      }
    }
    for controller in controllers {
      offer("somebody dismisses", by: .app) {
        performStep { controller.dismiss(animated: true) { record("somebody", "dismissed") } }
      }
    }
    offer("the root presents although it presents", by: .app) {
      performStep { root.present(makeNext(4), animated: true) }
    }
  }
}

class WorldCustomChainScenario: WorldChainScenario {
  override var delegate: RecordedDelegate? { RecordedDelegate() }
  override var style: UIModalPresentationStyle { .custom }
  override var depth: Int { 2 }
}

class WorldOverChainScenario: WorldChainScenario {
  override var style: UIModalPresentationStyle { .overFullScreen }
}

/// A controller whose callbacks themselves present and dismiss.
class WorldReentrantController: RecordedController {
  /// What `viewDidAppear` presents once.
  var follower: RecordedController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let controller = follower else { return }
    follower = nil
    present(controller, animated: animated) { controller.dismiss(animated: true) }
  }
}

class WorldReentrantScenario: WorldScenario {
  override func makePresented() -> UIViewController {
    let controller = WorldReentrantController("B")
    controller.follower = RecordedController("C")
    return controller
  }
}

/// An animator that completes inside its start, with an animation of Core Animation, or after a block of the main queue.
class WorldImpatientAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, "animateTransition")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    record(name, "completes at once")
    transitionContext.completeTransition(true)
  }
}

class WorldQueuedAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, "animateTransition")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    CATransaction.begin()
    CATransaction.setCompletionBlock { record(self.name, "transaction ends") }
    UIView.animate(withDuration: 0.1) {
      transitionContext.view(forKey: .to)?.alpha = 0.5
    }
    CATransaction.commit()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      record(self.name, "block runs")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// An animator that a property animator drives.
class WorldPropertyAnimator: RecordedAnimator {
  var running: UIViewPropertyAnimator?

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, "animateTransition")
    make(transitionContext).startAnimation()
  }

  func make(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { position in
      record(self.name, position == .end ? "ends at the end" : "ends at the start")
      self.running = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}

/// An interruptible animator.
class WorldInterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var running: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", "animateTransition")
    make(transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    record("AN", "interruptibleAnimator")
    return running ?? make(transitionContext)
  }

  private func make(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { _ in
      record("AN", "ends")
      self.running = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}

/// Vends the interruptible animator.
class WorldInterruptibleDelegate: RecordedDelegate {
  let interruptible = WorldInterruptibleAnimator()

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    interruptible
  }

  override func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    interruptible
  }
}
