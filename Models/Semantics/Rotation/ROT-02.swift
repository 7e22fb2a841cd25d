import UIKit

// ROT-02: the moments of the old callbacks: willRotate is viewWillTransition, willAnimate an alongside block, didRotate
// its completion. Only a rotation has them.
// only: A.viewWillTransition < A.willRotate < A.layout < A.willAnimate < A.alongside < A.didRotate < A.completion < script.resized < A.viewWillTransition < A.layout < A.alongside < A.completion

private final class Rotating: UIViewController {
  var isWatched = false

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    record("A", "viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in record("A", "alongside") }, completion: { _ in record("A", "completion") })
  }

  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    record("A", "willRotate")
  }

  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    record("A", "willAnimate")
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { record("A", "didRotate") }

  override func viewDidLayoutSubviews() {
    if isWatched { record("A", "layout") }
  }
}

private final class OldCallbacks: Script {
  let a = Rotating()

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    a.isWatched = true
    if line == 0 {
      rotate()
    } else {
      record("script", "resized")
      changeSize()
    }
  }
}
