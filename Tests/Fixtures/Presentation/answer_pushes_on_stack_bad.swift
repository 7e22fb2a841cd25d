import UIKit

final class DocumentService {
  func request(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/documents")!) { data, _, _ in
      DispatchQueue.main.async { completion(data != nil) }
    }.resume()
  }
}

/// Each choice asks, and each answer goes on to the next page.
final class DocumentCoordinator {
  private let stack: UINavigationController
  private let service = DocumentService()

  init(stack: UINavigationController) { self.stack = stack }

  func start() { stack.pushViewController(UIViewController(), animated: true) }

  func chooseDocument() {
    service.request { [weak self] isThere in
      if isThere { self?.showInstructions() }
    }
  }

  private func showInstructions() {
    stack.pushViewController(UIViewController(), animated: true)  // expect: TV701
  }
}
