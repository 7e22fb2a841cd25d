// expect: holds
import UIKit

// A panel that puts itself into a parent: what it is given is no page of its own, and not one that nobody shows.
final class PanelViewController: UIViewController {
  func attach(toParent parent: UIViewController) {
    put(into: parent)
  }

  private func put(into newParent: UIViewController) {
    newParent.addChild(self)
    newParent.view.addSubview(view)
    didMove(toParent: newParent)
  }
}
