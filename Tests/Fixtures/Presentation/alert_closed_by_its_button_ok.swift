// expect: holds
import UIKit

final class FileLoader {
  func cancel() {}
  func load(_ answer: @escaping (URL?) -> Void) {
    URLSession.shared.downloadTask(with: URL(string: "https://example.com")!) { url, _, _ in
      DispatchQueue.main.async { answer(url) }
    }.resume()
  }
}

/// Asks the alert itself to go.
final class FilePage: UIViewController {
  private let loader = FileLoader()

  @IBAction func shareTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let alert = UIAlertController(title: "Preparing", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.loader.cancel() })
    present(alert, animated: true) {
      self.loader.load { _ in alert.dismiss(animated: true) }
    }
  }
}

/// Its alert has no button: only the answer closes it.
final class ImagePage: UIViewController {
  private let loader = FileLoader()

  @IBAction func shareTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let alert = UIAlertController(title: "Preparing", message: nil, preferredStyle: .alert)
    present(alert, animated: true) {
      self.loader.load { _ in self.dismiss(animated: true) }
    }
  }
}

/// Looks whether the alert is still there.
final class SoundPage: UIViewController {
  private let loader = FileLoader()

  @IBAction func shareTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let alert = UIAlertController(title: "Preparing", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.loader.cancel() })
    present(alert, animated: true) {
      self.loader.load { _ in
        if self.presentedViewController === alert { self.dismiss(animated: true) }
      }
    }
  }
}
