import UIKit

final class Exporter {
  func export(_ completion: @escaping (Error?) -> Void) {
    DispatchQueue.global().async { DispatchQueue.main.async { completion(nil) } }
  }
}

/// The progress comes up while the export may be over already: its dismissal is dropped, and the file never shown.
final class ExportPage: UIViewController {
  private let exporter = Exporter()

  @IBAction func export(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let progress = UIAlertController(title: "Exporting", message: nil, preferredStyle: .alert)
    present(progress, animated: true)
    exporter.export { error in
      progress.dismiss(animated: true) {  // expect: TV602
        self.title = error == nil ? "Exported" : "Failed"
      }
    }
  }
}
