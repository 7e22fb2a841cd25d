import UIKit

/// What the tap asks another queue for comes late, and something else is shown by then.
final class SendScreen: UIViewController {
  func send() {
    guard presentedViewController == nil else { return }
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.show(UIViewController()) }
    }
  }

  func again() {
    guard presentedViewController == nil else { return }
    show(UIViewController())
  }

  private func show(_ screen: UIViewController) {
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)  // expect: TV601
  }
}
