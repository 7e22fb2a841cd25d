import UIKit

/// Nobody shows it but its window, and the block is lost.
final class DraftsController: UIViewController {
  func choose() {
    dismiss(animated: true) { self.showAll() }  // expect: possible TV602
  }

  func showAll() { present(UIViewController(), animated: true) }
}
