import UIKit

/// Notes from where it presents, until somebody else asks.
final class Checkout {
  static let shared = Checkout()

  private var presenter: UIViewController?  // expect: TV902
  private let alerts = Alerts()

  func pay(from page: UIViewController) {
    presenter = page
    alerts.ask(on: page)
  }
}

/// Lasts as long as the one that has it.
final class Alerts {
  private var host: UIViewController?  // expect: TV902

  func ask(on page: UIViewController?) {
    if let page = page { host = page }
  }
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
