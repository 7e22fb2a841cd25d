import UIKit

/// Freezes its chart while it goes, and thaws it when it has gone.
private final class ChartScreen: UIViewController {
  private var isFrozen = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.setNeedsLayout()
  }

  override func viewWillDisappear(_ animated: Bool) {  // expect: TV505
    isFrozen = true
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    isFrozen = false
    super.viewDidDisappear(animated)
  }
}

private final class ChartScenario: ModalScenario {
  override func makePresented() -> UIViewController { ChartScreen() }
  override var isInteractive: Bool { true }
  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { _ in ReferenceAnimator() })
  }
}
