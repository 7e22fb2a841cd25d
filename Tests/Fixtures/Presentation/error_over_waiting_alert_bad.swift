import UIKit

final class Downloads {
  func load(_ answer: @escaping (Bool) -> Void) {
    URLSession.shared.downloadTask(with: URL(string: "https://example.com")!) { url, _, _ in
      DispatchQueue.main.async { answer(url != nil) }
    }.resume()
  }
}

/// Where the download fails, nobody closes the alert that waits.
final class RecentPage: UIViewController {
  private let downloads = Downloads()
  private let waiting = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)

  @IBAction func openTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    fetch()
  }

  private func fetch() {
    show(progress: 0, isNew: true)
    downloads.load { isLoaded in
      if !isLoaded {
        self.showError("Not loaded")
        return
      }
      self.waiting.dismiss(animated: true)
    }
  }

  private func show(progress: Float, isNew: Bool) {
    if isNew { present(waiting, animated: true) }
  }

  private func showError(_ message: String) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // expect: TV601
  }
}
