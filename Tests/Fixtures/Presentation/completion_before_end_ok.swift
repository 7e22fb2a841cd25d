// expect: holds
import UIKit

final class Progress {
  weak var host: UIViewController?

  /// The callers present nothing in it.
  func hide(completion: @escaping () -> Void) {
    host?.dismiss(animated: true)
    completion()
  }

  func end(completion: @escaping () -> Void) {
    guard host?.presentedViewController != nil else {
      completion()
      return
    }
    host?.dismiss(animated: true) { completion() }
  }
}

final class UploadPage: UIViewController {
  private let progress = Progress()

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.host = self
  }

  func ended() {
    progress.hide { [weak self] in self?.title = "Done" }
  }

  func failed() {
    progress.end { [weak self] in
      guard let self, presentedViewController == nil, viewIfLoaded?.window != nil else { return }
      let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
      present(alert, animated: true)
    }
  }
}
