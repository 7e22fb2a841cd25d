import UIKit

/// A pull dismisses the navigation controller around the page: `isBeingDismissed` of the page itself is false then.
final class SettingsPage: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || self.isMovingFromParent { tell() }
  }

  private func tell() { onClose?() }

  @objc private func doneTapped() {
    navigationController?.dismiss(animated: true) { [onClose] in onClose?() }
  }
}

/// The same with a guard.
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
      self?.about?.dismiss(animated: true)
      self?.about = nil
    }
    about = page
    present(UINavigationController(rootViewController: page), animated: true)  // expect: TV1102
  }
}

final class MenuPage: UIViewController {
  private var settings: UIViewController?

  @IBAction func showSettings(_ sender: Any) {
    guard settings == nil, presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    let page = SettingsPage()
    page.onClose = { [weak self] in self?.settings = nil }
    settings = page
    present(UINavigationController(rootViewController: page), animated: true)  // expect: TV1102
  }
}
