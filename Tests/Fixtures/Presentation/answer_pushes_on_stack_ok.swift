// expect: holds
import UIKit

final class DocumentService {
  func request(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/documents")!) { data, _, _ in
      DispatchQueue.main.async { completion(data != nil) }
    }.resume()
  }
}

/// Only the first answer finds the page that has asked on top.
final class DocumentCoordinator {
  private let stack: UINavigationController
  private let service = DocumentService()
  private var page: UIViewController?

  init(stack: UINavigationController) { self.stack = stack }

  func chooseDocument() {
    service.request { [weak self] isThere in
      guard let self, isThere, self.stack.topViewController === self.page else { return }
      self.stack.pushViewController(UIViewController(), animated: true)
    }
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
