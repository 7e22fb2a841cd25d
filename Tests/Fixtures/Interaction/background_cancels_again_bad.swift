import UIKit

/// Gives up when the app leaves, whatever the drag has decided until then.
final class SwipeDriver: UIPercentDrivenInteractiveTransition {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(appLeaves), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func appLeaves() {
    cancel()  // expect: TV202
  }
}
