// expect: holds
import UIKit

/// Lets the page go when it has been paid.
final class Checkout {
  static let shared = Checkout()

  private var presenter: UIViewController?
  private weak var last: UIViewController?
  private var page: UIViewController?

  func pay(from page: UIViewController) {
    presenter = page
    last = page
  }

  func end() { presenter = nil }

  /// What it makes itself, it keeps to show it again.
  func prepare() { page = ReceiptPage() }
}

final class ReceiptPage: UIViewController {}

/// Shows what it has.
final class Windows {
  static let shared = Windows()

  private let window = UIWindow()
  private var page: UIViewController?

  func show(_ page: UIViewController) {
    self.page = page
    window.rootViewController = page
  }
}

/// Made for each page.
final class Helper {
  private var host: UIViewController?

  func help(_ page: UIViewController) { host = page }
}

final class ShopPage: UIViewController {
  @IBAction func pay(_ sender: Any) { Checkout.shared.pay(from: self) }
}

final class HomePage: UIViewController {
  @IBAction func shop(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(ShopPage(), animated: true)
  }
}
