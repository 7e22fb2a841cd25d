// One delegate serves presentations, a navigation stack and a tab bar. What is under test is what they share, its
// private types among it, so it stays in one file, longer than others.
import UIKit

// expect: holds

/// Fades the photo in.
private final class PresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
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

/// Shrinks the photo.
private final class DismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: UIViewPropertyAnimator?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let running { return running }
    let animation = makeAnimation(for: context)
    running = animation
    return animation
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
  }

  /// The animation of the dismissal, not started; it completes the transition at its end.
  func makeAnimation(for context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.insertSubview(toView, at: 0)
    }
    let animation = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeOut) {
      (fromView ?? toView)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    animation.addCompletion { _ in
      (fromView ?? toView)?.transform = .identity
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animation
  }
}

/// Puts a pan recogniser on the presented view, so that the photo itself need not know of it.
private final class InteractablePresentationController: UIPresentationController {
  let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.addGestureRecognizer(panGestureRecognizer)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentedView?.removeGestureRecognizer(panGestureRecognizer) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { presentedView?.removeGestureRecognizer(panGestureRecognizer) }
  }
}

/// What the delegate and the screens need to know of an interaction controller.
private protocol Interaction: UIViewControllerInteractiveTransitioning {
  /// Whether the pan has asked for the transition in flight.
  var isInteracting: Bool { get }
  /// `request` asks for the transition of the controller that the pan drives.
  func attach(_ pan: UIPanGestureRecognizer, to controller: UIViewController, request: @escaping () -> Void)
}

/// One object that answers every query of a modal presentation, a navigation controller and a tab bar controller. Whoever
/// it serves owns it.
private final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  private let interaction: Interaction

  init(interaction: Interaction) {
    self.interaction = interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = InteractablePresentationController(presentedViewController: presented, presenting: presenting)
    interaction.attach(controller.panGestureRecognizer, to: presented) { [weak presented] in
      presented?.dismiss(animated: true)
    }
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PresentAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DismissAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isInteracting ? interaction : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .pop { return DismissAnimator() }
    return PresentAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isInteracting ? interaction : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if toVC === tabBarController.viewControllers?.first { return DismissAnimator() }
    return PresentAnimator()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isInteracting ? interaction : nil
  }
}

/// How far the interaction of a pan with one transition has come.
private enum Phase {
  case idle
  /// The transition has been requested and has not started.
  case requested
  /// The pan was over before the start.
  case decidedEarly(finishes: Bool)
  case running
  /// The outcome has been sent; the animation plays to its end.
  case decided
}

/// Scrubs the animator by percentage.
private final class PercentDrivenInteraction: UIPercentDrivenInteractiveTransition, Interaction {
  private weak var controller: UIViewController?
  private var request: () -> Void = {}
  private var phase = Phase.idle

  var isInteracting: Bool {
    if case .idle = phase { return false }
    return true
  }

  func attach(_ pan: UIPanGestureRecognizer, to controller: UIViewController, request: @escaping () -> Void) {
    self.controller = controller
    self.request = request
    pan.addTarget(self, action: Selector("follow(_:)"))
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    let early = phase
    if case .idle = early { return }
    phase = .running
    if case .decidedEarly(let finishes) = early { decide(finishes) }
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = controller?.view else { return }
    let progress = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began: begin()
    case .changed: move(to: progress)
    case .ended: decide(progress > 0.3)
    case .cancelled, .failed: decide(false)
    default: break
    }
  }

  private func begin() {
    guard case .idle = phase, let controller, controller.transitionCoordinator == nil else { return }
    phase = .requested
    request()
    guard let coordinator = controller.transitionCoordinator else {
      phase = .idle
      return
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.phase = .idle }
  }

  private func move(to progress: CGFloat) {
    if case .running = phase { update(progress) }
  }

  private func decide(_ finishes: Bool) {
    switch phase {
    case .requested:
      phase = .decidedEarly(finishes: finishes)
    case .running:
      phase = .decided
      if finishes { finish() } else { cancel() }
    case .idle, .decidedEarly, .decided:
      break
    }
  }
}

/// Follows the states of the gesture with a property animator and tells the context itself.
private final class GestureStateInteraction: NSObject, Interaction {
  private let animator = DismissAnimator()
  private weak var controller: UIViewController?
  private var request: () -> Void = {}
  private var phase = Phase.idle
  private var context: UIViewControllerContextTransitioning?
  private var animation: UIViewPropertyAnimator?

  var isInteracting: Bool {
    if case .idle = phase { return false }
    return true
  }

  func attach(_ pan: UIPanGestureRecognizer, to controller: UIViewController, request: @escaping () -> Void) {
    self.controller = controller
    self.request = request
    pan.addTarget(self, action: Selector("follow(_:)"))
  }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    let animation = animator.makeAnimation(for: context)
    animation.addCompletion { [weak self] _ in self?.reset() }
    animation.pauseAnimation()
    self.context = context
    self.animation = animation
    let early = phase
    phase = .running
    // Nobody pulls: run to the end.
    if case .idle = early { decide(true) }
    if case .decidedEarly(let finishes) = early { decide(finishes) }
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = controller?.view else { return }
    let progress = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began: begin()
    case .changed: move(to: progress)
    case .ended: decide(progress > 0.3)
    case .cancelled, .failed: decide(false)
    default: break
    }
  }

  private func begin() {
    guard case .idle = phase, let controller, controller.transitionCoordinator == nil else { return }
    phase = .requested
    request()
    guard let coordinator = controller.transitionCoordinator else {
      phase = .idle
      return
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.phase = .idle }
  }

  private func move(to progress: CGFloat) {
    guard case .running = phase else { return }
    animation?.fractionComplete = progress
    context?.updateInteractiveTransition(progress)
  }

  private func decide(_ finishes: Bool) {
    switch phase {
    case .requested:
      phase = .decidedEarly(finishes: finishes)
    case .running:
      phase = .decided
      if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
      animation?.isReversed = !finishes
      animation?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .idle, .decidedEarly, .decided:
      break
    }
  }

  private func reset() {
    phase = .idle
    context = nil
    animation = nil
  }
}

/// A photo that can be pulled away in one of two ways.
private final class PhotoController: UIViewController {
  private let transition: TransitionDelegate

  init(interaction: Interaction) {
    transition = TransitionDelegate(interaction: interaction)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }
}

/// Thumbnails: one opens its photo with the percent-driven interaction, the other with the one by gesture state.
private final class ThumbnailController: UIViewController {
  private let first = UIView()
  private let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    first.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("openFirst")))
    second.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("openSecond")))
  }

  func openFirst() { open(PercentDrivenInteraction()) }

  func openSecond() { open(GestureStateInteraction()) }

  private func open(_ interaction: Interaction) {
    guard presentedViewController == nil, view.window != nil else { return }
    present(PhotoController(interaction: interaction), animated: true)
  }
}

/// The same object for the pages of an album: a pan pops.
private final class AlbumController: UINavigationController {
  private let interaction = PercentDrivenInteraction()
  private var transition: TransitionDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    transition = TransitionDelegate(interaction: interaction)
    delegate = transition
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(pan)
    interaction.attach(pan, to: self) { [weak self] in self?.popViewController(animated: true) }
  }
}

/// The same object for tabs: a pan selects the tab beside.
private final class AlbumTabsController: UITabBarController {
  private let interaction = PercentDrivenInteraction()
  private var transition: TransitionDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
    transition = TransitionDelegate(interaction: interaction)
    delegate = transition
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(pan)
    interaction.attach(pan, to: self) { [weak self] in self?.turn() }
  }

  private func turn() { selectedIndex = selectedIndex == 0 ? 1 : 0 }
}

/// A tap on either thumbnail opens its photo.
private final class ThumbnailScenario: ModalScenario {
  override func makePresenter() -> UIViewController { ThumbnailController() }
}

/// Both animators over the whole screen, driven by a swipe: the presenter's view takes part.
private final class FullScreenScenario: AnimatorScenario {
  override func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning {
    if presenting { return PresentAnimator() }
    return DismissAnimator()
  }

  override var style: UIModalPresentationStyle? { .fullScreen }
}

private final class AlbumScenario: NavigationScenario {
  override func makeNavigationController(_ root: UIViewController) -> UINavigationController {
    AlbumController(rootViewController: root)
  }
}

private final class AlbumTabsScenario: TabScenario {
  override func makeTabBarController() -> UITabBarController { AlbumTabsController() }
}
