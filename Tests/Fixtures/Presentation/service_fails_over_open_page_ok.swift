// expect: holds
import UIKit

protocol TunnelManagerDelegate: AnyObject {
  func tunnelManager(_ manager: TunnelManager, didFailWith error: Error)
  func tunnelManagerDidTapStatus(_ manager: TunnelManager)
}

final class TunnelManager {
  weak var delegate: TunnelManagerDelegate?

  func start() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/tunnel")!) { [weak self] _, _, error in
      DispatchQueue.main.async {
        guard let self, let error else { return }
        self.delegate?.tunnelManager(self, didFailWith: error)
      }
    }.resume()
  }
}

/// Shows errors where nothing else is shown; the next time it is asked it tells again.
enum ErrorPresenter {
  static func show(_ error: Error, from page: UIViewController) {
    guard page.presentedViewController == nil, page.viewIfLoaded?.window != nil else { return }
    page.present(UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert), animated: true)
  }
}

final class MainPage: UISplitViewController, TunnelManagerDelegate {
  private let manager = TunnelManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.delegate = self
    manager.start()
  }

  func tunnelManager(_ manager: TunnelManager, didFailWith error: Error) {
    ErrorPresenter.show(error, from: self)
  }

  /// The user has tapped what lies on top: nothing else is shown.
  func tunnelManagerDidTapStatus(_ manager: TunnelManager) {
    ErrorPresenter.show(CancellationError(), from: self)
  }
}

final class ListPage: UIViewController {
  @IBAction func edit(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
