import UIKit

// ROT-01: a rotation tells of new traits, if they change, then of the new size, the root first, then its children; then
// layout, alongside blocks, completions. Only a rotation has a transform.
// only: A.willTransition < B.willTransition < A.viewWillTransition < B.viewWillTransition < A.viewWillLayoutSubviews < TC.alongside rotated < TC.completion < A.viewWillTransition < B.viewWillTransition < A.viewWillLayoutSubviews < TC.alongside resized < TC.completion
// only: A.viewWillTransition < B.viewWillTransition < A.viewWillLayoutSubviews < TC.alongside rotated < TC.completion < A.viewWillTransition < B.viewWillTransition < A.viewWillLayoutSubviews < TC.alongside resized < TC.completion

private final class Container: TurningController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { context in
        record("TC", context.targetTransform.isIdentity ? "alongside resized" : "alongside rotated")
      },
      completion: { _ in record("TC", "completion") })
  }
}

private final class RotationAndResize: Script {
  let a = Container("A")

  override func setUp() {
    let b = TurningController("B")
    a.addChild(b)
    showRoot(a)
    a.view.addSubview(b.view)
    b.didMove(toParent: a)
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    a.recordsLayout = true
    if line == 0 { rotate() } else { changeSize(.resize) }
  }
}
