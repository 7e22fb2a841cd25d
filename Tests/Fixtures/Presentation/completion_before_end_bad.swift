import UIKit

/// Its completion says that the progress page has gone, and that one is only going.
final class Progress {
  weak var host: UIViewController?

  func hide(completion: @escaping () -> Void) {
    host?.dismiss(animated: true)
    completion()  // expect: TV601
  }
}

final class UploadPage: UIViewController {
  private let progress = Progress()

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.host = self
  }

  func failed() {
    progress.hide { [weak self] in
      let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
      self?.present(alert, animated: true)
    }
  }
}
