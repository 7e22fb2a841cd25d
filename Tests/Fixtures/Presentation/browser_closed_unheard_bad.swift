import SafariServices
import UIKit

protocol SignInDelegate: AnyObject {
  func signInDidEnd(_ address: URL?)
}

/// Nobody is the browser's delegate: closed with its button it tells nobody.
final class SignIn {
  private weak var delegate: SignInDelegate?
  private weak var browser: SFSafariViewController?
  private var isActive = false

  func begin(from host: UIViewController, at address: URL, delegate: SignInDelegate) {
    let browser = SFSafariViewController(url: address)
    browser.dismissButtonStyle = .cancel
    self.delegate = delegate
    isActive = true
    host.present(browser, animated: true)  // expect: TV1102
    self.browser = browser
  }

  func handle(_ address: URL) -> Bool {
    guard isActive else { return false }
    browser?.dismiss(animated: true) {
      self.delegate?.signInDidEnd(address)
      self.isActive = false
      self.delegate = nil
    }
    return true
  }
}

/// Hears of the browser's button, and of no pull.
final class Consent: NSObject, SFSafariViewControllerDelegate {
  private var completion: ((Bool) -> Void)?

  func ask(on host: UIViewController, at address: URL, completion: @escaping (Bool) -> Void) {
    let browser = SFSafariViewController(url: address)
    browser.modalPresentationStyle = .pageSheet
    browser.delegate = self
    self.completion = completion
    if host.presentedViewController == nil {
      host.present(browser, animated: true)  // expect: TV1102
    }
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    completion?(false)
    completion = nil
  }
}
