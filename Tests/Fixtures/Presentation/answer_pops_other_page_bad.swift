import UIKit

final class HoldService {
  func place(_ answer: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, error in
      DispatchQueue.main.async { answer(error == nil) }
    }.resume()
  }
}

/// Leaves when the hold is placed. The options may be on top by then.
final class HoldPage: UIViewController {
  private let service = HoldService()

  @IBAction func placeTapped(_ sender: Any) {
    service.place { [weak self] isPlaced in
      if isPlaced { self?.navigationController?.popViewController(animated: true) }  // expect: TV603
    }
  }

  @IBAction func optionsTapped(_ sender: Any) {
    guard navigationController?.topViewController === self, transitionCoordinator == nil else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
