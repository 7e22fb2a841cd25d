import UIKit

/// The coordinator keeps its first screen, and presents from it when that has gone.
final class VisitCoordinator {
  private let home: UIViewController
  private var list: UIViewController?

  init(home: UIViewController) { self.home = home }

  func showList() {
    let list = UIViewController()
    list.modalPresentationStyle = .fullScreen
    self.list = list
    guard home.presentedViewController == nil else { return }
    home.present(list, animated: true) { [weak self] in self?.showScanner() }
  }

  private func showScanner() {
    home.dismiss(animated: false) { [weak self] in  // expect: possible TV602
      let scanner = UIViewController()
      scanner.modalPresentationStyle = .fullScreen
      self?.list?.present(scanner, animated: true)  // expect: TV601
    }
  }
}
