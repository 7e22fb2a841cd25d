import UIKit

// expect: holds

/// Gives up when the app leaves, unless the drag has decided before.
final class SwipeDriver: UIPercentDrivenInteractiveTransition {
  private weak var context: UIViewControllerContextTransitioning?

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(appLeaves), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    self.context = context
  }

  @objc private func appLeaves() {
    if context?.isInteractive == true { cancel() }
  }
}
