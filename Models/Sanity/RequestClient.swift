import UIKit

/// Presents and dismisses at any time, with animation and without.
final class RequestClient: ModalClient {
  override var allowance: Int { 2 }

  override func setUp() {
    super.setUp()
    if b.presentingViewController == nil { a.present(b, animated: true) { self.act() } }
  }

  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client presents without animation") { self.a.present(self.b, animated: false) { self.act() } },
      ClientCall("the client dismisses without animation") { self.a.dismiss(animated: false) { self.act() } },
    ]
  }
}

/// Presents and dismisses chains of controllers at any time, from below and from above; the presenter's view is removed.
final class ChainClient: ModalClient {
  override var allowance: Int { 2 }

  override func setUp() {
    super.setUp()
    delegate.removesPresentersView = true
    if b.presentingViewController == nil { a.present(b, animated: true) { self.act() } }
  }

  override var calls: [ClientCall] {
    [
      ClientCall("the client presents on top") { self.b.present(self.c, animated: true) { self.act() } },
      ClientCall("the client dismisses from above") { self.b.dismiss(animated: true) { self.act() } },
      ClientCall("the client dismisses without animation") { self.a.dismiss(animated: false) { self.act() } },
    ]
  }
}
