import UIKit

/// Closes the waiting alert that may still be coming up, and goes on in the completion.
class UploadPage: UIViewController {
  let uploader = Uploader()

  @IBAction func send() {
    let wait = UIAlertController(title: "Please wait", message: nil, preferredStyle: .alert)
    present(wait, animated: true)
    uploader.uploadSelectedFiles { [weak self] in
      wait.dismiss(animated: true) {  // expect: TV602
        self?.showLink()
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
