import UIKit

protocol Sharing: AnyObject {
  var host: UIViewController { get }
}

extension Sharing {
  /// What protocols give to those that adopt them is code like any other.
  func share(_ items: [Any], from button: UIView) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    host.present(sheet, animated: true)  // expect: TV1205
  }
}

final class PhotoPage: UIViewController, Sharing {
  var host: UIViewController { self }
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  @objc private func tapped() { share(["photo"], from: button) }
}

final class StartPage: UIViewController {
  @objc func open() {
    guard presentedViewController == nil else { return }
    present(UINavigationController(rootViewController: UITableViewController()), animated: true)
  }
}
