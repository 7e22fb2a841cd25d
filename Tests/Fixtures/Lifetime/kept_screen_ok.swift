// expect: holds
import UIKit

/// The detail screen is made once and shown whenever it is wanted.
final class CatalogueController: UIViewController {
  private lazy var detail: UIViewController = {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    return controller
  }()
  private let about = AboutController()

  func showDetail() {
    present(detail, animated: true)
  }

  func showAbout() {
    about.modalPresentationStyle = .fullScreen
    present(about, animated: true)
  }
}

final class AboutController: UIViewController {}
