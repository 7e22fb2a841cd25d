import Foundation

/// Whether a controller is between the two halves of being added to a container or removed from it.
enum Movement { case toParent, fromParent }

extension UIViewController {
  /// What an embed segue does: the child and its view are in place before `viewDidLoad`.
  func connectEmbedded(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// A view that a storyboard has put into the controller's: its constraints place it, and touches reach it.
  func connectOutletView(_ outlet: UIView) -> UIView {
    view.addSubview(outlet)
    outlet.isUserInteractionEnabled = true
    outlet.hold()
    return outlet
  }

  func addChild(_ child: UIViewController) {
    // Of a child that nobody defines nothing is known.
    if isUnknown(child) || child.parent === self { return }
    // A child of another container leaves that first.
    child.parent?.forget(child)
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    child.noteMovement(.toParent)
  }

  func removeFromParent() {
    guard let container = parent else { return }
    noteOpenForwarding(of: self)
    container.forget(self)
    didMove(toParent: nil)
    movement = nil
  }

  private func forget(_ child: UIViewController) {
    children = children.filter { $0 !== child }
    child.parent = nil
  }

  /// Only those that are told of their appearance can ask.
  func noteMovement(_ kind: Movement?) {
    movement = kind == nil || hearsAppearance(self) ? kind : nil
  }

  /// Meaningful only inside the appearance callbacks.
  var isMovingToParent: Bool { movement == .toParent || activeTransitions.contains { $0.moves(self, in: true) } }
  var isMovingFromParent: Bool { movement == .fromParent || activeTransitions.contains { $0.moves(self, in: false) } }

  func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}

  /// Runs a transition between two children whose views are inside this controller's view: adds the new view, tells both
  /// of their appearance, and removes the former view when the animation has ended.
  func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let former = UIViewController.standing(for: fromViewController)
    let next = UIViewController.standing(for: toViewController)
    next.loadViewIfNeeded()
    // APP-08: the container tells its children by itself.
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    if forwards {
      sendWill(former, false, true)
      sendWill(next, true, true)
    }
    (former.view.superview ?? view).addSubview(next.view)
    layOut(next, true)
    let finish = { (finished: Bool) in
      former.view.removeFromSuperview()
      if forwards {
        arrive(former, false, true)
        arrive(next, true, true)
      }
      completion?(finished)
    }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
  }
}
