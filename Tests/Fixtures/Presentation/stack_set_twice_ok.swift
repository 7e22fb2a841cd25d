import UIKit

// expect: holds

final class TicketService {
  func buy(_ completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/ticket")!) { _, _, error in
      DispatchQueue.main.async { completion(error == nil) }
    }.resume()
  }
}

protocol BuyViewDelegate: AnyObject {
  func onClickBuy()
}

/// No touch comes through until the ticket is there.
final class BuyPage: UIViewController, BuyViewDelegate {
  private let service = TicketService()

  func onClickBuy() {
    view.isUserInteractionEnabled = false
    service.buy { [weak self] isBought in
      self?.view.isUserInteractionEnabled = true
      guard isBought else { return }
      self?.showTicket()
    }
  }

  private func showTicket() {
    navigationController?.setViewControllers([UIViewController()], animated: true)  // expect: possible TV701
  }
}

/// Without animation nothing is on its way when the second answer comes.
final class RenewPage: UIViewController, BuyViewDelegate {
  private let service = TicketService()

  func onClickBuy() {
    service.buy { [weak self] _ in
      self?.navigationController?.setViewControllers([UIViewController()], animated: false)
    }
  }
}
