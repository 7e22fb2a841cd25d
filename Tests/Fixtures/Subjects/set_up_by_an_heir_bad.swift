import UIKit

/// Shows what an heir gives it.
class PanelHost: UIViewController {
  private var makePanel: (() -> UIViewController)?

  func install(_ panel: @escaping () -> UIViewController) { makePanel = panel }

  func showPanel() {
    guard let makePanel = makePanel else { return }
    present(makePanel(), animated: true)
    let note = UIAlertController(title: "Panel", message: "It is open", preferredStyle: .alert)
    present(note, animated: true)  // expect: TV601
  }
}

final class LibraryHost: PanelHost {
  override func viewDidLoad() {
    super.viewDidLoad()
    install { UIViewController() }
  }
}
