// expect: holds
import UIKit

/// What the tap puts into the main queue runs before the failure can be told.
final class SendScreen: UIViewController {
  func send() {
    guard presentedViewController == nil else { return }
    Task { self.show(UIViewController()) }
  }

  func again() {
    guard presentedViewController == nil else { return }
    show(UIViewController())
  }

  private func show(_ screen: UIViewController) {
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }
}
