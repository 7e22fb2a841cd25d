import UIKit

/// Presents and dismisses chains of controllers at any time, from below and from above; the presenter's view is removed:
/// one call beside the first, in every callback.
class ChainClient: ModalClient {
  override var keepsAppearance: Bool { true }
  override var allowance: Int { 1 }
  override var plans: Bool { true }

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

/// Two calls beside the first, in the callbacks of controllers.
final class ControllersChainClient: ChainClient {
  override var allowance: Int { 2 }
  override var objectsAct: Bool { false }
}

/// Two calls beside the first, in the callbacks of the objects of transitions.
final class ObjectsChainClient: ChainClient {
  override var allowance: Int { 2 }
  override var controllersAct: Bool { false }
}
