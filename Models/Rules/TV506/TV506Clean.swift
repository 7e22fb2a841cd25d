import UIKit

// expect: holds

/// A screen that inverts its colours while it is on screen; opened and closed by a swipe.
private final class NightScreen: UIViewController {
  private var isInverted = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isInverted = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isInverted = false
  }
}

private final class NightScenario: ModalScenario {
  override func makePresented() -> UIViewController { NightScreen() }
  override var isInteractive: Bool { true }
  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { _ in ReferenceAnimator() })
  }
}
