import UIKit

/// There is no entry before the first one.
final class ArchiveController: UIViewController {
  private var current = 0

  @objc func open() {
    guard current > 0 else {
      fatalError("the archive cannot be read")  // expect: TV1205
    }
    present(UIViewController(), animated: true)
  }
}
