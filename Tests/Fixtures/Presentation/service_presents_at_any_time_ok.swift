// expect: holds
import UIKit

/// Keeps a service that tells of errors whenever they come, and shows them where nothing else is shown.
final class HomePage: UIViewController {
  private var sync: SyncManager?

  override func viewDidLoad() {
    super.viewDidLoad()
    sync = SyncManager(onError: { [weak self] text in
      guard let self, presentedViewController == nil, view.window != nil else { return }
      let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
      present(alert, animated: true)
    })
  }

  @IBAction func openSettings(_ sender: UIButton) {
    if presentedViewController == nil { present(SettingsPage(), animated: true) }
  }
}

final class SettingsPage: UIViewController {}

final class SyncManager {
  private let onError: (String) -> Void

  init(onError: @escaping (String) -> Void) { self.onError = onError }

  func failed(_ text: String) { onError(text) }
}
