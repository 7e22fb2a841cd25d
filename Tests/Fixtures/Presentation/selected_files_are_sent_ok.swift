// expect: holds
import UIKit

/// Begins when the alert is up.
class UploadPage: UIViewController {
  let uploader = Uploader()

  @IBAction func send() {
    let wait = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
    present(wait, animated: true) { [weak self] in
      self?.uploader.uploadSelectedFiles {
        wait.dismiss(animated: true) { self?.showLink() }
      }
    }
  }

  private func showLink() { title = "Done" }
}

class Uploader {
  func uploadSelectedFiles(_ done: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in
      DispatchQueue.main.async(execute: done)
    }.resume()
  }
}
