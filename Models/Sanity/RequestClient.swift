import UIKit

/// Presents and dismisses at any time, with animation and without: one call beside the first, in every callback.
class RequestClient: ModalClient {
  override var keepsAppearance: Bool { true }
  override var allowance: Int { 1 }
  override var plans: Bool { true }

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

/// Two calls beside the first, in the callbacks of controllers.
final class ControllersRequestClient: RequestClient {
  override var allowance: Int { 2 }
  override var objectsAct: Bool { false }
}

/// Two calls beside the first, in the callbacks of the objects of transitions.
final class ObjectsRequestClient: RequestClient {
  override var allowance: Int { 2 }
  override var controllersAct: Bool { false }
}
