import UIKit
import WebKit

/// Its web view keeps the configuration, that the content controller, and that the page, which nobody forgets.
final class ArticlePage: UIViewController, WKScriptMessageHandler {
  private lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(self, name: "share")  // expect: TV902
    return WKWebView(frame: .zero, configuration: configuration)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    title = message.name
  }
}
