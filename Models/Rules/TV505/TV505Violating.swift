import UIKit

/// A screen that refreshes itself while the user looks at it, closed by a swipe.
private final class FeedScreen: UIViewController {
  private var refresh: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBeingPresented { startRefreshing() }
  }

  override func viewWillDisappear(_ animated: Bool) {  // expect: TV505
    super.viewWillDisappear(animated)
    refresh?.invalidate()
    refresh = nil
  }

  private func startRefreshing() {
    refresh = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in }
  }
}

private final class FeedScenario: ModalScenario {
  override func makePresented() -> UIViewController { FeedScreen() }
  override var isInteractive: Bool { true }
  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { _ in ReferenceAnimator() })
  }
}
