// expect: holds
import UIKit

final class HoldService {
  func place(_ answer: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, error in
      DispatchQueue.main.async { answer(error == nil) }
    }.resume()
  }
}

/// Looks whether it is on top.
final class HoldPage: UIViewController {
  private let service = HoldService()

  @IBAction func placeTapped(_ sender: Any) {
    service.place { [weak self] isPlaced in
      guard let self, isPlaced, self.navigationController?.topViewController === self else { return }
      if self.transitionCoordinator == nil { self.navigationController?.popViewController(animated: true) }
    }
  }

  @IBAction func optionsTapped(_ sender: Any) {
    guard navigationController?.topViewController === self, transitionCoordinator == nil else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

/// Pops at once.
final class FilterPage: UIViewController {
  @IBAction func applyTapped(_ sender: Any) {
    guard navigationController?.topViewController === self, transitionCoordinator == nil else { return }
    navigationController?.popViewController(animated: true)
  }

  @IBAction func optionsTapped(_ sender: Any) {
    guard navigationController?.topViewController === self, transitionCoordinator == nil else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

/// Opens nothing, so that it is on top.
final class NotePage: UIViewController {
  private let service = HoldService()

  @IBAction func saveTapped(_ sender: UIButton) {
    sender.isEnabled = false
    service.place { [weak self] _ in
      guard let self, self.transitionCoordinator == nil else { return }
      self.navigationController?.popViewController(animated: true)
    }
  }
}
