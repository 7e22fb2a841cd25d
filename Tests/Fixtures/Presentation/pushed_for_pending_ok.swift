// expect: holds
import UIKit

final class TownService {
  func fetch(_ completion: @escaping (Int?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/towns")!) { data, _, _ in
      DispatchQueue.main.async { completion(data?.count) }
    }.resume()
  }
}

/// The first answer opens what is wanted, and takes note of that.
final class TownsPage: UITableViewController {
  private let service = TownService()
  private var wanted: Int?

  @IBAction func reload(_ sender: Any) {
    service.fetch { [weak self] _ in
      guard let self, let wanted = self.wanted else { return }
      self.open(wanted)
    }
  }

  private func open(_ town: Int) {
    wanted = nil
    navigationController?.pushViewController(UIViewController(), animated: false)
  }
}
