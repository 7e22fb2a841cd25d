import UIKit

/// A block that comes later sends a message to a screen that the user may have closed by then.
final class LeafController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned self] in
      loadViewIfNeeded()  // expect: TV1205
    }
  }

  @objc func close() {
    dismiss(animated: true)
  }
}

final class TreeController: UIViewController {
  @objc func openLeaf() {
    let leaf = LeafController()
    leaf.modalPresentationStyle = .fullScreen
    present(leaf, animated: true)
  }
}
