import UIKit

/// A choice of services as an action sheet: on an iPad nobody says where it points at.
final class ServiceFlow {
  private let viewController: UIViewController

  init(viewController: UIViewController) { self.viewController = viewController }

  func start(_ services: [String]) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for service in services { sheet.addAction(UIAlertAction(title: service, style: .default)) }
    viewController.present(sheet, animated: true)  // expect: TV1205
  }
}
