import UIKit
import WebKit

/// Listens again whenever it comes back: of a block that nobody keeps the token of none is ended.
final class FormPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: TV506
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }
}

/// As long as there is no account it puts one scanner on the other.
final class AccountPage: UIViewController {
  private var account: String?
  private var scanner: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if account == nil {
      let scanner = UIView(frame: view.bounds)
      view.addSubview(scanner)  // expect: TV506
      self.scanner = scanner
    }
  }

  @objc func accept() { account = "me" }
}

/// What its client gives stays: it loads the page again in the middle of the payment.
final class PaymentPage: UIViewController {
  var address: URL?
  private let webView = WKWebView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  private func start() {
    guard let address = address else { return }
    webView.load(URLRequest(url: address))  // expect: TV506
  }
}
