import UIKit

final class OfferPage: UIViewController {
  @objc func buy() {}
}

/// Notes that the offer is shown, and takes the note back in its own dismissal alone: after a pull it is never shown again.
final class Offers {
  private let host: UIViewController
  private var isShown = false

  init(host: UIViewController) { self.host = host }

  func show() {
    guard !isShown else { return }
    isShown = true
    host.present(OfferPage(), animated: true)  // expect: TV1102
  }

  func hide() {
    host.dismiss(animated: true)
    isShown = false
  }
}

/// The same with the page itself.
final class Reminders {
  private let host: UIViewController
  private var page: OfferPage?

  init(host: UIViewController) { self.host = host }

  func show() {
    if page != nil { return }
    let page = OfferPage()
    self.page = page
    host.present(page, animated: true)  // expect: TV1102
  }

  func hide() {
    page?.dismiss(animated: true) { self.page = nil }
  }
}
