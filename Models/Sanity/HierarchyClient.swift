import UIKit

/// Moves the views of the controllers about, before, during and after a transition.
final class HierarchyClient: ModalClient {
  override func setUp() {
    super.setUp()
    delegate.removesPresentersView = true
  }

  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client removes the presented view") { self.b.view.removeFromSuperview() },
      ClientCall("the client adds the presented view to the window") { keyWindow?.addSubview(self.b.view) },
      ClientCall("the client removes the presenter's view") { self.a.view.removeFromSuperview() },
      ClientCall("the client adds the presenter's view to the window") { keyWindow?.addSubview(self.a.view) },
      ClientCall("the client puts the presented view into the presenter's") {
        if !self.a.view.isDescendant(of: self.b.view) { self.a.view.addSubview(self.b.view) }
      },
    ]
  }
}
