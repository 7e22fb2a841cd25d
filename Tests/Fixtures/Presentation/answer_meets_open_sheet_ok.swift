// expect: holds
import UIKit

final class PriceService {
  func fetch(_ completion: @escaping (Result<Int, Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/price")!) { _, _, error in
      DispatchQueue.main.async { completion(error.map { .failure($0) } ?? .success(1)) }
    }.resume()
  }
}

/// What is asked waits in a label of the page when something else is open.
final class OrderPage: UIViewController {
  private let service = PriceService()
  private let note = UILabel()

  @IBAction func refresh(_ sender: Any) {
    service.fetch { [weak self] result in
      guard case .success = result else { return }
      self?.askWhetherAccepted()
    }
  }

  private func askWhetherAccepted() {
    guard presentedViewController == nil, view.window != nil, !isBeingDismissed else {
      note.text = "New price"
      return
    }
    let alert = UIAlertController(title: "New price", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Accept", style: .default))
    present(alert, animated: true)
  }

  @IBAction func showDetails(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
