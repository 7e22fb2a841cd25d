// expect: holds
import UIKit

final class OfferPage: UIViewController {
  @objc func buy() {}
}

/// Does not keep the page.
final class Reminders {
  private let host: UIViewController
  private weak var page: OfferPage?

  init(host: UIViewController) { self.host = host }

  func show() {
    if page != nil { return }
    let page = OfferPage()
    self.page = page
    host.present(page, animated: true)
  }

  func hide() {
    page?.dismiss(animated: true) { self.page = nil }
  }
}

/// The offer cannot be pulled down.
final class Offers {
  private let host: UIViewController
  private var isShown = false

  init(host: UIViewController) { self.host = host }

  func show() {
    guard !isShown else { return }
    isShown = true
    let page = OfferPage()
    page.isModalInPresentation = true
    host.present(page, animated: true)
  }

  func hide() {
    host.dismiss(animated: true)
    isShown = false
  }
}

/// Hears of the end in another way, too.
final class Tips: NSObject, UIAdaptivePresentationControllerDelegate {
  private let host: UIViewController
  private var isShown = false

  init(host: UIViewController) { self.host = host }

  func show() {
    guard !isShown else { return }
    isShown = true
    let page = OfferPage()
    page.presentationController?.delegate = self
    host.present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isShown = false }

  func hide() {
    host.dismiss(animated: true)
    isShown = false
  }
}
