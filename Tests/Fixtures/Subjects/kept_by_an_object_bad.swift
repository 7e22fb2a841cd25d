import UIKit

/// Keeps the page that it presents for others, although each time it is another one.
final class QueueShower: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = QueueShower()
  private var page: QueuePage?

  func show(on screen: UIViewController) {
    let page = QueuePage()
    self.page = page
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = self
    screen.present(page, animated: true)  // expect: TV902
  }
}

final class QueuePage: UIViewController {}

final class LibraryScreen: UIViewController {
  func showQueue() {
    if presentedViewController == nil { QueueShower.shared.show(on: self) }
  }
}
