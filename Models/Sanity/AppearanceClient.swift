import UIKit

/// Begins and ends appearance transitions of the controllers at any time, and has a child.
final class AppearanceClient: ModalClient {
  override var allowance: Int { 2 }

  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client begins the presenter's appearance") {
        self.a.beginAppearanceTransition(true, animated: false)
      },
      ClientCall("the client begins the presenter's disappearance") {
        self.a.beginAppearanceTransition(false, animated: false)
      },
      ClientCall("the client ends the presenter's appearance transition") { self.a.endAppearanceTransition() },
      ClientCall("the client begins the disappearance of what it presents") {
        self.b.beginAppearanceTransition(false, animated: false)
      },
      ClientCall("the client ends the appearance transition of what it presents") { self.b.endAppearanceTransition() },
    ]
  }
}

/// Adds and removes a child controller and its view.
final class ContainmentClient: ModalClient {
  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client adds a child") { if self.c.parent == nil { self.a.addChild(self.c) } },
      ClientCall("the client adds the child's view") { self.a.view.addSubview(self.c.view) },
      ClientCall("the client adds the child's view to what it presents") { self.b.view.addSubview(self.c.view) },
      ClientCall("the client removes the child's view") { self.c.view.removeFromSuperview() },
      ClientCall("the client removes the child") { self.c.removeFromParent() },
    ]
  }
}
