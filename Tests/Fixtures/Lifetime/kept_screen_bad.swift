import UIKit

/// A new screen is made each time, and the last one stays in memory for nothing.
final class CatalogueController: UIViewController {
  private var detail: UIViewController?

  func showDetail() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    detail = controller
    present(controller, animated: true)  // expect: TV902
  }
}
