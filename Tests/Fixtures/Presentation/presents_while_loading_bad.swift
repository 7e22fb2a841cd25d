import UIKit

/// Sets up the camera in viewDidLoad, and complains from there: the view is in no window yet.
final class ScannerPage: UIViewController {
  var hasCamera = false

  override func viewDidLoad() {
    super.viewDidLoad()
    prepareCamera()
  }

  private func prepareCamera() {
    guard hasCamera else {
      complain(about: "There is no camera.")
      return
    }
    view.backgroundColor = .black
  }

  private func complain(about text: String) {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)  // expect: TV601
  }
}
