import UIKit

// TC-01: the coordinator is there as soon as an animated request has returned, and inside the presentation
// controller's WillBegin callbacks.
// [F28=0] only: A.coordinator after present < PC.coordinator at present < A.coordinator after dismiss < PC.coordinator at dismiss
// never: A.none after present
// never: A.none after dismiss
// never: PC.none at present
// never: PC.none at dismiss

private func coordinator(of controller: UIViewController, _ found: String, _ missing: String) -> String {
  controller.transitionCoordinator == nil ? missing : found
}

/// Asks for the coordinator when a transition is about to begin.
private final class AskingPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    record("PC", coordinator(of: presentingViewController, "coordinator at present", "none at present"))
  }

  override func dismissalTransitionWillBegin() {
    record("PC", coordinator(of: presentedViewController, "coordinator at dismiss", "none at dismiss"))
  }
}

private final class AskingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AskingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class CoordinatorAtOnce: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = AskingDelegate()

  override func setUp() {
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    showRoot(a)
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(b, animated: true)
      record("A", coordinator(of: a, "coordinator after present", "none after present"))
    } else {
      a.dismiss(animated: true)
      record("A", coordinator(of: a, "coordinator after dismiss", "none after dismiss"))
    }
  }
}
