import Combine
import UIKit

final class PriceService {
  func fetch(_ completion: @escaping (Result<Int, Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/price")!) { _, _, error in
      DispatchQueue.main.async { completion(error.map { .failure($0) } ?? .success(1)) }
    }.resume()
  }
}

/// Asks whether the new price is accepted. The user may have opened the details by then: nobody is asked.
final class OrderPage: UIViewController {
  private let service = PriceService()

  @IBAction func refresh(_ sender: Any) {
    service.fetch { [weak self] result in
      guard case .success = result else { return }
      self?.askWhetherAccepted()
    }
  }

  private func askWhetherAccepted() {
    let alert = UIAlertController(title: "New price", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Accept", style: .default))
    present(alert, animated: true)  // expect: TV601
  }

  @IBAction func showDetails(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

/// The request is a publisher that ends, or fails: the user may have opened the help by then.
final class ImportPage: UIViewController {
  private let library = Library()

  @IBAction func load(_ sender: Any) {
    library.load("book")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        if case .failure = completion { self?.tell() }
      } receiveValue: { _ in
      }
  }

  private func tell() {
    let alert = UIAlertController(title: "Not loaded", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // expect: TV601
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

final class Library {
  func load(_ name: String) -> AnyPublisher<Int, Error> {
    Fail(error: URLError(.badURL)).eraseToAnyPublisher()
  }
}
