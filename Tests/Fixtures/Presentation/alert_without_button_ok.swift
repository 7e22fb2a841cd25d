import UIKit

// expect: holds

final class Printer {
  func render(_ completion: @escaping (URL) -> Void) {
    DispatchQueue.global().async { completion(URL(fileURLWithPath: "/tmp/page.pdf")) }
  }
}

/// No tap closes the alert that says that it works: the file is shared when it has gone.
final class PrintPage: UIViewController {
  private let printer = Printer()

  @IBAction func share(_ sender: UIButton) {
    let waiting = UIAlertController(title: "One moment", message: nil, preferredStyle: .alert)
    present(waiting, animated: true) { [weak self] in
      self?.printer.render { file in
        DispatchQueue.main.async {
          waiting.dismiss(animated: true) { self?.offer(file) }
        }
      }
    }
  }

  private func offer(_ file: URL) {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
