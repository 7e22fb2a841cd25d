// expect: holds
import UIKit

/// The app shows the coordinator's screen in a tab; the coordinator presents from it.
final class VisitCoordinator {
  lazy var screen: UINavigationController = UINavigationController(rootViewController: UIViewController())

  func showScanner() {
    let scanner = UIViewController()
    scanner.modalPresentationStyle = .fullScreen
    guard screen.presentedViewController == nil else { return }
    screen.present(scanner, animated: true)
  }
}
