import UIKit

protocol TunnelManagerDelegate: AnyObject {
  func tunnelManager(_ manager: TunnelManager, didFailWith error: Error)
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

/// Shows errors on the page that it is given.
enum ErrorPresenter {
  static func show(_ error: Error, from page: UIViewController) {
    page.present(UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert), animated: true)
  }
}

/// The error comes while a page of a child is open, and is never shown.
final class MainPage: UISplitViewController, TunnelManagerDelegate {
  private let manager = TunnelManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.delegate = self
    manager.start()
  }

  func tunnelManager(_ manager: TunnelManager, didFailWith error: Error) {
    ErrorPresenter.show(error, from: self)  // expect: TV601
  }
}

final class ListPage: UIViewController {
  @IBAction func edit(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
