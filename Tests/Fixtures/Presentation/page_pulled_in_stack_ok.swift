// expect: holds
import UIKit

/// Asks whether the navigation controller around it goes.
final class SettingsPage: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || navigationController?.isBeingDismissed == true { tell() }
  }

  private func tell() { onClose?() }

  @objc private func doneTapped() {
    navigationController?.dismiss(animated: true) { [onClose] in onClose?() }
  }
}

/// Is presented itself, and asks whether it goes.
final class AboutPage: UIViewController {
  var onClose: (() -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed else { return }
    onClose?()
  }

  @IBAction func close(_ sender: Any) {
    onClose?()
  }
}

final class HelpPage: UIViewController {
  private var about: UIViewController?

  @IBAction func showAbout(_ sender: Any) {
    guard about == nil, presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    let page = AboutPage()
    page.onClose = { [weak self] in
      guard let about = self?.about else { return }
      self?.about = nil
      if !about.isBeingDismissed { about.dismiss(animated: true) }
    }
    about = page
    present(page, animated: true)
  }
}

final class MenuPage: UIViewController {
  private var settings: UIViewController?

  @IBAction func showSettings(_ sender: Any) {
    guard settings == nil, presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    let page = SettingsPage()
    page.onClose = { [weak self] in self?.settings = nil }
    settings = page
    present(UINavigationController(rootViewController: page), animated: true)
  }
}
