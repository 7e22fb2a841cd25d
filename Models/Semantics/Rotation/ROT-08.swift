import UIKit

// ROT-08: the coordinates of window and container rotate; no view gets a transform.
// only: container.fills the window < A.no transform < B.no transform < container.no transform

private final class Coordinates: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = TurningDelegate()

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
  }

  override func perform(_ line: Int) {
    rotate()
    guard let container = b.presentationController?.containerView else { return }
    record("container", container.bounds.shape == .container ? "fills the window" : "is smaller")
    recordTransform(a.view, "A")
    recordTransform(b.view, "B")
    recordTransform(container, "container")
  }

  private func recordTransform(_ view: UIView, _ name: String) {
    record(name, view.transform.isIdentity ? "no transform" : "transform")
  }
}
