import UIKit

/// Lets the system interfere: rotation, background, animations switched off, a delegate taken away, coordinators.
final class SystemClient: ModalClient {
  override var keepsAppearance: Bool { true }
  override var allowance: Int { 2 }

  override var rotates: Bool { budget > 0 }
  override var entersBackground: Bool { true }

  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client switches animations off") { UIView.setAnimationsEnabled(false) },
      ClientCall("the client switches animations on") { UIView.setAnimationsEnabled(true) },
      ClientCall("the client takes the delegate away") { self.b.transitioningDelegate = nil },
      ClientCall("the client asks the coordinator") {
        self.a.transitionCoordinator?.animate(
          alongsideTransition: { _ in self.act() }, completion: { _ in self.act() })
      },
    ]
  }
}
