// expect: holds
import SafariServices
import UIKit

/// Nobody waits for the end of a page of help.
final class Help {
  private var isExpert = false

  func open(_ address: URL, on host: UIViewController) {
    isExpert = true
    host.present(SFSafariViewController(url: address), animated: true)
  }
}

/// Hears of the browser's button; in its own style the browser is not pulled down.
final class Licence: NSObject, SFSafariViewControllerDelegate {
  private var completion: ((Bool) -> Void)?

  func ask(on host: UIViewController, at address: URL, completion: @escaping (Bool) -> Void) {
    let browser = SFSafariViewController(url: address)
    browser.delegate = self
    self.completion = completion
    if host.presentedViewController == nil { host.present(browser, animated: true) }
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    completion?(false)
    completion = nil
  }
}

/// Hears of both.
final class Consent: NSObject, SFSafariViewControllerDelegate, UIAdaptivePresentationControllerDelegate {
  private var completion: ((Bool) -> Void)?

  func ask(on host: UIViewController, at address: URL, completion: @escaping (Bool) -> Void) {
    let browser = SFSafariViewController(url: address)
    browser.modalPresentationStyle = .formSheet
    browser.delegate = self
    browser.presentationController?.delegate = self
    self.completion = completion
    if host.presentedViewController == nil { host.present(browser, animated: true) }
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { end() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { end() }

  private func end() {
    completion?(false)
    completion = nil
  }
}

/// What happens when it is closed is only that it is closed.
final class News: NSObject, SFSafariViewControllerDelegate {
  func open(_ address: URL, on host: UIViewController) {
    let browser = SFSafariViewController(url: address)
    browser.modalPresentationStyle = .pageSheet
    browser.delegate = self
    host.present(browser, animated: true)
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { controller.dismiss(animated: true) }
}
