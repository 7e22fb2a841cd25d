// expect: holds
import Combine
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

/// What the local store has comes in one of the next turns, before the user can open anything; a stream of events is no answer.
final class DraftsPage: UIViewController {
  private let drafts = LocalDrafts()
  private let names = Names()

  @IBAction func load(_ sender: Any) {
    drafts.fetch { [weak self] number in
      if number == 0 { self?.tell() }
    }
  }

  @IBAction func observe(_ sender: Any) {
    names.changes
      .receive(on: DispatchQueue.main)
      .sink { _ in
      } receiveValue: { [weak self] _ in
        self?.title = "changed"
      }
  }

  private func tell() {
    guard view.window != nil else { return }
    let alert = UIAlertController(title: "Nothing there", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  @IBAction func showHelp(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}

final class LocalDrafts {
  private var count = 0

  func fetch(completion: @escaping (Int) -> Void) {
    DispatchQueue.main.async { completion(self.count) }
  }
}

final class Names {
  let changes = PassthroughSubject<String, Error>()
}
