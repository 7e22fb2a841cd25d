import UIKit

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

/// The button of its view can be touched again while the ticket is on its way: the stack is replaced twice.
final class BuyPage: UIViewController, BuyViewDelegate {
  private let service = TicketService()

  func onClickBuy() {
    service.buy { [weak self] isBought in
      guard isBought else { return }
      self?.showTicket()
    }
  }

  private func showTicket() {
    navigationController?.setViewControllers([UIViewController()], animated: true)  // expect: TV701
  }
}
