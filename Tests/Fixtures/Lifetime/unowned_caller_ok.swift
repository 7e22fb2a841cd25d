// expect: holds
import UIKit

/// A block that comes later asks whether the screen is still there.
final class LeafController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.loadViewIfNeeded()
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
