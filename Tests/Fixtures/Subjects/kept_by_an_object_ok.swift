// expect: holds
import UIKit

/// Keeps the page that it presents for others, and shows it again.
final class QueueShower: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = QueueShower()
  private lazy var page = QueuePage()

  func show(on screen: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = self
    screen.present(page, animated: true)
  }
}

final class QueuePage: UIViewController {}

final class LibraryScreen: UIViewController {
  func showQueue() {
    if presentedViewController == nil { QueueShower.shared.show(on: self) }
  }
}
