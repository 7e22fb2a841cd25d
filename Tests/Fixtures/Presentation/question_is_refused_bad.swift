import UIKit

/// Asks on the page that it is given, at any time. The caller goes on with the answer.
final class Questions {
  weak var page: UIViewController?

  func askForSync(completion: @escaping (Bool) -> Void) {
    guard let page else {
      completion(false)
      return
    }
    let alert = UIAlertController(title: "Sync?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion(true) })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(false) })
    page.present(alert, animated: true)  // expect: TV602
  }

  func askForName() async -> String? {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in continuation.resume(returning: "Ada") })
      self.page?.present(alert, animated: true)  // expect: TV602
    }
  }
}
