// expect: holds
import UIKit
import WebKit

/// Has its presenter close it, and what it presents.
class SignInPage: UIViewController, WKNavigationDelegate {
  private let web = WKWebView()
  var onToken: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    web.navigationDelegate = self
    view.addSubview(web)
  }

  @IBAction func help() {
    let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url, url.scheme == "app" else { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    presentingViewController?.dismiss(animated: true) { self.onToken?(url.lastPathComponent) }
  }
}

class AccountPage: UIViewController {
  @IBAction func signIn() {
    let page = SignInPage()
    page.modalPresentationStyle = .fullScreen
    page.onToken = { [weak self] token in self?.title = token }
    present(page, animated: true)
  }
}
