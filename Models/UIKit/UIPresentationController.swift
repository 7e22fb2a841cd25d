import Foundation

/// Manages a presentation from the request to the end of the dismissal: chrome, geometry, the presenter's view.
class UIPresentationController: NSObject {
  let presentedViewController: UIViewController
  var presentingViewController: UIViewController
  /// OBJ-16: there from `presentationTransitionWillBegin` to the end of the dismissal.
  var containerView: UIView?
  /// The controllers whose views are out of the window while this presentation lasts (A.3); decided at its start.
  var removedPresenters: [UIViewController] = []
  /// OBJ-01: weak.
  weak var delegate: UIAdaptivePresentationControllerDelegate?
  /// Set while it stands in for another presentation controller (ADP-01).
  var adaptation: Adaptation?
  /// The style of the request, where code has set one: what `viewDidLoad` sets then comes too late
  /// (https://github.com/jonkykong/SideMenu/issues/627).
  var requestedStyle: UIModalPresentationStyle?
  /// Ghost (TV1102): where app code asked for the dismissal.
  var dismissedAt: Site?
  /// Ghost (TV1201): whether it was presented with animation.
  var wasAnimated: Bool? = true
  /// Ghost (TV1201): it has put the presented view into a view of its own.
  var framesPresented = false
  /// Ghost (TV1201): where the block was registered that has changed the alpha of its views alongside the presentation.
  var fadesAlongsideAt: Site?
  /// Ghost (TV902): the transition that presented, if app code still holds it.
  weak var startedBy: ModalTransition?

  /// Ghost (TV906): nil as long as the presented controller keeps its delegate.
  var replacedDelegate: ReplacedDelegate?

  init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    let presented = knownPresented(presentedViewController)
    self.presentedViewController = presented
    // PG-03: nil while the presenter is not known; it is known once the presentation starts.
    self.presentingViewController = presentingViewController ?? expectedPresenter ?? presented
    super.init()
  }

  /// Its name in Swift 2.
  init(presentedViewController: UIViewController, presentingViewController: UIViewController?) {
    let presented = knownPresented(presentedViewController)
    self.presentedViewController = presented
    self.presentingViewController = presentingViewController ?? expectedPresenter ?? presented
    super.init()
  }

  var presentedView: UIView? { presentedViewController.view }
  var frameOfPresentedViewInContainerView: CGRect { CGRect(.container) }
  var shouldRemovePresentersView: Bool { false }
  var shouldPresentInFullscreen: Bool { true }
  var presentationStyle: UIModalPresentationStyle {
    adaptation?.style ?? requestedStyle ?? effectiveStyle(presentedViewController.modalPresentationStyle)
  }
  var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  var traitCollection: UITraitCollection { currentTraits() }
  var overrideTraitCollection: UITraitCollection? {
    get { unknown() }
    set {}
  }

  func presentationTransitionWillBegin() {}
  func presentationTransitionDidEnd(_ completed: Bool) {}
  func dismissalTransitionWillBegin() {}
  func dismissalTransitionDidEnd(_ completed: Bool) {}
  func containerViewWillLayoutSubviews() {}
  func containerViewDidLayoutSubviews() {}

  func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    geometry()
  }

  func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIViewController) {}

  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardSizeChange(self, coordinator)
  }

  func willTransition(to collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardTraits(self, collection, coordinator)
  }
}

/// The presenter of the presentation that is being requested, for presentation controllers made without one.
var expectedPresenter: UIViewController?

/// One layout pass of the container: the pair of callbacks (T-01), then the presented view.
func layOutContainer(of presentation: UIPresentationController?) {
  guard let controller = presentation else { return }
  if controller.containerView?.window == nil { return }
  asOwner(controller) {
    controller.containerViewWillLayoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }
}

/// Decides which presenters' views the presentation takes out of the window (A.3).
func decideRemoval(_ presentation: UIPresentationController) {
  let style = presentation.presentationStyle
  var removes = removesPresentersView(style)
  if style == .custom { removes = presentation.shouldRemovePresentersView }
  if !removes {
    presentation.removedPresenters = []
    return
  }
  let presenter = presentation.presentingViewController
  presentation.removedPresenters = [presenter]
  guard let below = presenter.modalPresenter else { return }
  if presenter.assignedPresentationController?.removedPresenters.isEmpty == false { return }
  // F-54: the presenter was itself presented with its own presenter's view kept.
  switch choose(
    .F54,
    [
      "a nested presentation removes its presenter's view", "a nested presentation also removes the view below",
      "a nested presentation removes no view",
    ])
  {
  case 0: presentation.removedPresenters = [presenter]
  case 1: presentation.removedPresenters = [presenter, below]
  default: presentation.removedPresenters = []
  }
}

/// The view over its siblings in which a presentation takes place.
final class UITransitionView: UIView {
  override var coversSiblings: Bool { true }
}

/// Puts a controller's view back where it belongs when no presentation removes it; `upper` is the container of the
/// presentation above it.
func putBack(_ controller: UIViewController, below upper: UIView?) {
  // UIKit sizes what nobody else has put into the container.
  if controller.view.superview == nil { controller.view.setFrame(nil) }
  if let container = controller.assignedPresentationController?.containerView {
    container.addSubview(controller.view)
  } else if controller.parent != nil, let container = upper, let place = container.superview {
    place.insertSubview(controller.view, belowSubview: container)
  } else {
    (upper?.window ?? keyWindow)?.insertSubview(controller.view, at: 0)
  }
}
