// expect: holds
import UIKit

final class Reachability {
  var whenReachable: ((Reachability) -> Void)?
  var whenUnreachable: ((Reachability) -> Void)?
}

/// The message waits.
final class ChatPage: UIViewController {
  private let reachability = Reachability()

  override func viewDidLoad() {
    super.viewDidLoad()
    reachability.whenUnreachable = { [weak self] _ in self?.showOffline() }
  }

  private func showOffline() {
    DispatchQueue.main.async {
      guard self.presentedViewController == nil, self.view.window != nil, !self.isBeingDismissed else { return }
      let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
      self.present(alert, animated: true)
    }
  }

  @IBAction func showSettings(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
