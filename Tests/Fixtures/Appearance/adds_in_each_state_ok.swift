// expect: holds
import UIKit
import WebKit

final class FormPage: UIViewController {
  private var token: NSObjectProtocol?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class AccountPage: UIViewController {
  private var scanner: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if scanner == nil {
      let scanner = UIView(frame: view.bounds)
      view.addSubview(scanner)
      self.scanner = scanner
    }
  }
}

final class PaymentPage: UIViewController {
  private var address: URL?
  private let webView = WKWebView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let address else { return }
    webView.load(URLRequest(url: address))
    self.address = nil
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
