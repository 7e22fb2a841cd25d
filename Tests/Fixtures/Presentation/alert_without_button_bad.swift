import UIKit

final class Printer {
  func render(_ completion: @escaping (URL) -> Void) {
    DispatchQueue.global().async { completion(URL(fileURLWithPath: "/tmp/page.pdf")) }
  }
}

/// The sheet is asked for in the turn in which the alert that says that it works begins to go.
final class PrintPage: UIViewController {
  private let printer = Printer()

  @IBAction func share(_ sender: UIButton) {
    let waiting = UIAlertController(title: "One moment", message: nil, preferredStyle: .alert)
    present(waiting, animated: true) { [weak self] in
      self?.printer.render { file in
        DispatchQueue.main.async {
          waiting.dismiss(animated: true)
          self?.offer(file)
        }
      }
    }
  }

  private func offer(_ file: URL) {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)  // expect: TV601
  }
}
