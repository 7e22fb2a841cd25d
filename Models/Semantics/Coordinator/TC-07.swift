import UIKit

// TC-07: a percent-driven transition takes along, and takes back, what is animated inside its container or inside the
// view that an animation was registered for.
// only: A.queued < inside.goes back < outside.stays < followed.goes back

private final class OutsideTheContainer: Script {
  let a = UIViewController()
  let b = UIViewController()
  let outside = UIView()
  let followed = UIView()
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() {
    showRoot(a)
    a.view.addSubview(outside)
    a.view.addSubview(followed)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    delegate.driver = RecordedDriver("IC")
  }

  /// The user lets go as soon as the animation has started.
  override func stepDidEnd() {
    if activeTransitions.first?.isInteractive == true { delegate.driver?.cancel() }
  }

  override func perform(_ line: Int) {
    a.present(b, animated: true)
    a.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.b.view.alpha = 0.5
      self.outside.alpha = 0.5
    })
    let isQueued = a.transitionCoordinator?.animateAlongsideTransition(
      in: followed, animation: { _ in self.followed.alpha = 0.5 }, completion: nil)
    record("A", isQueued == true ? "queued" : "refused")
  }

  override func finish() {
    record("inside", b.view.alpha == 1 ? "goes back" : "stays")
    record("outside", outside.alpha == 1 ? "goes back" : "stays")
    record("followed", followed.alpha == 1 ? "goes back" : "stays")
  }
}
