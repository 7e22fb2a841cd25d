import UIKit
import WebKit

/// Shows pages on whatever it is given, at any time, and goes on when they are there.
final class Announcer {
  weak var page: UIViewController?
  var onNext: ((Bool) -> Void)?

  func announce(_ text: String, completion: @escaping (Bool) -> Void) {
    guard let page else { return completion(false) }
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true) { completion(true) }  // expect: TV602
  }

  func announceAndWait(_ text: String) async {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    await withCheckedContinuation { continuation in
      page?.present(alert, animated: true) { continuation.resume() }  // expect: TV602
    }
  }

  /// Each other way tells its client.
  func begin() {
    guard let page else {
      onNext?(false)
      return
    }
    page.present(UIViewController(), animated: true) {  // expect: TV602
      self.onNext?(true)
    }
  }
}

/// What imports files deletes each when the error is on the screen.
enum ErrorPresenter {
  static func show(_ error: Error, on page: UIViewController, onPresented: (() -> Void)?) {
    let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true, completion: onPresented)  // expect: TV602
  }
}

final class Importer {
  weak var page: UIViewController?

  func importFile(completion: @escaping () -> Void) {
    guard let page else { return completion() }
    ErrorPresenter.show(CocoaError(.fileNoSuchFile), on: page, onPresented: completion)
  }
}

/// A web page waits for the decision.
final class ArticlePage: UIViewController, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    if action.navigationType == .linkActivated {
      present(UIViewController(), animated: true) {  // expect: TV602
        decisionHandler(.cancel)
      }
    } else {
      decisionHandler(.allow)
    }
  }
}

/// Touches are off until the page is there.
final class GalleryPage: UIViewController {
  func show(_ page: UIViewController) {
    view.isUserInteractionEnabled = false
    present(page, animated: true) { [weak self] in  // expect: TV602
      self?.view.isUserInteractionEnabled = true
    }
  }
}

/// A tap shows the one preview, which may still be on its way out.
final class PreviewPage: UIViewController {
  private let preview = UIViewController()

  @IBAction func showPreview(_ sender: Any) {
    view.isUserInteractionEnabled = false
    present(preview, animated: true) { [weak self] in  // expect: TV602
      self?.view.isUserInteractionEnabled = true
    }
  }
}
