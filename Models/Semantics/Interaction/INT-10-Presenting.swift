import UIKit

// INT-10, SCH-06: a gesture that asks for a presentation nobody lets it drive is cancelled when that starts, not later.
// only: A.began < A.ended < A.presented
// only: A.began < A.cancelled < A.presented

private final class PresentingPan: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) { root.present(PresentingController(), animated: false) }
}

private final class PresentingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan(_:)")))
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began:
      record("A", "began")
      let upper = UIViewController()
      upper.modalPresentationStyle = .overFullScreen
      present(upper, animated: true) { record("A", "presented") }
    case .cancelled: record("A", "cancelled")
    case .ended: record("A", "ended")
    default: break
    }
  }
}
