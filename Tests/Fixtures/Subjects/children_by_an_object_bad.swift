import UIKit

/// Puts pages into a controller for whoever asks for it.
final class ChildPlacer {
  func place(_ page: UIViewController, in host: UIViewController) {
    host.addChild(page)
    page.beginAppearanceTransition(true, animated: false)  // expect: TV501
    host.view.addSubview(page.view)
    page.didMove(toParent: host)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}

final class ShelfScreen: UIViewController {
  private let placer = ChildPlacer()
  private let page = UIViewController()

  @objc func open() { placer.place(page, in: self) }
  @objc func close() { placer.remove(page) }
}
