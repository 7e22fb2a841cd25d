import UIKit

final class Reachability {
  var whenReachable: ((Reachability) -> Void)?
  var whenUnreachable: ((Reachability) -> Void)?
}

/// The connection is lost while the settings are open: the message is refused.
final class ChatPage: UIViewController {
  private let reachability = Reachability()

  override func viewDidLoad() {
    super.viewDidLoad()
    reachability.whenUnreachable = { [weak self] _ in self?.showOffline() }
  }

  private func showOffline() {
    DispatchQueue.main.async {
      let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
      self.present(alert, animated: true)  // expect: TV601
    }
  }

  @IBAction func showSettings(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
