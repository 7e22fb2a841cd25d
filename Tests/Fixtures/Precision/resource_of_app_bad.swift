import UIKit

/// The manual is there; the picture of the screen need not be.
final class ManualController: UIViewController {
  @objc func open() {
    guard let file = Bundle.main.url(forResource: "Manual", withExtension: "pdf") else {
      fatalError("the manual is missing")
    }
    guard let picture = view.snapshotView(afterScreenUpdates: false) else {
      fatalError("no picture")  // expect: TV1205
    }
    let reader = UIViewController()
    reader.title = file.lastPathComponent
    reader.view.addSubview(picture)
    present(reader, animated: true)
  }
}
