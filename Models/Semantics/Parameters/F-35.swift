import UIKit

// F-35 `BUSY_CLEARED`: the presenter may present again from the first DID of the dismissal, or only after the DIDs.
// [F35=0] only: B.viewDidDisappear < A.presented C
// [F35=1 F23=0] only: B.viewDidDisappear
// [F35=1 F23=1] only: B.viewDidDisappear < A.presented C

private final class NextAtOnce: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = FollowedController("B")
    controller.modalPresentationStyle = .overFullScreen
    return controller
  }
}

private final class FollowedController: RecordedController {
  weak var presenter: UIViewController?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter = presentingViewController
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter?.present(UIViewController(), animated: true) { record("A", "presented C") }
  }
}
