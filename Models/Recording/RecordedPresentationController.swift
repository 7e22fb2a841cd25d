import UIKit

/// A presentation controller without chrome that records what UIKit tells it.
class RecordedPresentationController: UIPresentationController {
  let name = "PC"
  var removesPresentersView = false

  override var shouldRemovePresentersView: Bool { removesPresentersView }

  override func presentationTransitionWillBegin() {
    record(name, "presentationTransitionWillBegin")
    super.presentationTransitionWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    record(name, completed ? "presentationTransitionDidEnd(true)" : "presentationTransitionDidEnd(false)")
    super.presentationTransitionDidEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    record(name, "dismissalTransitionWillBegin")
    super.dismissalTransitionWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    record(name, completed ? "dismissalTransitionDidEnd(true)" : "dismissalTransitionDidEnd(false)")
    super.dismissalTransitionDidEnd(completed)
  }

  override func containerViewWillLayoutSubviews() {
    record(name, "containerViewWillLayoutSubviews")
    super.containerViewWillLayoutSubviews()
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    record(name, "containerViewDidLayoutSubviews")
  }
}

/// Registers with the coordinator of the controller's transition and records what comes of it.
func recordCoordinator(of controller: UIViewController) {
  guard let coordinator = controller.transitionCoordinator else {
    record("TC", "none")
    return
  }
  let isQueued = coordinator.animate(
    alongsideTransition: { _ in
      record("TC", "alongside")
    },
    completion: { context in
      record("TC", context.isCancelled ? "completion(cancelled)" : "completion")
    })
  if !isQueued { record("TC", "refused") }
}
