import UIKit

class BasePage: UIViewController {
  func tell(_ message: String, then done: (() -> Void)? = nil) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done?() })
    present(alert, animated: true)
  }
}

protocol Registry: AnyObject {
  func save(_ name: String, completion: @escaping (Error?) -> Void)
}

/// Says that it is saved, and means to close itself.
final class NamePage: BasePage {
  private let registry: Registry

  init(registry: Registry) {
    self.registry = registry
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func save() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    view.isUserInteractionEnabled = false
    registry.save("name") { error in
      DispatchQueue.main.async {
        self.view.isUserInteractionEnabled = true
        if let error {
          self.tell(error.localizedDescription)
        } else {
          self.tell("Saved")
          self.dismiss(animated: true)  // expect: TV603
        }
      }
    }
  }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
