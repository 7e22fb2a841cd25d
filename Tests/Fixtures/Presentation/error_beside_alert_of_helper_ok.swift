// expect: holds
import UIKit

extension UIViewController {
  /// Shows the alert that says "please wait", and answers it.
  func showProgress(_ text: String) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    present(alert, animated: true)
    return alert
  }

  func show(_ error: Error) {
    let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

protocol NameService {
  func save(_ name: String, completion: @escaping (Error?) -> Void)
}

final class NamePage: UIViewController {
  private let service: NameService
  private var progress: UIAlertController?

  init(service: NameService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @IBAction func save() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    progress = showProgress("Saving")
    service.save("name") { [weak self] error in
      DispatchQueue.main.async { self?.finish(error) }
    }
  }

  private func finish(_ error: Error?) {
    progress?.dismiss(animated: true) { [weak self] in
      if let error { self?.show(error) }
    }
  }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
