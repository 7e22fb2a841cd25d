import UIKit

final class TownService {
  func fetch(_ completion: @escaping (Int?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/towns")!) { data, _, _ in
      DispatchQueue.main.async { completion(data?.count) }
    }.resume()
  }
}

/// The answer opens what is wanted, as often as it comes.
final class TownsPage: UITableViewController {
  private let service = TownService()
  private var wanted: Int?

  @IBAction func reload(_ sender: Any) {
    service.fetch { [weak self] _ in
      guard let self, let wanted = self.wanted else { return }
      self.open(wanted)  // expect: TV701
    }
  }

  private func open(_ town: Int) {
    navigationController?.pushViewController(UIViewController(), animated: false)
  }
}
