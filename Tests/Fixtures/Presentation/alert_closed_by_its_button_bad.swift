import UIKit

final class FileLoader {
  func cancel() {}
  func load(_ answer: @escaping (URL?) -> Void) {
    URLSession.shared.downloadTask(with: URL(string: "https://example.com")!) { url, _, _ in
      DispatchQueue.main.async { answer(url) }
    }.resume()
  }
}

/// Its Cancel closes the alert: the answer to the cancelled download closes the page.
final class FilePage: UIViewController {
  private let loader = FileLoader()

  @IBAction func shareTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    prepare()
  }

  private func prepare() {
    let alert = UIAlertController(title: "Preparing", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.loader.cancel() })
    present(alert, animated: true) {
      self.loader.load { url in
        self.title = url?.path
        self.dismiss(animated: true)  // expect: TV603
      }
    }
  }
}
