import UIKit

/// Steers the transition by its context and by its interaction controller, in every order.
final class ContextClient: ModalClient {
  override var keepsAppearance: Bool { true }
  override var allowance: Int { 2 }
  override var plans: Bool { true }

  override func setUp() {
    super.setUp()
    delegate.driver = ClientDriver()
    if b.presentingViewController == nil { a.present(b, animated: true) }
  }

  private var context: UIViewControllerContextTransitioning? { delegate.animator.context }

  override var calls: [ClientCall] {
    presentations + [
      ClientCall("the client completes with true") { self.context?.completeTransition(true) },
      ClientCall("the client completes with false") { self.context?.completeTransition(false) },
      ClientCall("the client finishes by the context") { self.context?.finishInteractiveTransition() },
      ClientCall("the client cancels by the context") { self.context?.cancelInteractiveTransition() },
      ClientCall("the client updates") { self.delegate.driver?.update(0.5) },
      ClientCall("the client finishes") { self.delegate.driver?.finish() },
      ClientCall("the client cancels") { self.delegate.driver?.cancel() },
      ClientCall("the client pauses") { self.delegate.driver?.pause() },
    ]
  }
}
