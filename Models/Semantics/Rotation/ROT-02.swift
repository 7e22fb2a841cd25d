import UIKit

// ROT-02: the moments of the old callbacks: willRotate is viewWillTransition, willAnimate an alongside block, didRotate
// its completion.
// only: A.willRotate < A.layout < A.willAnimate < A.didRotate

private final class Rotating: UIViewController {
  var isWatched = false

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    record("A", "willRotate")
    coordinator.animate(
      alongsideTransition: { _ in record("A", "willAnimate") }, completion: { _ in record("A", "didRotate") })
  }

  override func viewDidLayoutSubviews() {
    if isWatched { record("A", "layout") }
  }
}

private final class OldCallbacks: Script {
  let a = Rotating()

  override func setUp() { showRoot(a) }

  override func perform(_ line: Int) {
    a.isWatched = true
    rotate()
  }
}
