import UIKit

final class CaseService {
  func load(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/cases")!) { data, _, _ in
      DispatchQueue.main.async { completion(data != nil) }
    }.resume()
  }
}

/// The list is loaded anew while the user opens a case: the question cannot be shown.
final class CasesCoordinator {
  private let stack: UINavigationController
  private let service = CaseService()

  init(stack: UINavigationController) { self.stack = stack }

  func reload() {
    service.load { isLoaded in
      if isLoaded { return }
      let alert = UIAlertController(title: "Not loaded", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in self.reload() })
      self.stack.present(alert, animated: true)  // expect: TV601
    }
  }

  func open() {
    guard stack.presentedViewController == nil, stack.viewIfLoaded?.window != nil else { return }
    stack.present(UIViewController(), animated: true)
  }
}
