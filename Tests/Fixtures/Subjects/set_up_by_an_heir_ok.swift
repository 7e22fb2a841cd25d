// expect: holds
import UIKit

/// Shows what an heir gives it, and says so afterwards.
class PanelHost: UIViewController {
  private var makePanel: (() -> UIViewController)?

  func install(_ panel: @escaping () -> UIViewController) { makePanel = panel }

  func showPanel() {
    guard let makePanel = makePanel, presentedViewController == nil else { return }
    present(makePanel(), animated: true)
  }
}

final class LibraryHost: PanelHost {
  override func viewDidLoad() {
    super.viewDidLoad()
    install { UIViewController() }
  }
}
