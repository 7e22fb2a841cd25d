// expect: holds
import UIKit

final class Downloads {
  func load(_ answer: @escaping (Bool) -> Void) {
    URLSession.shared.downloadTask(with: URL(string: "https://example.com")!) { url, _, _ in
      DispatchQueue.main.async { answer(url != nil) }
    }.resume()
  }
}

/// Closes the alert in each case, and says in its own view what went wrong.
final class RecentPage: UIViewController {
  private let downloads = Downloads()
  private let waiting = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)

  @IBAction func openTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(waiting, animated: true) {
      self.downloads.load { isLoaded in
        if self.presentedViewController === self.waiting { self.waiting.dismiss(animated: true) }
        if !isLoaded { self.title = "Not loaded" }
      }
    }
  }
}

/// Presents at once, or when the answer has come: never both.
final class StoredPage: UIViewController {
  private let downloads = Downloads()
  private var stored: UIViewController?

  @IBAction func openTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    if let stored {
      present(stored, animated: true)
    } else {
      downloads.load { _ in
        if self.presentedViewController == nil, self.view.window != nil {
          self.present(UIViewController(), animated: true)
        }
      }
    }
  }
}

/// Says it in its own view.
final class QuietPage: UIViewController {
  private let downloads = Downloads()

  @IBAction func openTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
    downloads.load { isLoaded in
      if !isLoaded { self.title = "Not loaded" }
    }
  }
}
