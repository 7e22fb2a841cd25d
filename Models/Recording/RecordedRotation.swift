import UIKit

/// A controller that records changes of size and traits before it passes them on.
class TurningController: UIViewController {
  let name: String
  /// Whether it passes on what it hears.
  var passesOn = true
  var recordsLayout = false

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    record(name, "willTransition")
    if passesOn { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    record(name, "viewWillTransition")
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    record(name, "size")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if recordsLayout { record(name, "viewWillLayoutSubviews") }
  }
}

/// A presentation controller that records changes of size, and perhaps does not pass them on.
class TurningPresentationController: UIPresentationController {
  var passesOn = true

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    record("PC", "viewWillTransition")
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    record("PC", "size")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func containerViewWillLayoutSubviews() { record("PC", "containerViewWillLayoutSubviews") }

  override func containerViewDidLayoutSubviews() { record("PC", "containerViewDidLayoutSubviews") }
}

/// Vends what it is given.
class TurningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: UIViewControllerAnimatedTransitioning?
  var passesOn = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = TurningPresentationController(presentedViewController: presented, presenting: presenting)
    controller.passesOn = passesOn
    return controller
  }
}
