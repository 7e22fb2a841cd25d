import UIKit

/// Presents and dismisses at any time, from below and from above.
final class RequestClient: ModalClient {
  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client presents without animation") { self.a.present(self.b, animated: false) { self.act() } },
      ClientCall("the client presents on top") { self.b.present(self.c, animated: true) { self.act() } },
      ClientCall("the client dismisses from above") { self.b.dismiss(animated: true) { self.act() } },
      ClientCall("the client dismisses without animation") { self.a.dismiss(animated: false) { self.act() } },
    ]
  }
}

/// The same with the presenter's view removed.
final class RemovingRequestClient: ModalClient {
  override func setUp() {
    super.setUp()
    delegate.removesPresentersView = true
  }

  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client presents on top") { self.b.present(self.c, animated: true) { self.act() } },
      ClientCall("the client dismisses from above") { self.b.dismiss(animated: true) { self.act() } },
      ClientCall("the client dismisses without animation") { self.a.dismiss(animated: false) { self.act() } },
    ]
  }
}
