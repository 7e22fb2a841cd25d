import UIKit

/// The button is one way to the help; another screen of the app asks for it when it likes.
final class HelpScreen: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(showHelp), for: .touchUpInside)
    view.addSubview(button)
    NotificationCenter.default.addObserver(forName: .helpWanted, object: nil, queue: .main) { [weak self] _ in
      self?.showHelp()
    }
  }

  @objc func showHelp() {
    present(UIViewController(), animated: true)  // expect: possible TV601
  }
}

extension Notification.Name {
  static let helpWanted = Notification.Name("helpWanted")
}
