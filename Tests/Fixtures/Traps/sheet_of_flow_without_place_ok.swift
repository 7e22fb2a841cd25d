// expect: holds
import UIKit

/// A choice of services as an action sheet, which points at the view of its presenter on an iPad.
final class ServiceFlow {
  private let viewController: UIViewController

  init(viewController: UIViewController) { self.viewController = viewController }

  func start(_ services: [String]) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for service in services { sheet.addAction(UIAlertAction(title: service, style: .default)) }
    sheet.modalPresentationStyle = .popover
    sheet.popoverPresentationController?.sourceView = viewController.view
    viewController.present(sheet, animated: true)
  }
}
