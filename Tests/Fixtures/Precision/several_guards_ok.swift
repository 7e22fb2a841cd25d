import UIKit

/// Its author has ruled out that anything of this is missing; that one guard fails instead of the other makes it no surer.
final class ArchiveController: UIViewController {
  @objc func open() {
    guard let store = ArchiveStore.standard(), let entry = store.entry(named: "first") else {
      fatalError("the archive cannot be read")  // expect: precondition TV1205
    }
    let page = UIViewController()
    page.title = entry.title
    present(page, animated: true)
  }
}
