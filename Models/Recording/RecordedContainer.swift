import UIKit

/// A container that tells its children of their appearance by itself (APP-08) and records what it is told.
class ForwardingContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Adds a child with its view, and tells it nothing.
  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
