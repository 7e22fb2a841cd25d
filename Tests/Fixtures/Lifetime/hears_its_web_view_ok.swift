// expect: holds
import UIKit
import WebKit

/// Hears its web view while it is there.
final class ArticlePage: UIViewController, WKScriptMessageHandler {
  private let webView = WKWebView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    webView.configuration.userContentController.add(self, name: "share")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    webView.configuration.userContentController.removeScriptMessageHandler(forName: "share")
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    title = message.name
  }
}

/// A small object hears it instead.
final class PlainPage: UIViewController {
  private let listener = Listener()
  private let webView = WKWebView()

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.configuration.userContentController.add(listener, name: "share")
    view.addSubview(webView)
  }
}

final class Listener: NSObject, WKScriptMessageHandler {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil { present(PlainPage(), animated: true) }
  }
}
