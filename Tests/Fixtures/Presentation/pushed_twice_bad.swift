import UIKit

final class PriceService {
  func fetch(_ completion: @escaping (Int?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/price")!) { data, _, _ in
      DispatchQueue.main.async { completion(data?.count) }
    }.resume()
  }
}

/// A row can be tapped again while its price is on the way: the page is pushed twice.
final class ProductsPage: UITableViewController {
  private let service = PriceService()

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    service.fetch { [weak self] price in
      guard price != nil else { return }
      self?.navigationController?.pushViewController(UIViewController(), animated: true)  // expect: TV701
    }
  }
}
