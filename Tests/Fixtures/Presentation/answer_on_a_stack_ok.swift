// expect: holds
import UIKit

final class CaseService {
  func load(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/cases")!) { data, _, _ in
      DispatchQueue.main.async { completion(data != nil) }
    }.resume()
  }
}

/// Asks on what is on top, and only where somebody can see it.
final class CasesCoordinator {
  private let stack: UINavigationController
  private let service = CaseService()

  init(stack: UINavigationController) { self.stack = stack }

  func reload() {
    service.load { isLoaded in
      if isLoaded || self.stack.presentedViewController != nil { return }
      guard self.stack.viewIfLoaded?.window != nil else { return }
      let alert = UIAlertController(title: "Not loaded", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in self.reload() })
      self.stack.present(alert, animated: true)
    }
  }

  func open() {
    guard stack.presentedViewController == nil, stack.viewIfLoaded?.window != nil else { return }
    stack.present(UIViewController(), animated: true)
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
