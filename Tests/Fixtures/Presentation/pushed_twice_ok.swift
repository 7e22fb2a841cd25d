// expect: holds
import UIKit

final class PriceService {
  func fetch(_ completion: @escaping (Int?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/price")!) { data, _, _ in
      DispatchQueue.main.async { completion(data?.count) }
    }.resume()
  }
}

/// The table takes no taps until the price has come.
final class ProductsPage: UITableViewController {
  private let service = PriceService()

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.allowsSelection = false
    service.fetch { [weak self] price in
      self?.tableView.allowsSelection = true
      guard price != nil, self?.navigationController?.topViewController === self else { return }
      self?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }
}

final class HelpPage: UIViewController {
  @IBAction func open(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
